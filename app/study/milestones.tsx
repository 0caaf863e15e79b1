import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { StudyAchievements } from '../../core/domain/study-time/study-achievements.ts';
import { StarFilledIcon } from '../design/home-icons.tsx';
import { StarIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { useLanguage } from '../shell/use-path.ts';

/** What was reached, and the one that comes next. */
export function Milestones({ achievements }: { readonly achievements: StudyAchievements }) {
  const { t } = useTranslation('study');
  const language = useLanguage();
  const { milestones, totalConsecutiveDays } = achievements;
  const reached = milestones.filter(({ reachedOn }) => reachedOn !== undefined);
  const next = milestones.find(({ reachedOn }) => reachedOn === undefined);
  return (
    <Section title={t('milestones')}>
      <List columns>
        {next && (
          <ListRow
            title={t('milestone', { count: next.days })}
            description={t('toGo', { count: next.days - totalConsecutiveDays })}
            leading={<StarIcon size={22} />}
          />
        )}
        {reached.toReversed().map(({ days, reachedOn = '' }) => (
          <ListRow
            key={days}
            title={t('milestone', { count: days })}
            description={t('reachedOn', {
              date: formatDate(new Date(`${reachedOn}T00:00:00`), language),
            })}
            leading={<StarFilledIcon size={22} />}
          />
        ))}
      </List>
    </Section>
  );
}
