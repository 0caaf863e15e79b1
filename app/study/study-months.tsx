import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../core/shared/dates.ts';
import type { StudyMonth } from '../../core/ports/study-time-api.ts';
import { BarChart } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { ChartHead } from '../design/chart-head.tsx';
import { Section } from '../design/section.tsx';
import { Measure } from '../design/stat-tile.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { inHours, meanBefore } from './time-figures.ts';
import { useStudyTime } from './use-study-time.ts';
import styles from './study-months.module.css';

export function StudyMonths({ months }: { readonly months: readonly StudyMonth[] }) {
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  const language = useLanguage();
  const bars = months.map(({ month, seconds }, index) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return {
      label: formatMonth(new Date(year, number - 1, 1), language),
      short: t('monthShort', { month: number }),
      value: seconds,
      text: timeOf(seconds),
      figure: inHours(seconds),
      isNow: index === months.length - 1,
    };
  });
  const mean = meanBefore(months.map(({ seconds }) => seconds));
  return (
    <Section title={t('months')}>
      <Card>
        <div className={styles.months}>
          <ChartHead
            figure={<Measure>{timeOf(months.at(-1)?.seconds ?? 0)}</Measure>}
            of={t('thisMonth')}
            note={mean === undefined ? undefined : t('monthMean', { time: timeOf(mean) })}
            hasLine
          />
          <BarChart
            caption={t('months')}
            columns={[t('month'), t('time')]}
            bars={bars}
            unit={t('hourUnit')}
            average={mean}
          />
        </div>
      </Card>
    </Section>
  );
}
