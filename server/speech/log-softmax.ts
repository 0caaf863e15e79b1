/** The natural log of a token's probability in one row of scores. */
export function logProbability(scores: Float32Array, token: number): number {
  return (scores[token] ?? -Infinity) - logSumExp(scores);
}

/** Fifty thousand tokens this far below the highest score add less than a fiftieth of a nat together. */
const COUNTS_FOR_NOTHING = -15;

export function logSumExp(scores: Float32Array): number {
  const highest = highestOf(scores);
  let sum = 0;
  // Counting by index halves the time, and most of a vocabulary lies too far below to cost an exponential.
  for (let token = 0; token < scores.length; token += 1) {
    const below = (scores[token] ?? -Infinity) - highest;
    if (below > COUNTS_FOR_NOTHING) sum += Math.exp(below);
  }
  return highest + Math.log(sum);
}

function highestOf(scores: Float32Array): number {
  let highest = -Infinity;
  for (let token = 0; token < scores.length; token += 1) {
    const score = scores[token] ?? -Infinity;
    if (score > highest) highest = score;
  }
  return highest;
}
