import { observer } from 'mobx-react-lite';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../design/icons.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import styles from './lap-timer.module.css';

const TICK_MS = 100;

/** How long she has taken for this question, beside what she may take at this level. */
export const LapTimer = observer(function LapTimer({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { lap } = view.player.turn;
  const { targetMs, isFirstRound } = view.progress;
  const isRunning = lap.beganAt !== undefined && lap.lastedMs === undefined;
  useTick(isRunning);
  const ms = lap.ms();
  // In a first round she finds the words: nothing is held against that.
  const isOver = ms > targetMs && !isFirstRound;
  return (
    <div className={styles.timer} data-over={isOver} data-running={isRunning}>
      <ClockIcon size={16} />
      <Spoken
        time={isRunning ? String(Math.floor(ms / 1000)) : seconds(ms)}
        target={seconds(targetMs)}
      />
      <span className={styles.time} aria-hidden="true">
        <strong>{seconds(ms)}</strong>
        <span>
          / {seconds(targetMs)}
          <span className={styles.unit}>{t('secondsUnit')}</span>
        </span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          style={{ translate: `${Math.min(100, (ms / targetMs) * 100) - 100}%` }}
        />
      </span>
    </div>
  );
});

type SpokenProps = { readonly time: string; readonly target: string };

/** For her who does not see it: anew every second only. */
const Spoken = memo(function Spoken({ time, target }: SpokenProps) {
  const { t } = useTranslation('lesson-player');
  return <VisuallyHidden>{t('lapOf', { time, target })}</VisuallyHidden>;
});

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Draws again ten times a second, as long as something runs. */
function useTick(isRunning: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => draw((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}
