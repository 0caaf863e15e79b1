import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Mascot, type MascotProps } from '../design/mascot.tsx';
import type { QuestionPart, QuestionPlayerView } from './answering-view.ts';
import styles from './partner.module.css';

const POSES: Partial<Record<QuestionPlayerView['turn']['state']['step'], MascotProps>> = {
  starting: { wings: 'front' },
  recording: { wings: 'front' },
  judging: { eyes: 'shut', wings: 'front' },
  interrupted: { eyes: 'worried' },
  'say-again': { eyes: 'worried' },
  refused: { eyes: 'worried' },
};

type PartnerProps = QuestionPart & {
  /** Beside Oz, while nothing else is going on. */
  readonly children: ReactNode;
};

/** Oz, whom the learner talks to: says the prompt, listens, thinks. */
export const Partner = observer(function Partner({ player, children }: PartnerProps) {
  const { step } = player.turn.state;
  const isSpeaking = player.sounds.playing === 'prompt';
  return (
    <div className={styles.partner}>
      <svg
        className={styles.mascot}
        viewBox="4 0 116 116"
        aria-hidden="true"
        data-speaking={isSpeaking}
      >
        <Mascot beak={isSpeaking ? 'speaking' : 'shut'} {...POSES[step]} />
      </svg>
      {step === 'asking' && <div className={styles.choice}>{children}</div>}
    </div>
  );
});
