/** One figure beside what the bare technology needs for the same, measured in the same run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bare?: { readonly what: string; readonly value: number };
  /** As the product promises it; `value` unless it says `ratio`. */
  readonly goal?: { readonly of?: 'ratio'; readonly atMost?: number; readonly atLeast?: number };
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** `share` is 0 to 1: 0.95 is what 95 % of the values do not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share + 0.5)] ?? Number.NaN;

export const ratioOf = ({ value, bare }: Row): number | undefined => bare && value / bare.value;

export function isMet(row: Row): boolean | undefined {
  const { goal } = row;
  if (!goal) return undefined;
  const figure = goal.of === 'ratio' ? (ratioOf(row) ?? Number.NaN) : row.value;
  return figure <= (goal.atMost ?? Infinity) && figure >= (goal.atLeast ?? -Infinity);
}
