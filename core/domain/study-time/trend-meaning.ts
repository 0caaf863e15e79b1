/** Fewer measured weeks or months say nothing. */
const LEAST = 4;

/** So many are held against as many before them, at most. */
const MOST = 4;

/** What a plot says, in one word; a mean of the later values and one of those before them. */
export type TrendMeaning =
  | { readonly kind: 'too-little' }
  | {
      readonly kind: 'rising' | 'falling' | 'steady';
      readonly before: number;
      readonly lately: number;
    };

/**
 * Only what the values show: the later half of what was measured against the earlier, not why it is so.
 *
 * @param values of weeks or months, the oldest first; undefined where nothing was measured
 * @param notable a smaller difference may be chance
 */
export function meaningOf(values: readonly (number | undefined)[], notable: number): TrendMeaning {
  const known = values.filter((value) => value !== undefined);
  if (known.length < LEAST) return { kind: 'too-little' };
  const each = Math.min(MOST, Math.floor(known.length / 2));
  const lately = meanOf(known.slice(-each));
  const before = meanOf(known.slice(-2 * each, -each));
  const change = lately - before;
  const kind = Math.abs(change) < notable ? 'steady' : change > 0 ? 'rising' : 'falling';
  return { kind, before, lately };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
