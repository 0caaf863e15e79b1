import { ChartTable } from './chart-table.tsx';
import { ChartUnit } from './chart-unit.tsx';
import styles from './bar-chart.module.css';

export type Bar = {
  /** The whole of it for screen readers: "November 21". */
  readonly label: string;
  /** Below the bar; empty where there is no room for each. */
  readonly short: string;
  /** Any unit; the highest bar fills the chart. */
  readonly value: number;
  /** The value in words: "12 min". */
  readonly text: string;
  /** Above the bar, in the unit of the chart; absent where there is no room for each. */
  readonly figure?: string | undefined;
  readonly isNow?: boolean;
};

export type BarChartProps = {
  readonly caption: string;
  /** What labels and values are: "day", "time". */
  readonly columns: readonly [string, string];
  readonly bars: readonly Bar[];
  /** Of the figures above the bars: "min". */
  readonly unit?: string | undefined;
};

/** A few numbers over time: bars to look at, and a table to listen to. */
export function BarChart({ caption, columns, bars, unit }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.chart}>
      <ChartTable caption={caption} columns={columns} rows={bars} />
      {unit !== undefined && <ChartUnit>{unit}</ChartUnit>}
      <div
        className={styles.bars}
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {bars.map(({ label, short, value, figure, isNow }) => (
          <div key={label} className={styles.bar} data-now={isNow} data-empty={value === 0}>
            <span className={styles.space}>
              {figure !== undefined && value > 0 && <span className={styles.figure}>{figure}</span>}
              <span
                className={styles.fill}
                style={{ height: `calc((100% - var(--figure)) * ${value / highest})` }}
              />
            </span>
            <span className={styles.short}>{short}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
