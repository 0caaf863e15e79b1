import { useTranslation } from 'react-i18next';
import type { ListedQuestion } from '../../core/ports/catalogue-api.ts';
import type { BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { Fold } from '../design/fold.tsx';
import { ClockIcon, RetryIcon } from '../design/icons.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { ListeningView } from '../shell/listening-presenter.ts';
import { ModelAnswer } from './model-answer.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './question-card.module.css';

type ListedQuestionCardProps = {
  readonly question: ListedQuestion;
  readonly number: number;
  readonly bookmarks: BookmarksView;
  readonly listening: ListeningView;
};

/** A question of a lesson; its model answer is folded, so that she can think of it first. */
export function ListedQuestionCard(props: ListedQuestionCardProps) {
  const { question, number, bookmarks, listening } = props;
  const { t } = useTranslation('finding');
  const language = useLanguage();
  return (
    <QuestionCard
      question={question}
      bookmarks={bookmarks}
      head={<LastOutcome question={question} number={number} />}
    >
      <div className={styles.folded}>
        <Fold label={t('showAnswer')} isParted>
          <ModelAnswer question={question} number={number} listening={listening} />
          <div className={styles.note}>
            <p className={styles.label}>{t('note')}</p>
            <p>{question.note[language]}</p>
          </div>
        </Fold>
      </div>
    </QuestionCard>
  );
}

const WORDS = {
  correct: 'common:outcome.correct',
  wrong: 'common:outcome.wrong',
  waiting: 'finding:waitingForGrade',
  unanswered: 'finding:unanswered',
} as const;

function LastOutcome({
  question: { lastOutcome, isWaiting },
  number,
}: Pick<ListedQuestionCardProps, 'question' | 'number'>) {
  const { t } = useTranslation(['finding', 'common']);
  const outcome = isWaiting ? 'waiting' : (lastOutcome ?? 'unanswered');
  return (
    <p className={styles.outcome}>
      <span className={styles.number}>{number}</span>
      <span className={styles.badge} data-outcome={outcome}>
        {outcome === 'correct' && <CheckIcon size={16} />}
        {outcome === 'wrong' && <RetryIcon size={16} />}
        {outcome === 'waiting' && <ClockIcon size={16} />}
        {t(WORDS[outcome])}
      </span>
    </p>
  );
}
