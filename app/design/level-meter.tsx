import { type SubscribeLevel, useLevel } from './use-level.ts';
import styles from './level-meter.module.css';

export type LevelMeterProps = {
  readonly label: string;
  /** Must stay the same function between renders. */
  readonly subscribeLevel: SubscribeLevel;
};

const bars = Array.from({ length: 27 }, (_, index) => index);
const stepMs = 60;
const quietest = 0.06;

/** The newest level enters at the end and the older ones move on, so that a voice leaves a trace. */
const trace = (meter: HTMLElement, level: number) => {
  const now = performance.now();
  if (level > 0 && now - Number(meter.dataset.drawnAt ?? 0) < stepMs) return;
  meter.dataset.drawnAt = String(now);
  if (meter.firstElementChild) meter.append(meter.firstElementChild);
  if (meter.lastElementChild instanceof HTMLElement) {
    meter.lastElementChild.style.scale = `1 ${Math.max(quietest, level).toFixed(2)}`;
  }
};

export function LevelMeter({ label, subscribeLevel }: LevelMeterProps) {
  const ref = useLevel<HTMLDivElement>(subscribeLevel, trace);
  return (
    <div className={styles.meter} role="img" aria-label={label} ref={ref}>
      {bars.map((bar) => (
        <span key={bar} className={styles.bar} />
      ))}
    </div>
  );
}
