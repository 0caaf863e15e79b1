import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { PlusIcon } from '../design/icons.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import styles from './wordings.module.css';

/** Nothing she could do about it but try again. */
const OURS: readonly string[] = ['server-error', 'unexpected'];

/** Other ways to say it, one at a time: she may think of the next herself before she asks for it. */
export const Wordings = observer(function Wordings({ view }: PlayerPart) {
  const { t } = useTranslation(['lesson-player', 'errors']);
  const { state } = view.player.turn;
  if (state.step !== 'graded') return null;
  const { generated } = state.detail;
  const { error } = view.wordings;
  const isAll = error?.kind === 'answer-not-generated';
  return (
    <div className={styles.wordings}>
      {generated.length > 0 && (
        <ul className={styles.list} lang="en" aria-label={t('lesson-player:otherWays')}>
          {generated.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      )}
      {isAll ? (
        <p className={styles.all} role="status">
          {t(generated.length > 0 ? 'lesson-player:everyWay' : 'lesson-player:noOtherWay')}
        </p>
      ) : (
        <Button
          kind="plain"
          size="s"
          hang="start"
          icon={<PlusIcon size={18} />}
          onClick={() => void view.wordings.generate()}
        >
          {t('lesson-player:anotherWay')}
        </Button>
      )}
      {error && !isAll && (
        <p className={styles.all} role="alert" data-error={error.kind}>
          {t(OURS.includes(error.kind) ? 'lesson-player:notGenerated' : `errors:${error.kind}`)}
        </p>
      )}
    </div>
  );
});
