import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BookmarkList } from '../../core/bookmarks/bookmark.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { FoundAnswerCard } from './found-answer-card.tsx';
import styles from './found.module.css';
import { LessonLink } from './lesson-link.tsx';
import type { LessonListScreenProps } from './lesson-list-view.ts';
import { ModelAnswer } from './model-answer.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QuestionCard } from './question-card.tsx';

/** The sentences she wants to say again, and what the teacher told her. */
export const FoundBookmarks = observer(function FoundBookmarks(props: LessonListScreenProps) {
  const { view, filter } = props;
  const { t } = useTranslation(['finding', 'errors', 'common']);
  if (view.bookmarkList.step === 'loading') {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="14rem" />
      </Loading>
    );
  }
  if (view.bookmarkList.step === 'failed') {
    const { kind } = view.bookmarkList.error;
    return (
      <Notice
        tone="warning"
        role="alert"
        data-error={kind}
        action={
          <Button kind="secondary" size="s" onClick={() => void view.retryBookmarks()}>
            {t('common:reload')}
          </Button>
        }
      >
        {t(`errors:${kind}`)}
      </Notice>
    );
  }
  const { questions, answers } = view.bookmarked(filter);
  if (questions.length + answers.length === 0) return <NothingFound {...props} />;
  return (
    <div className={styles.parts}>
      {questions.length > 0 && <Questions {...props} questions={questions} />}
      {answers.length > 0 && (
        <section className={styles.found}>
          <div className={styles.count} role="status">
            <h2>{t('finding:answersFound', { count: answers.length })}</h2>
          </div>
          <ul className={styles.list}>
            {answers.map((found) => (
              <li key={found.answer.id} className={styles.answer}>
                <FoundAnswerCard found={found} bookmarks={view} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

const Questions = observer(function Questions(
  props: LessonListScreenProps & Pick<BookmarkList, 'questions'>,
) {
  const { questions, view, listening } = props;
  const { t } = useTranslation('finding');
  return (
    <section className={styles.found}>
      <div className={styles.count} role="status">
        <h2>{t('questionsFound', { count: questions.length })}</h2>
      </div>
      {listening.error && <ErrorNotice tone="warning" kind={listening.error.kind} />}
      <ul className={styles.list}>
        {questions.map(({ question, ...place }, at) => (
          <li key={question.id} className={styles.question}>
            <QuestionCard question={question} bookmarks={view} head={<LessonLink place={place} />}>
              <ModelAnswer question={question} number={at + 1} listening={listening} />
            </QuestionCard>
          </li>
        ))}
      </ul>
    </section>
  );
});
