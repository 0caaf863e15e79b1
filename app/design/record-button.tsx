import type { CSSProperties, ReactNode } from 'react';
import { MicFilledIcon } from './home-icons.tsx';
import { StopIcon } from './icons.tsx';
import { type SubscribeLevel, useLevel } from './use-level.ts';
import styles from './record-button.module.css';

export type RecordButtonState = 'idle' | 'asking' | 'recording' | 'working';

export type RecordButtonProps = {
  readonly state: RecordButtonState;
  /** What a press does now, or what is awaited: "record", "stop", "checking your answer". */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Must stay the same function between renders. */
  readonly subscribeLevel?: SubscribeLevel;
  /** The arc around the button runs out over this time. */
  readonly limitMs?: number;
  /** How much of the limit had passed when `recording` was first drawn. */
  readonly elapsedMs?: number;
  /** Nothing is recorded, and the arc stands still. */
  readonly isPaused?: boolean;
  /** Below the button: the time, or what to do. */
  readonly caption?: ReactNode;
};

const swell = (element: HTMLElement, level: number) =>
  element.style.setProperty('--level-now', level.toFixed(3));

export function RecordButton(props: RecordButtonProps) {
  const {
    state,
    label,
    onPress,
    disabled,
    subscribeLevel,
    limitMs,
    elapsedMs = 0,
    isPaused = false,
    caption,
  } = props;
  const recording = state === 'recording';
  const waiting = state === 'asking' || state === 'working';
  const ref = useLevel<HTMLDivElement>(recording && !isPaused ? subscribeLevel : undefined, swell);
  const time: CSSProperties & Record<`--${string}`, string> = {
    '--limit': `${limitMs ?? 0}ms`,
    '--elapsed': `${elapsedMs}ms`,
  };
  return (
    <div className={styles.record} data-state={state} data-paused={isPaused} ref={ref}>
      <div className={styles.stage} style={time}>
        <span className={styles.halo} />
        {recording && limitMs !== undefined && (
          <svg className={styles.limit} viewBox="0 0 100 100" aria-hidden="true">
            <circle className={styles.track} cx="50" cy="50" r="47.5" />
            <circle className={styles.arc} cx="50" cy="50" r="47.5" pathLength={1} />
          </svg>
        )}
        <button
          type="button"
          className={styles.button}
          data-record=""
          aria-label={label}
          aria-busy={waiting}
          aria-disabled={waiting}
          disabled={disabled}
          onClick={waiting ? undefined : onPress}
        >
          {state === 'working' ? (
            <span className={styles.dots}>
              <i />
              <i />
              <i />
            </span>
          ) : recording ? (
            <StopIcon size={44} />
          ) : (
            <MicFilledIcon size={44} />
          )}
        </button>
      </div>
      {caption && <div className={styles.caption}>{caption}</div>}
    </div>
  );
}
