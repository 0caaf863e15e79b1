import { useId } from 'react';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';

export type Point = {
  /** The whole of it for screen readers: "Week of November 16". */
  readonly label: string;
  /** Below the point; empty where there is no room for each. */
  readonly short: string;
  /** Undefined where nothing was measured: the line leads over it. */
  readonly value: number | undefined;
  /** The value in words: "B1 (3.2)". */
  readonly text: string;
};

export type LineChartProps = {
  readonly caption: string;
  /** What labels and values are: "week", "level". */
  readonly columns: readonly [string, string];
  readonly points: readonly Point[];
  /** The first point that is drawn; those before it are in the table alone. */
  readonly from?: number;
  /** Named lines across the chart, from the lowest to the highest. */
  readonly marks: readonly { readonly value: number; readonly name: string }[];
  /** The latest value, written at its point. */
  readonly latest: string;
  /** A dashed line across the chart. */
  readonly average?: number | undefined;
};

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 8;
/** So few are seen one by one; more are a line. */
const FEW = 4;
/** Below a point that lies lower than this share of the chart there is no room for its value. */
const LOW = 0.75;

const share = (part: number, of: number): string => `${(part / of) * 100}%`;

/** Numbers that were measured now and then: a line to look at, and a table to listen to. */
export function LineChart(props: LineChartProps) {
  const { caption, columns, points, from = 0, marks, latest, average } = props;
  const fade = useId();
  const [low, high] = [marks[0]?.value ?? 0, marks.at(-1)?.value ?? 1];
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const drawn = points.slice(from);
  const measured = drawn.flatMap(({ value, label }, index) =>
    value === undefined ? [] : [{ label, x: ((index + 0.5) / drawn.length) * WIDTH, y: y(value) }],
  );
  const line = measured.map((point) => `${point.x},${point.y}`).join(' ');
  const [first, last] = [measured[0], measured.at(-1)];
  const isFalling = last !== undefined && last.y > (measured.at(-2)?.y ?? HEIGHT);
  return (
    <div className={styles.chart}>
      <ChartTable caption={caption} columns={columns} rows={points} />
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.marks}>
          {marks.map(({ value, name }) => (
            <span key={value} style={{ top: share(y(value), HEIGHT) }}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.field}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" className={styles.near} />
              <stop offset="1" className={styles.far} />
            </linearGradient>
            {marks.map(({ value }) => (
              <path key={value} className={styles.mark} d={`M0 ${y(value)}H${WIDTH}`} />
            ))}
            {first && last && measured.length > 1 && (
              <polygon
                fill={`url(#${fade})`}
                points={`${first.x},${HEIGHT - EDGE} ${line} ${last.x},${HEIGHT - EDGE}`}
              />
            )}
            {average !== undefined && (
              <path className={styles.average} d={`M0 ${y(average)}H${WIDTH}`} />
            )}
            <polyline className={styles.line} points={line} />
          </svg>
          {measured.map((point) =>
            point === last || measured.length <= FEW ? (
              <span
                key={point.label}
                className={styles.dot}
                data-now={point === last}
                style={{ left: share(point.x, WIDTH), top: share(point.y, HEIGHT) }}
              />
            ) : null,
          )}
          {last && (
            <span
              className={styles.latest}
              data-below={isFalling && last.y < HEIGHT * LOW}
              style={{ left: share(last.x, WIDTH), top: share(last.y, HEIGHT) }}
            >
              {latest}
            </span>
          )}
        </div>
        <div
          className={styles.names}
          style={{ gridTemplateColumns: `repeat(${drawn.length}, minmax(0, 1fr))` }}
        >
          {drawn.map(({ label, short }) => (
            <span key={label}>{short}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
