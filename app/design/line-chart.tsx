import { ChartTable } from './chart-table.tsx';
import { ChartUnit } from './chart-unit.tsx';
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
  /** What the lowest and highest line of the chart stand for. */
  readonly range: readonly [number, number];
  /** Named lines across the chart, in the order of their values. */
  readonly marks: readonly { readonly value: number; readonly name: string }[];
  /** Of the names of the lines: "words/min". */
  readonly unit?: string | undefined;
};

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 8;

/** Numbers that were measured now and then: a line to look at, and a table to listen to. */
export function LineChart({ caption, columns, points, range, marks, unit }: LineChartProps) {
  const [low, high] = range;
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const x = (index: number) => ((index + 0.5) / points.length) * WIDTH;
  const measured = points.flatMap(({ value, label }, index) =>
    value === undefined ? [] : [{ label, x: x(index), y: y(value) }],
  );
  return (
    <div className={styles.chart}>
      <ChartTable caption={caption} columns={columns} rows={points} />
      {unit !== undefined && <ChartUnit>{unit}</ChartUnit>}
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.marks}>
          {marks.map(({ value, name }) => (
            <span key={name} style={{ top: `${(y(value) / HEIGHT) * 100}%` }}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.field}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
            {marks.map(({ value, name }) => (
              <path key={name} className={styles.mark} d={`M0 ${y(value)}H${WIDTH}`} />
            ))}
            <polyline
              className={styles.line}
              points={measured.map((point) => `${point.x},${point.y}`).join(' ')}
            />
          </svg>
          {measured.map((point, index) => (
            <span
              key={point.label}
              className={styles.dot}
              data-now={index === measured.length - 1}
              style={{
                left: `${(point.x / WIDTH) * 100}%`,
                top: `${(point.y / HEIGHT) * 100}%`,
              }}
            />
          ))}
        </div>
        <div
          className={styles.names}
          style={{ gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` }}
        >
          {points.map(({ label, short }) => (
            <span key={label}>{short}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
