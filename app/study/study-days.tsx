import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { StudyDay } from '../../core/ports/study-time-api.ts';
import { BarChart, type Bar } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { ChartHead } from '../design/chart-head.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import { Measure } from '../design/stat-tile.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { inMinutes, meanBefore } from './time-figures.ts';
import { useStudyTime } from './use-study-time.ts';

const SPANS = ['7', '28'] as const;

/** The last days, as a chart. */
export function StudyDays({ days }: { readonly days: readonly StudyDay[] }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>('7');
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  const language = useLanguage();
  const shown = days.slice(-Number(span));
  const bars = shown.map(({ day, seconds }, index): Bar => {
    const date = dateOf(day);
    const isNow = index === shown.length - 1;
    // Four weeks have room for one number a week, counted back from today.
    const isNamed = span === '7' || (shown.length - 1 - index) % 7 === 0;
    return {
      label: formatDate(date, language),
      short: isNamed ? `${date.getMonth() + 1}/${date.getDate()}` : '',
      value: seconds,
      text: timeOf(seconds),
      figure: isNamed ? inMinutes(seconds) : undefined,
      isNow,
    };
  });
  const seconds = shown.reduce((sum, day) => sum + day.seconds, 0);
  const mean = meanBefore(shown.map((day) => day.seconds));
  return (
    <Section title={t('days')}>
      <Card>
        <Stack gap={4}>
          <SegmentedControl
            label={t('span')}
            segments={SPANS.map((value) => ({ value, label: t(`span${value}`) }))}
            value={span}
            onValue={setSpan}
          />
          <ChartHead
            figure={<Measure>{timeOf(seconds)}</Measure>}
            of={t('sum')}
            note={mean === undefined ? undefined : t('dayMean', { time: timeOf(mean) })}
            hasLine
          />
          <BarChart
            caption={t('days')}
            columns={[t('day'), t('time')]}
            bars={bars}
            unit={t('minuteUnit')}
            average={mean}
          />
        </Stack>
      </Card>
    </Section>
  );
}

/** A day of the calendar, the same in every time zone. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
