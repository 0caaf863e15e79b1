export type Pair = readonly [string, string];

/** Word by word, where there are as many on both sides. */
export const pairsOf = (expected: readonly string[], said: readonly string[]): readonly Pair[] =>
  expected.length === said.length ? expected.map((word, at) => [word, said[at] ?? '']) : [];
