import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ModelAnswer } from '../answering/model-answer.tsx';
import { NoteCard } from '../answering/note-card.tsx';
import { DownIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import styles from './open-answer.module.css';
import type { ReviewPart } from './review-player-screen.tsx';

/** What she compares her own words with. */
export const OpenAnswer = observer(function OpenAnswer({ view }: ReviewPart) {
  const { question } = view.progress;
  if (!question) return null;
  const [, ...others] = question.answers;
  return (
    <Stack gap={3}>
      {view.isSeen && <Seen />}
      <ModelAnswer player={view.player}>
        {others.length > 0 && <OtherAnswers answers={others} />}
      </ModelAnswer>
      <NoteCard note={question.note} />
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
    <details className={styles.others}>
      <summary className={styles.summary}>
        {t('otherAnswers', { count: answers.length })}
        <DownIcon size={18} />
      </summary>
      <ul className={styles.list} lang="en">
        {answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </details>
  );
}
