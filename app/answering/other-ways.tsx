import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PauseIcon, PlayIcon } from '../design/icons.tsx';
import type { QuestionPart } from './answering-view.ts';
import type { Sound } from './answer-state.ts';
import { soundButton } from './sound-button.ts';
import styles from './other-ways.module.css';

/** The model answer slowly, in another voice where the server speaks so, and beside her own. */
export const OtherWays = observer(function OtherWays({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { answerSlowAudio, answerBritishAudio } = player.progress.question ?? {};
  const hasOwn = player.ownSound !== undefined;
  if (answerSlowAudio === undefined && answerBritishAudio === undefined && !hasOwn) return null;
  return (
    <div className={styles.ways}>
      {answerSlowAudio !== undefined && (
        <Way player={player} sound="slow-answer" name={t('slow')} label={t('playSlowAnswer')} />
      )}
      {answerBritishAudio !== undefined && (
        <Way
          player={player}
          sound="british-answer"
          name={t('british')}
          label={t('playBritishAnswer')}
        />
      )}
      {hasOwn && (
        <>
          <Way player={player} sound="in-turn" name={t('inTurn')} label={t('playInTurn')} />
          <Way player={player} sound="together" name={t('together')} label={t('playTogether')} />
        </>
      )}
    </div>
  );
});

type WayProps = QuestionPart & {
  readonly sound: Sound;
  /** What is to be read on it; the label contains it. */
  readonly name: string;
  readonly label: string;
};

/** Stays in while it is heard; pressed again, it stops. */
const Way = observer(function Way({ player, sound, name, label }: WayProps) {
  const { state, onPress } = soundButton(player, sound);
  const isPlaying = state === 'playing';
  return (
    <button
      type="button"
      className={styles.way}
      aria-label={label}
      aria-pressed={isPlaying}
      onClick={onPress}
    >
      {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      {name}
    </button>
  );
});
