import { useTranslation } from 'react-i18next';
import { studiedMinutes } from '../../core/domain/study-time/minutes.ts';
import { STUDY } from '../account/account-paths.ts';
import type { Habit } from '../../core/ports/library-api.ts';
import { ButtonLink } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { FlameFilledIcon } from '../design/home-icons.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { Section } from '../design/section.tsx';
import { StreakDays } from '../design/streak-days.tsx';
import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './habit-card.module.css';

/** How is it going: the streak, minutes today against her goal, and this week. */
export function HabitCard({ habit }: { readonly habit: Habit }) {
  const { t } = useTranslation('home');
  const path = usePath();
  const { today, goalMinutes: goal, consecutiveDays: streak, restDaysLeft: rests } = habit;
  const seconds = habit.week.find(({ day }) => day === today)?.seconds ?? 0;
  const minutes = studiedMinutes(seconds);
  const isDone = minutes >= goal;
  const language = useLanguage();
  const nameOf = (day: string, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday }).format(dateOfDay(day));
  return (
    <Section
      title={t('habit.title')}
      action={
        <ButtonLink kind="quiet" size="s" hang="end" to={path(STUDY)}>
          {t('habit.all')}
        </ButtonLink>
      }
    >
      <Card>
        <div className={styles.figures}>
          <div className={styles.streak} data-streak={streak} data-none={streak === 0}>
            <FlameFilledIcon size={48} />
            <div>
              <p className={styles.strong}>
                {streak > 0 ? t('habit.streak', { count: streak }) : t('habit.noStreak')}
              </p>
              {rests > 0 && <p className={styles.hint}>{t('habit.rests', { count: rests })}</p>}
            </div>
          </div>
          <div className={styles.today} data-today={seconds}>
            <ProgressRing
              label={t('habit.today')}
              share={goal > 0 ? minutes / goal : 1}
              valueText={t('habit.goal', { minutes, goal })}
              tone={isDone ? 'achieved' : 'brand'}
            >
              {minutes}
            </ProgressRing>
            <div>
              <p className={styles.strong}>{t('habit.goal', { minutes, goal })}</p>
              <p className={styles.hint}>
                {isDone ? t('habit.done') : t('habit.left', { minutes: goal - minutes })}
              </p>
            </div>
          </div>
        </div>
        <StreakDays
          label={t('habit.week')}
          days={habit.week.map(({ day, seconds: studied, isRest }) => {
            const state =
              studied > 0
                ? 'studied'
                : isRest
                  ? 'rested'
                  : day > today
                    ? 'ahead'
                    : day === today
                      ? 'now'
                      : 'missed';
            return {
              short: nameOf(day, 'short'),
              label: t(`habit.${state}`, { day: nameOf(day, 'long') }),
              studied: studied > 0,
              rested: isRest,
              today: day === today,
            };
          })}
        />
      </Card>
    </Section>
  );
}
