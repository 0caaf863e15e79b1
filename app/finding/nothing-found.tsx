import { useTranslation } from 'react-i18next';
import { EVERY_LESSON, hasStatus } from '../../core/navigation/lesson-filter.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import type { LessonListScreenProps } from './lesson-list-view.ts';

/** Says what to do, so that there is something next time. */
export function NothingFound({ filter, onFilter, view }: LessonListScreenProps) {
  const { t } = useTranslation('finding');
  const { tab, genre, status, easy } = filter;
  const isFiltered = genre !== 'all' || (hasStatus(filter) && status !== 'all') || easy;
  const isElsewhere = isFiltered && view.counts({ ...EVERY_LESSON, tab })[tab] > 0;
  if (isElsewhere) {
    return (
      <EmptyState
        title={t('nothingFits')}
        description={<p>{t('nothingFitsHint')}</p>}
        actions={<Button onClick={() => onFilter({ ...EVERY_LESSON, tab })}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={<WelcomeIllustration />}
      title={t(`empty.${tab}`)}
      description={<p>{t(`emptyHint.${tab}`)}</p>}
      actions={
        tab !== 'all' && (
          <Button kind="secondary" onClick={() => onFilter(EVERY_LESSON)}>
            {t('toAll')}
          </Button>
        )
      }
    />
  );
}
