import { useTranslation } from 'react-i18next';
import { meaningOf } from '../../core/domain/study-time/trend-meaning.ts';
import type { Trend, TrendSpan } from '../../core/domain/study-time/trends.ts';
import { BarChart } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { LineChart } from '../design/line-chart.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { marksAround, type Measure } from './measures.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useSpanName } from './use-span-name.ts';

type TrendPlotProps = {
  readonly measure: Measure;
  readonly trends: readonly Trend[];
  readonly by: TrendSpan;
};

/** Of a time the lower one is better: it is said how it is heard. */
const WORDS = {
  figure: { rising: 'rising', falling: 'falling', steady: 'steady' },
  time: { rising: 'later', falling: 'sooner', steady: 'steady' },
} as const;

/** One figure over time, and one sentence that says what it means. */
export function TrendPlot({ measure, trends, by }: TrendPlotProps) {
  const { t } = useTranslation('study');
  const textOf = useMeasureText(measure.name);
  const spanName = useSpanName(by);
  const { name, notable, isSum } = measure;
  const points = trends.map((trend, index) => {
    const value = measure.of(trend);
    return {
      ...spanName(trend.beginsOn, trends.length - 1 - index),
      value,
      text: value === undefined ? t('trends.none') : textOf(value),
    };
  });
  const values = points.map(({ value }) => value);
  const known = values.filter((value) => value !== undefined);
  const meaning = meaningOf(isSum ? sinceFirst(values.slice(0, -1)) : values, notable);
  const head = {
    caption: t(`trends.${name}`),
    columns: [t('trends.when'), t(`trends.${name}`)] as const,
  };
  const marks = measure.marks ?? (known.length > 0 ? marksAround(known) : []);
  const [low = 0] = marks;
  return (
    <Section title={t(`trends.${name}`)} description={t(`trends.${name}Hint`)}>
      <Card>
        <Stack gap={4}>
          <p data-trend={name} data-meaning={meaning.kind}>
            {meaning.kind === 'too-little'
              ? t('trends.tooLittle')
              : t(`trends.${WORDS[name === 'reaction' ? 'time' : 'figure'][meaning.kind]}`, {
                  lately: textOf(meaning.lately),
                  before: textOf(meaning.before),
                })}
          </p>
          {isSum ? (
            <BarChart
              {...head}
              bars={points.map((point, index) => ({
                ...point,
                value: point.value ?? 0,
                isNow: index === points.length - 1,
              }))}
            />
          ) : (
            known.length > 0 && (
              <LineChart
                {...head}
                points={points}
                range={[low, marks.at(-1) ?? 1]}
                marks={marks.map((value) => ({ value, name: textOf(value, true) }))}
              />
            )
          )}
        </Stack>
      </Card>
    </Section>
  );
}

/** Before she began there is nothing to compare. */
function sinceFirst(values: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const first = values.findIndex((value) => value !== undefined && value > 0);
  return first < 0 ? [] : values.slice(first);
}
