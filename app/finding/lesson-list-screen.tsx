import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKS } from '../../core/navigation/paths.ts';
import { Columns } from '../design/columns.tsx';
import { Notice } from '../design/notice.tsx';
import { CachedShown } from '../offline/cached-shown.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { FoundBookmarks } from './found-bookmarks.tsx';
import { FoundLessons } from './found-lessons.tsx';
import { LessonFilters } from './lesson-filters.tsx';
import type { LessonListScreenProps } from './lesson-list-view.ts';

export const LessonListScreen = observer(function LessonListScreen(props: LessonListScreenProps) {
  const { view, listening, filter } = props;
  const { t } = useTranslation(['finding', 'common']);
  const onBack = useBack(BOOKS);
  useArrival(t('finding:title'));
  const { forgetTakenOff } = view;
  useEffect(() => forgetTakenOff, [forgetTakenOff, filter]);
  useEffect(() => listening.stop, [listening, filter.tab]);
  if (view.state.step === 'failed') {
    return <ErrorScreen error={view.state.error} onRetry={() => void view.retry()} />;
  }
  return (
    <Page
      width="wide"
      data-step={view.state.step}
      header={<TopBar title={t('finding:title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Columns shape="details" sticky gap={4}>
        <LessonFilters {...props} />
        <Stack gap={4}>
          {view.waiting > 0 && (
            <Notice role="status">{t('finding:waiting', { count: view.waiting })}</Notice>
          )}
          {view.state.step === 'loading' ? (
            <Loading label={t('common:loading')}>
              <Skeleton shape="block" height="8.5rem" />
              <Skeleton shape="block" height="8.5rem" />
              <Skeleton shape="block" height="8.5rem" />
            </Loading>
          ) : filter.tab === 'bookmark' ? (
            <FoundBookmarks {...props} />
          ) : (
            <CachedShown cached={view.state.cached} onRefresh={view.load}>
              <FoundLessons {...props} />
            </CachedShown>
          )}
        </Stack>
      </Columns>
    </Page>
  );
});
