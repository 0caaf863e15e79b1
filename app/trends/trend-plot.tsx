import { useTranslation } from 'react-i18next';
import type { Trend, TrendSpan } from '../../core/domain/study-time/trends.ts';
import { BarChart } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { LineChart } from '../design/line-chart.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { marksAround } from './measures-presenter.ts';
import type { Plot } from './plots-presenter.ts';
import { usePlotFigures } from './use-plot-figures.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useSpanName } from './use-span-name.ts';

type TrendPlotProps = {
  readonly plot: Plot;
  readonly trends: readonly Trend[];
  readonly by: TrendSpan;
};

const FIGURES = { rising: 'rising', falling: 'falling', steady: 'steady' } as const;
const SUMS = { rising: 'more', falling: 'less', steady: 'steady' } as const;
/** Of a time the lower one is better: it is said how it is heard. */
const TIMES = { rising: 'later', falling: 'sooner', steady: 'steady' } as const;

/** Bars so many apart leave room for a figure above each. */
const ROOM = 4;

/** One figure over time, and one sentence that says what it means. */
export function TrendPlot({ plot, trends, by }: TrendPlotProps) {
  const { t } = useTranslation('study');
  const { measure, values, meaning } = plot;
  const { name, isSum } = measure;
  const textOf = useMeasureText(name);
  const spanName = useSpanName(by);
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
  };
  const words = name === 'reaction' ? TIMES : isSum ? SUMS : FIGURES;
  const figures = usePlotFigures(name, known);
  const highest = values.indexOf(Math.max(...known));
  const hasFigure = (index: number) =>
    index === points.length - 1 || (index === highest && points.length - index > ROOM);
  const marks = measure.marks ?? (known.length > 0 ? marksAround(known) : []);
  const [low = 0] = marks;
  return (
    <Section title={t(`trends.${name}`)} description={t(`trends.${name}Hint`)}>
      <Card>
        <Stack gap={4}>
          <p data-trend={name} data-meaning={meaning.kind}>
            {meaning.kind === 'too-little'
              ? t('trends.tooLittle')
              : t(`trends.${words[meaning.kind]}`, {
                  lately: textOf(meaning.lately),
                  before: textOf(meaning.before),
                })}
          </p>
          {isSum ? (
            <BarChart
              {...head}
              unit={figures.unit}
              bars={points.map((point, index) => ({
                ...point,
                value: point.value ?? 0,
                figure: hasFigure(index) ? figures.of(point.value ?? 0) : undefined,
                isNow: index === points.length - 1,
              }))}
            />
          ) : (
            known.length > 0 && (
              <LineChart
                {...head}
                points={points}
                range={[low, marks.at(-1) ?? 1]}
                marks={marks.map((value) => ({ value, name: figures.of(value) }))}
                unit={figures.unit}
              />
            )
          )}
        </Stack>
      </Card>
    </Section>
  );
}
