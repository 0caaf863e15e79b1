import { ChartTable } from './chart-table.tsx';
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
  readonly isNow?: boolean;
};

export type BarChartProps = {
  readonly caption: string;
  /** What labels and values are: "day", "time". */
  readonly columns: readonly [string, string];
  readonly bars: readonly Bar[];
};

/** A few numbers over time: bars to look at, and a table to listen to. */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.chart}>
      <ChartTable caption={caption} columns={columns} rows={bars} />
      <div
        className={styles.bars}
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {bars.map(({ label, short, value, isNow }) => (
          <div key={label} className={styles.bar} data-now={isNow} data-empty={value === 0}>
            <span className={styles.space}>
              <span className={styles.fill} style={{ height: `${(value / highest) * 100}%` }} />
            </span>
            <span className={styles.short}>{short}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
