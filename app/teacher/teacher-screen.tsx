import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { Card } from '../design/card.tsx';
import { InfoIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage } from '../shell/use-path.ts';
import { Composer } from './composer.tsx';
import { Suggestions } from './suggestions.tsx';
import { TalkTurn } from './talk-turn.tsx';
import styles from './teacher-screen.module.css';
import type { TeacherView } from './teacher-view.ts';

export type TeacherScreenProps = {
  readonly view: TeacherView;
  /** Undefined while they are on their way. */
  readonly bookmarks: BookmarksView | undefined;
};

export const TeacherScreen = observer(function TeacherScreen(props: TeacherScreenProps) {
  const { view } = props;
  const { state } = view;
  const { t } = useTranslation(['teacher', 'common', 'errors']);
  const onBack = useBack(view.before);
  const field = useRef<HTMLTextAreaElement>(null);
  useArrival(t('teacher:title'));
  if (state.step === 'failed') {
    return <ErrorScreen error={state.error} onRetry={() => void view.retry()} />;
  }
  const header = <TopBar title={t('teacher:title')} back={{ label: t('common:back'), onBack }} />;
  if (state.step === 'loading') {
    return (
      <Page data-step={state.step} header={header}>
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="6rem" />
        </Loading>
      </Page>
    );
  }
  const { talk } = state;
  const error = state.step === 'ready' ? state.error : undefined;
  const isOver = talk.left === 0 && state.step === 'ready';
  const choose = (text: string) => {
    view.write(text);
    field.current?.focus();
  };
  return (
    <Page
      data-step={state.step}
      header={header}
      footer={
        isOver ? (
          <Notice role="status" data-error="teacher-limit" title={t('teacher:limitTitle')}>
            {t('errors:teacher-limit')}
          </Notice>
        ) : (
          <Composer ref={field} view={view} left={talk.left} />
        )
      }
      aside={
        <Stack gap={6}>
          <Talk {...props} />
          {error && !isOver && <ErrorNotice tone="warning" kind={error.kind} />}
          {state.step === 'ready' && !isOver && <Suggestions talk={talk} onChoose={choose} />}
        </Stack>
      }
    >
      <Stack gap={6}>
        <AskedQuestion question={talk.question} />
        <p className={styles.who}>
          <InfoIcon size={18} />
          <span>{t('teacher:whoAnswers')}</span>
        </p>
      </Stack>
    </Page>
  );
});

function AskedQuestion({ question }: { readonly question: Question }) {
  const { t } = useTranslation('teacher');
  const prompt = usePrompt()(question);
  return (
    <Card tone="sunken">
      <div>
        <h2 className={styles.label}>{t('question')}</h2>
        <Sentence lang={prompt.language}>{prompt.text}</Sentence>
        <div className={styles.model}>
          <p className={styles.label}>{t('modelAnswer')}</p>
          <Sentence lang="en" size="s">
            {question.answers[0]}
          </Sentence>
        </div>
      </div>
    </Card>
  );
}

const Talk = observer(function Talk({ view, bookmarks }: TeacherScreenProps) {
  const { state } = view;
  const { t } = useTranslation('teacher');
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const isAnswering = state.step === 'answering';
  useEffect(() => {
    // What she has just asked comes to the top, and its answer grows below it.
    if (isAnswering) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [isAnswering]);
  if (state.step !== 'ready' && state.step !== 'answering') return null;
  const { answers } = state.talk;
  return (
    <div className={styles.announced}>
      <ol className={styles.talk} ref={list}>
        {answers.map((answer) => (
          <TalkTurn
            key={answer.id}
            asked={answer.text}
            teacher={answer.teacher}
            answer={answer.answer}
            language={answer.language}
            actions={
              view.mayBookmark && (
                <BookmarkToggle
                  view={bookmarks}
                  target={{ kind: 'teacher-answer', id: answer.id, questionId: answer.questionId }}
                  name={answer.text}
                />
              )
            }
          />
        ))}
        {isAnswering && (
          <TalkTurn
            asked={state.answering.text}
            teacher={state.answering.teacher}
            answer={state.answering.heard}
            language={language}
            isOnItsWay
          />
        )}
      </ol>
      <div role="status">
        <VisuallyHidden>
          {isAnswering ? t('answering') : answers.length > 0 ? t('answered') : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
});
