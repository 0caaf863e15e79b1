/** Of groups parted by semicolons: the other words of those that a word, in lower case, belongs to. */
export function othersInGroups(groups: string): (word: string) => readonly string[] {
  const others = new Map<string, readonly string[]>();
  for (const group of groups.split(';').map((words) => words.trim().split(/\s+/u)))
    for (const word of group) {
      const key = word.toLowerCase();
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...group.filter((other) => other !== word)]);
    }
  return (word) => others.get(word) ?? [];
}
