import { observer } from 'mobx-react-lite';
import { Mascot, type MascotProps } from '../design/mascot.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import type { PlayerState } from './player-state.ts';
import { PracticeSettings } from './practice-settings.tsx';
import styles from './partner.module.css';

const POSES: Partial<Record<PlayerState['step'], MascotProps>> = {
  starting: { wings: 'front' },
  recording: { wings: 'front' },
  judging: { eyes: 'shut', wings: 'front' },
  'say-again': { eyes: 'worried' },
  refused: { eyes: 'worried' },
};

/** Oz, whom the learner talks to: says the prompt, listens, thinks. */
export const Partner = observer(function Partner({ view }: PlayerPart) {
  const { step } = view.state;
  const isSpeaking = view.playing === 'prompt';
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
      {step === 'asking' && (
        <div className={styles.choice}>
          <PracticeSettings view={view} />
        </div>
      )}
    </div>
  );
});
