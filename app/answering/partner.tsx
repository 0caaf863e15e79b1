import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Mascot, MASCOT_VIEW_BOX, type MascotProps } from '../design/mascot.tsx';
import { useIsWide } from '../design/use-is-wide.ts';
import { useLater } from '../design/use-later.ts';
import type { QuestionPart, QuestionPlayerView } from './answering-view.ts';
import { useAnswerShown } from './use-answer-shown.ts';
import { isRight, verdictOf } from './verdict.tsx';
import styles from './partner.module.css';

const POSES: Partial<Record<QuestionPlayerView['turn']['state']['step'], MascotProps>> = {
  starting: { wings: 'front' },
  recording: { wings: 'front' },
  judging: { eyes: 'shut', wings: 'front' },
  interrupted: { eyes: 'worried' },
  'say-again': { eyes: 'worried' },
  refused: { eyes: 'worried' },
};

const GLAD: MascotProps = { eyes: 'happy', beak: 'speaking', wings: 'up' };

type PartnerProps = QuestionPart & {
  /** Beside Oz, while nothing else is going on. */
  readonly children?: ReactNode;
};

/** Oz, whom the learner talks to: says the prompt, listens, thinks; makes room for the answer where there is one column. */
export const Partner = observer(function Partner({ player, children }: PartnerProps) {
  const { state } = player.turn;
  const { step } = state;
  const isWide = useIsWide();
  const hasChoice = useLater(step === 'asking');
  const { isInItsPlace } = useAnswerShown(player);
  if (isInItsPlace && !isWide) return null;
  const isGlad = state.step === 'graded' && isRight(verdictOf(state.detail));
  const isSpeaking = player.sounds.playing === 'prompt';
  return (
    <div className={styles.partner}>
      <svg
        className={styles.mascot}
        viewBox={MASCOT_VIEW_BOX}
        aria-hidden="true"
        data-speaking={isSpeaking}
      >
        <Mascot beak={isSpeaking ? 'speaking' : 'shut'} {...POSES[step]} {...(isGlad && GLAD)} />
      </svg>
      {hasChoice && children && <div className={styles.choice}>{children}</div>}
    </div>
  );
});
