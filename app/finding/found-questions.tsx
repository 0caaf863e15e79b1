import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { questionsPath } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { Link } from '../design/link.tsx';
import { Notice } from '../design/notice.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import styles from './found.module.css';
import type { LessonListScreenProps } from './lesson-list-screen.tsx';
import { ModelAnswer } from './model-answer.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QuestionCard } from './question-card.tsx';
import { SoundNotice } from './sound-notice.tsx';

/** The sentences she wants to say again. */
export const FoundQuestions = observer(function FoundQuestions(props: LessonListScreenProps) {
  const { view, filter, listening } = props;
  const { t } = useTranslation(['finding', 'errors', 'common']);
  const language = useLanguage();
  const path = usePath();
  if (view.questions.step === 'loading') {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="14rem" />
      </Loading>
    );
  }
  if (view.questions.step === 'failed') {
    const { kind } = view.questions.error;
    return (
      <Notice
        tone="warning"
        role="alert"
        data-error={kind}
        action={
          <Button kind="secondary" size="s" onClick={() => void view.retryQuestions()}>
            {t('common:reload')}
          </Button>
        }
      >
        {t(`errors:${kind}`)}
      </Notice>
    );
  }
  const found = view.bookmarked(filter);
  if (found.length === 0) return <NothingFound {...props} />;
  return (
    <div className={styles.found}>
      <div className={styles.count} role="status">
        <h2>{t('finding:questionsFound', { count: found.length })}</h2>
      </div>
      <SoundNotice error={listening.error} />
      <ul className={styles.list}>
        {found.map(({ question, lessonId, lessonTitle }, at) => (
          <li key={question.id} className={styles.question}>
            <QuestionCard
              question={question}
              bookmarks={view}
              head={
                <Link to={path(questionsPath(lessonId))} data-lesson>
                  {lessonTitle[language]}
                </Link>
              }
            >
              <ModelAnswer question={question} number={at + 1} listening={listening} />
            </QuestionCard>
          </li>
        ))}
      </ul>
    </div>
  );
});
