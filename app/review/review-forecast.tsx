import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { ReviewStatus } from '../../core/review/review.ts';
import { BarChart, type Bar } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { Section } from '../design/section.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { dateOf } from './use-review-day.ts';

/** What is due today, and comes in the next days. */
export function ReviewForecast({ status }: { readonly status: ReviewStatus }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const bars = status.days.map(({ day, count }, index): Bar => {
    const date = dateOf(day);
    return {
      label: formatDate(date, language),
      short: index === 0 ? t('dueToday') : `${date.getMonth() + 1}/${date.getDate()}`,
      value: count,
      text: t('questionCount', { count }),
      figure: String(count),
      isNow: index === 0,
    };
  });
  return (
    <Section title={t('forecast')}>
      <Card>
        <BarChart caption={t('forecast')} columns={[t('day'), t('questions')]} bars={bars} />
      </Card>
    </Section>
  );
}
