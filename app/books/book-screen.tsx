import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BOOKS } from '../../core/navigation/paths.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import type { BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { CachedShown } from '../offline/cached-shown.tsx';
import { Columns } from '../design/columns.tsx';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useBack } from '../shell/use-back.ts';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage } from '../shell/use-path.ts';
import { BookCover } from './book-cover.tsx';
import { BookTags } from './book-tags.tsx';
import { LessonCard } from './lesson-card.tsx';
import styles from './book-screen.module.css';

export type BookView = Pick<
  ContentPresenter<BookLayout, ApiError | NotFound>,
  'state' | 'retry' | 'load'
>;

export type BookScreenProps = {
  readonly view: BookView;
  /** Her saved list; undefined while it is on its way. */
  readonly bookmarks: BookmarksView | undefined;
};

export const BookScreen = observer(function BookScreen({ view, bookmarks }: BookScreenProps) {
  const { state, retry, load } = view;
  const { t } = useTranslation(['books', 'common']);
  const language = useLanguage();
  const onBack = useBack(BOOKS);
  const title = state.step === 'shown' ? state.content.book.title[language] : t('books:title');
  useArrival(title);
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <>
      <Page
        bottomBar
        width="wide"
        data-step={state.step}
        header={<TopBar title={title} back={{ label: t('common:back'), onBack }} />}
      >
        {state.step === 'loading' ? (
          <Loading label={t('common:loading')}>
            <Skeleton shape="block" height="9rem" />
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="6rem" />
          </Loading>
        ) : (
          <CachedShown cached={state.cached} onRefresh={load}>
            <Layout layout={state.content} bookmarks={bookmarks} />
          </CachedShown>
        )}
      </Page>
      <Tabs />
    </>
  );
});

type LayoutProps = Pick<BookScreenProps, 'bookmarks'> & { readonly layout: BookLayout };

function Layout({ layout: { book, lessons }, bookmarks }: LayoutProps) {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const next = lessons.find((lesson) => lesson.unlocked && lesson.progress !== 'learned');
  const { learnedLessonCount: learned, lessonCount: total } = book;
  return (
    <Columns shape="details" sticky>
      <Stack gap={3}>
        <div className={styles.head}>
          <BookCover book={book} size="l" />
          <div className={styles.about}>
            <Stack row gap={2}>
              <BookTags book={book} />
            </Stack>
            <p className={styles.description}>{book.description[language]}</p>
          </div>
        </div>
        <ProgressBar
          label={t('progress')}
          share={total === 0 ? 0 : learned / total}
          valueText={t('learnedLessons', { learned, total })}
          showLabel
          tone={learned === total ? 'achieved' : 'brand'}
        />
      </Stack>
      <Section title={t('lessonsOfBook')}>
        <Stack gap={3}>
          {lessons.map((lesson, at) => (
            <LessonCard
              key={lesson.id}
              lesson={lesson}
              number={at + 1}
              isNext={lesson === next}
              bookmarks={bookmarks}
            />
          ))}
        </Stack>
      </Section>
    </Columns>
  );
}
