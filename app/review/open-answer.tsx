import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ModelAnswer } from '../answering/model-answer.tsx';
import { NoteCard } from '../answering/note-card.tsx';
import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import { teacherPath } from '../../core/navigation/paths.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Fold } from '../design/fold.tsx';
import { TeacherIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { usePath } from '../shell/use-path.ts';
import styles from './open-answer.module.css';
import type { ReviewPart } from './review-player-view.ts';

export type Bookmarking = { readonly bookmarks: BookmarksView | undefined };

/** What she compares her own words with. */
export const OpenAnswer = observer(function OpenAnswer(props: ReviewPart & Bookmarking) {
  const { view, bookmarks } = props;
  const { t } = useTranslation('lesson-player');
  const path = usePath();
  const { question, item } = view.progress;
  if (!question || !item) return null;
  const [, ...others] = question.answers;
  return (
    <Stack gap={3}>
      {view.isSeen && <Seen />}
      <ModelAnswer player={view.player}>
        {others.length > 0 && <OtherAnswers answers={others} />}
      </ModelAnswer>
      <NoteCard note={question.note}>
        <ButtonLink
          kind="quiet"
          size="s"
          hang="start"
          icon={<TeacherIcon size={20} />}
          to={path(teacherPath(question.id, view.answerId))}
        >
          {t('askTeacher')}
        </ButtonLink>
        {item.lessonId !== OWN_QUESTIONS && (
          <BookmarkToggle
            view={bookmarks}
            target={{ kind: 'question', id: question.id, questionId: undefined }}
            name={view.player.prompt.shown?.text ?? ''}
          />
        )}
      </NoteCard>
    </Stack>
  );
});

function Seen() {
  const { t } = useTranslation('review');
  return (
    <Notice tone="info" role="status">
      {t('seen')}
    </Notice>
  );
}

function OtherAnswers({ answers }: { readonly answers: readonly string[] }) {
  const { t } = useTranslation('review');
  return (
    <div className={styles.others}>
      <Fold label={t('otherAnswers', { count: answers.length })} isParted>
        <ul className={styles.list} lang="en">
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
