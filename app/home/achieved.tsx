import { useTranslation } from 'react-i18next';
import { STUDY } from '../account/account-paths.ts';
import { formatDate } from '../../core/shared/dates.ts';
import { MILESTONE_DAYS } from '../../core/domain/study-time/study-achievements.ts';
import type { Habit } from '../../core/ports/library-api.ts';
import { StarFilledIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';

/** What did I achieve: the latest milestone, or the way to the first. */
export function Achieved({ habit }: { readonly habit: Habit }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const path = usePath();
  const { latestMilestone: latest, totalConsecutiveDays: days } = habit;
  const [first] = MILESTONE_DAYS;
  return (
    <List>
      <ListRow
        to={path(STUDY)}
        title={
          latest ? t('achieved', { count: latest.days }) : t('firstMilestone', { count: first })
        }
        description={
          latest?.reachedOn === undefined
            ? t('toGo', { count: first - days })
            : formatDate(dateOfDay(latest.reachedOn), language)
        }
        leading={<StarFilledIcon />}
      />
    </List>
  );
}
