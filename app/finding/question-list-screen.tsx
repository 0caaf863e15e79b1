import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookPath, BOOKS, lessonPath } from '../../core/navigation/paths.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { QuestionList } from '../../core/ports/catalogue-api.ts';
import type { BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { CachedShown } from '../offline/cached-shown.tsx';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { ListeningView } from '../shell/listening-presenter.ts';
import { ListedQuestionCard } from './listed-question-card.tsx';

export type QuestionListView = Pick<
  ContentPresenter<QuestionList, ApiError | NotFound>,
  'state' | 'retry' | 'load'
>;

export type QuestionListScreenProps = {
  readonly view: QuestionListView;
  readonly bookmarks: BookmarksView;
  readonly listening: ListeningView;
};

export const QuestionListScreen = observer(function QuestionListScreen(
  props: QuestionListScreenProps,
) {
  const { view, listening } = props;
  const { state, retry, load } = view;
  const { t } = useTranslation(['finding', 'common']);
  const language = useLanguage();
  const path = usePath();
  const list = state.step === 'shown' ? state.content : undefined;
  const cached = state.step === 'shown' ? state.cached : undefined;
  const isPlayable = !cached || cached.lessons.some((id) => id === list?.id);
  const title = list?.title[language] ?? t('finding:questions');
  const onBack = useBack(list ? bookPath(list.bookId) : BOOKS);
  useArrival(list ? t('finding:questionsOf', { title }) : title);
  useEffect(() => listening.stop, [listening]);
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={title} back={{ label: t('common:back'), onBack }} />}
      footer={
        list?.unlocked &&
        (isPlayable ? (
          <ButtonLink to={path(lessonPath(list.id))} size="l" block>
            {t('finding:begin')}
          </ButtonLink>
        ) : (
          <Button size="l" block disabled>
            {t('common:needsNetwork')}
          </Button>
        ))
      }
    >
      {list ? (
        <CachedShown cached={cached} onRefresh={load}>
          <Questions {...props} list={list} />
        </CachedShown>
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="9rem" />
        </Loading>
      )}
    </Page>
  );
});

const Questions = observer(function Questions(
  props: QuestionListScreenProps & { readonly list: QuestionList },
) {
  const { list, bookmarks, listening } = props;
  const { t } = useTranslation('finding');
  const total = list.questions.length;
  const right = list.questions.filter(({ lastOutcome }) => lastOutcome === 'correct').length;
  return (
    <Stack gap={5}>
      {!list.unlocked && <Notice>{t('lockedHint')}</Notice>}
      <ProgressBar
        label={t('standing')}
        showLabel
        share={total === 0 ? 0 : right / total}
        valueText={t('rightOf', { right, total })}
        tone={right === total ? 'achieved' : 'brand'}
      />
      {listening.error && <ErrorNotice tone="warning" kind={listening.error.kind} />}
      <Stack gap={3} as="ol">
        {list.questions.map((question, at) => (
          <li key={question.id}>
            <ListedQuestionCard
              question={question}
              number={at + 1}
              bookmarks={bookmarks}
              listening={listening}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
});
