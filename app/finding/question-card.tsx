import type { ReactNode } from 'react';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { Sentence } from '../design/sentence.tsx';
import { usePrompt } from '../prompts/prompt-in-use.ts';
import styles from './question-card.module.css';

type QuestionCardProps = {
  readonly question: Question;
  readonly bookmarks: BookmarksView | undefined;
  /** Beside the toggle: how it was answered, or where it is from. */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** A question to be looked at, and not asked. */
export function QuestionCard({ question, bookmarks, head, children }: QuestionCardProps) {
  const prompt = usePrompt()(question);
  return (
    <article className={styles.card} data-question={question.id}>
      <div className={styles.head}>
        {head}
        <BookmarkToggle
          view={bookmarks}
          target={{ kind: 'question', id: question.id, questionId: undefined }}
          name={prompt.text}
        />
      </div>
      <Sentence lang={prompt.language}>{prompt.text}</Sentence>
      {children}
    </article>
  );
}
