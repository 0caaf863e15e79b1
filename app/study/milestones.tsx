import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { StudyAchievements } from '../../core/domain/study-time/study-achievements.ts';
import { Card } from '../design/card.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './milestones.module.css';

/** How far she is to the one that comes next, and a medal for each that was reached, the latest first. */
export function Milestones({ achievements }: { readonly achievements: StudyAchievements }) {
  const { t } = useTranslation('study');
  const language = useLanguage();
  const { milestones, totalConsecutiveDays: studied } = achievements;
  const next = milestones.find(({ reachedOn }) => reachedOn === undefined);
  const reached = milestones.flatMap(({ days, reachedOn }) =>
    reachedOn === undefined ? [] : [{ days, date: formatDate(dateOfDay(reachedOn), language) }],
  );
  return (
    <Section title={t('milestones')}>
      <Card>
        <Stack gap={5}>
          {next && (
            <ProgressBar
              label={t('milestone', { count: next.days })}
              share={studied / next.days}
              valueText={t('toGo', { count: next.days - studied })}
              showLabel
              tone="achieved"
            />
          )}
          {reached.length > 0 && (
            <ul className={styles.medals}>
              {reached.toReversed().map(({ days, date }) => (
                <li key={days} className={styles.reached}>
                  <VisuallyHidden>
                    {t('milestone', { count: days })} {t('reachedOn', { date })}
                  </VisuallyHidden>
                  <span className={styles.medal} aria-hidden="true">
                    {days}
                  </span>
                  <span className={styles.date} aria-hidden="true">
                    {date}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
