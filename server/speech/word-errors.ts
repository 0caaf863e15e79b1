/** Words to compare by: small letters, no punctuation, apostrophes straight. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’]/gu, "'")
    .replaceAll(/[^a-z0-9' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** The fewest words to put in, take out or replace to get from one text to the other. */
export function countWordErrors(wanted: string, heard: string): number {
  const columns = wordsOf(heard);
  let row = Array.from({ length: columns.length + 1 }, (_, i) => i);
  for (const word of wordsOf(wanted)) {
    const next = [(row[0] ?? 0) + 1];
    columns.forEach((other, i) => {
      const replaced = (row[i] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[i + 1] ?? 0) + 1, (next[i] ?? 0) + 1));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
