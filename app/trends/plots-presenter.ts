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

/** Before she began there is nothing to compare. */
function sinceFirst(values: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const first = values.findIndex((value) => value !== undefined && value > 0);
  return first < 0 ? [] : values.slice(first);
}
