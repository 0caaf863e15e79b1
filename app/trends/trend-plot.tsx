import { useTranslation } from 'react-i18next';
import type { Trend, TrendSpan } from '../../core/domain/study-time/trends.ts';
import { BarChart } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { LineChart } from '../design/line-chart.tsx';
import { marksAround, type MeasureName } from './measures-presenter.ts';
import type { Plot } from './plots-presenter.ts';
import { TrendHead } from './trend-head.tsx';
import styles from './trend-plot.module.css';
import { usePlotFigures } from './use-plot-figures.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useSpanName } from './use-span-name.ts';

type TrendPlotProps = {
  readonly plot: Plot;
  readonly trends: readonly Trend[];
  /** The first week or month that is drawn. */
  readonly from: number;
  readonly by: TrendSpan;
};

/** What sums are is told once, above them. */
const hasHint = (name: MeasureName) => name !== 'minutes' && name !== 'fresh';

/** Bars so many apart leave room for a figure above each. */
const ROOM = 4;

/** One figure over time, and one sentence that says what it means. */
export function TrendPlot({ plot, trends, from, by }: TrendPlotProps) {
  const { t } = useTranslation('study');
  const { measure, values, meaning } = plot;
  const { name, isSum } = measure;
  const textOf = useMeasureText(name);
  const spanName = useSpanName(by, trends.length - from);
  const points = trends.map((trend, index) => {
    const value = values[index];
    return {
      ...spanName(trend.beginsOn, trends.length - 1 - index),
      value,
      text: value === undefined ? t('trends.none') : textOf(value),
    };
  });
  const known = values.filter((value) => value !== undefined);
  const head = {
    caption: t(`trends.${name}`),
    columns: [t('trends.when'), t(`trends.${name}`)] as const,
    from,
    average: meaning.kind === 'too-little' ? undefined : meaning.before,
  };
  const figures = usePlotFigures(name, known);
  const highest = values.indexOf(Math.max(...known));
  const hasFigure = (index: number) =>
    index === points.length - 1 || (index === highest && points.length - index > ROOM);
  const latest = known.at(-1);
  return (
    <Card>
      <div className={styles.plot}>
        <div>
          <h3>{t(`trends.${name}`)}</h3>
          {hasHint(name) && <p className={styles.hint}>{t(`trends.${name}Hint`)}</p>}
        </div>
        <TrendHead plot={plot} />
        {isSum ? (
          <div className={styles.chart}>
            <BarChart
              {...head}
              unit={name === 'minutes' ? figures.unit : undefined}
              bars={points.map((point, index) => ({
                ...point,
                value: point.value ?? 0,
                figure: hasFigure(index) ? figures.of(point.value ?? 0) : undefined,
                isNow: index === points.length - 1,
              }))}
            />
          </div>
        ) : (
          latest !== undefined && (
            <div className={styles.chart}>
              <LineChart
                {...head}
                points={points}
                marks={marksAround(known, measure.scale).map((value) => ({
                  value,
                  name: figures.of(value),
                }))}
                latest={figures.of(latest)}
              />
            </div>
          )
        )}
      </div>
    </Card>
  );
}
