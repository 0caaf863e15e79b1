import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LESSONS, PLACEMENT } from '../../core/navigation/paths.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { Columns } from '../design/columns.tsx';
import { LinkCard } from '../design/card.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { ListIcon, SpeedIcon } from '../design/icons.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { CachedShown } from '../offline/cached-shown.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Headline } from '../shell/headline.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { BookPath } from './book-path.tsx';

export type BooksView = Pick<
  ContentPresenter<readonly Book[], ApiError>,
  'state' | 'retry' | 'load'
>;

export type BooksScreenProps = {
  readonly view: BooksView;
  /** How much there is to review. */
  readonly review?: ReactNode;
};

export const BooksScreen = observer(function BooksScreen({ view, review }: BooksScreenProps) {
  const { state, retry, load } = view;
  const { t } = useTranslation(['books', 'common']);
  const path = usePath();
  useArrival(t('books:title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <>
      <Page bottomBar width="wide" data-step={state.step}>
        <Stack gap={6}>
          <Headline title={t('books:title')} description={t('books:description')} />
          {state.step === 'loading' ? (
            <Loading label={t('common:loading')}>
              <Skeleton shape="block" height="10rem" />
              <Skeleton shape="block" height="10rem" />
            </Loading>
          ) : state.content.length === 0 ? (
            <EmptyState
              illustration={<WelcomeIllustration />}
              title={t('books:empty')}
              description={<p>{t('books:emptyHint')}</p>}
            />
          ) : (
            <CachedShown cached={state.cached} onRefresh={load}>
              <Stack gap={3}>
                <Suspense fallback={<Skeleton shape="block" height="5.25rem" />}>{review}</Suspense>
                <Columns gap={3}>
                  <LinkCard
                    to={path(LESSONS)}
                    headingLevel={2}
                    tone="brand"
                    title={t('books:allLessons')}
                    description={t('books:allLessonsHint')}
                    leading={<ListIcon size={28} />}
                  />
                  <LinkCard
                    to={path(PLACEMENT)}
                    headingLevel={2}
                    title={t('books:levelCheck')}
                    description={t('books:levelCheckHint')}
                    leading={<SpeedIcon size={28} />}
                  />
                </Columns>
                <BookPath books={state.content} />
              </Stack>
            </CachedShown>
          )}
        </Stack>
      </Page>
      <Tabs />
    </>
  );
});
