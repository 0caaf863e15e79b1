import styles from './spark-line.module.css';

export type SparkLineProps = {
  /** In their order; the last is the one that is told beside it. */
  readonly values: readonly number[];
};

const [WIDTH, HEIGHT, EDGE] = [96, 24, 4];

/** Whether numbers rise or fall, at a glance; what they are is told beside it. */
export function SparkLine({ values }: SparkLineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const x = (place: number) => EDGE + (place / (values.length - 1 || 1)) * (WIDTH - 2 * EDGE);
  const points = values.map((value, place) => ({ x: x(place), y: y(value) }));
  const last = points.at(-1);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline
        className={styles.line}
        points={points.map((one) => `${one.x},${one.y}`).join(' ')}
      />
      {last && <circle className={styles.last} cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
}
