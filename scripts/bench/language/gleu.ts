const LONGEST = 4;

/**
 * How near a correction is to the right forms, 0 to 1: shared runs of one to four words, less those that were kept from
 * the learner although the right form dropped them. After Napoles and others, 2015 (GLEU without tuning), for one sentence.
 */
export function gleu(
  source: readonly string[],
  corrected: readonly string[],
  right: readonly string[],
): number {
  if (corrected.length === 0 || right.length === 0) return 0;
  let logSum = 0;
  let orders = 0;
  for (let length = 1; length <= LONGEST; length += 1) {
    const mine = runs(corrected, length);
    const total = [...mine.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) continue;
    const wanted = runs(right, length);
    const before = runs(source, length);
    let hits = 0;
    for (const [run, count] of mine) {
      const matched = Math.min(count, wanted.get(run) ?? 0);
      const keptWrongly = Math.max(0, Math.min(count, before.get(run) ?? 0) - matched);
      hits += matched - keptWrongly;
    }
    logSum += Math.log(Math.max(hits, 0.5) / total);
    orders += 1;
  }
  const brevity = Math.min(1, Math.exp(1 - right.length / corrected.length));
  return brevity * Math.exp(logSum / orders);
}

function runs(words: readonly string[], length: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words.slice(at, at + length).join(' ');
    found.set(run, (found.get(run) ?? 0) + 1);
  }
  return found;
}
