import { meaningOf, type TrendMeaning } from '../../core/domain/study-time/trend-meaning.ts';
import type { Trend } from '../../core/domain/study-time/trends.ts';
import { MEASURES, type Measure } from './measures-presenter.ts';

export interface Plot {
  readonly measure: Measure;
  /** Of each week or month; undefined where nothing was measured. */
  readonly values: readonly (number | undefined)[];
  readonly meaning: TrendMeaning;
}

/** What is drawn of weeks or months, and what each drawing means. */
export const plotsOf = (trends: readonly Trend[]): readonly Plot[] =>
  MEASURES.map((measure) => {
    const values = trends.map(measure.of);
    const compared = measure.isSum ? sinceFirst(values.slice(0, -1)) : values;
    return { measure, values, meaning: meaningOf(compared, measure.notable) };
  });

/** Fewer would look as if they were all there was. */
const FEWEST = 8;

/** The first week or month that is drawn, the same for all plots: before she began there is nothing to see. */
export function beginsAt(plots: readonly Plot[]): number {
  const firsts = plots.flatMap(({ values }) => {
    const first = values.findIndex((value) => value !== undefined && value > 0);
    return first < 0 ? [] : [first];
  });
  const all = plots[0]?.values.length ?? 0;
  return Math.max(0, Math.min(all - FEWEST, ...firsts));
}

/** Before she began there is nothing to compare. */
function sinceFirst(values: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const first = values.findIndex((value) => value !== undefined && value > 0);
  return first < 0 ? [] : values.slice(first);
}
