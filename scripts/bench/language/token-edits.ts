/** Words in lower case, without the punctuation around them. */
export const tokensOf = (sentence: string): readonly string[] =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** Steps from one sentence to another, each as text: where it is in `from`, what goes and what comes. */
export function tokenEdits(from: readonly string[], to: readonly string[]): readonly string[] {
  const cost = costs(from, to);
  const edits: string[] = [];
  let [i, j] = [from.length, to.length];
  while (i > 0 || j > 0) {
    const [goes, comes] = [from[i - 1], to[j - 1]];
    const here = cost[i]?.[j] ?? 0;
    if (cost[i - 1]?.[j - 1] === here - swapCost(goes, comes)) {
      if (goes !== comes) edits.push(`${i - 1}:${goes}>${comes}`);
      i -= 1;
      j -= 1;
    } else if (cost[i - 1]?.[j] === here - STEP) {
      edits.push(`${i - 1}:${goes}>`);
      i -= 1;
    } else {
      edits.push(`${i}:>${comes}`);
      j -= 1;
    }
  }
  return edits.toReversed();
}

const STEP = 10;

/** Two forms of one word are swapped rather than one dropped and the other put in. */
function swapCost(from: string | undefined, to: string | undefined): number {
  if (from === to) return 0;
  return from?.slice(0, 2) === to?.slice(0, 2) ? STEP : STEP + 2;
}

function costs(from: readonly string[], to: readonly string[]): readonly (readonly number[])[] {
  const cost: number[][] = [];
  for (let i = 0; i <= from.length; i += 1) {
    const row: number[] = [];
    for (let j = 0; j <= to.length; j += 1) {
      const swap = (cost[i - 1]?.[j - 1] ?? Infinity) + swapCost(from[i - 1], to[j - 1]);
      const best = Math.min(
        swap,
        (cost[i - 1]?.[j] ?? Infinity) + STEP,
        (row[j - 1] ?? Infinity) + STEP,
      );
      row.push(i === 0 && j === 0 ? 0 : best);
    }
    cost.push(row);
  }
  return cost;
}
