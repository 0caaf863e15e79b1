/** Whole; undefined where there is nothing to take the average of. */
export function wholeAverage(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  return Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}
