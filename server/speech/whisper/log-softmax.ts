/** The natural log of a token's probability in one row of scores. */
export function logProbability(scores: Float32Array, token: number): number {
  return (scores[token] ?? -Infinity) - logSumExp(scores);
}

export function logSumExp(scores: Float32Array): number {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return highest + Math.log(sum);
}
