import { useTranslation } from 'react-i18next';
import type { BookmarkedAnswer } from '../../core/bookmarks/bookmark.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { Sentence } from '../design/sentence.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import { AnswerText } from '../teacher/answer-text.tsx';
import { LessonLink } from './lesson-link.tsx';
import styles from './question-card.module.css';

type FoundAnswerCardProps = {
  readonly found: BookmarkedAnswer;
  readonly bookmarks: BookmarksView | undefined;
};

/** What she asked the teacher about a question, and what came back. */
export function FoundAnswerCard({ found, bookmarks }: FoundAnswerCardProps) {
  const { answer, question } = found;
  const { t } = useTranslation('finding');
  const prompt = usePrompt()(question);
  return (
    <article className={styles.card} data-answer={answer.id}>
      <div className={styles.head}>
        <LessonLink place={found} />
        <BookmarkToggle
          view={bookmarks}
          target={{ kind: 'teacher-answer', id: answer.id, questionId: answer.questionId }}
          name={answer.text}
        />
      </div>
      <h3 className={styles.asked} lang={answer.language} data-asked="">
        {answer.text}
      </h3>
      <div className={styles.about}>
        <p className={styles.label}>{t('askedAbout')}</p>
        <Sentence lang={prompt.language} size="s">
          {prompt.text}
        </Sentence>
      </div>
      <div className={styles.about}>
        <p className={styles.label}>
          {t(answer.teacher === 'built-in' ? 'builtInAnswer' : 'cloudAnswer')}
        </p>
        <div className={styles.told} data-told="">
          <AnswerText text={answer.answer} language={answer.language} />
        </div>
      </div>
    </article>
  );
}
