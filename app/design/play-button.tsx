import { PauseIcon, PlayIcon } from './icons.tsx';
import styles from './play-button.module.css';

export type PlayButtonProps = {
  readonly state: 'idle' | 'loading' | 'playing';
  /** What a press does now, and to what: "play the model answer". */
  readonly label: string;
  readonly onPress: () => void;
  readonly size?: 'm' | 'l';
  readonly disabled?: boolean;
};

export function PlayButton({ state, label, onPress, size = 'm', disabled }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-size={size}
      data-state={state}
      aria-label={label}
      aria-busy={state === 'loading'}
      disabled={disabled}
      onClick={onPress}
    >
      {state === 'playing' ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
    </button>
  );
}
