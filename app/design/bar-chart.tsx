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
  /** The first bar that is drawn; those before it are in the table alone. */
  readonly from?: number;
  /** A dashed line across the chart. */
  readonly average?: number | undefined;
  /** Of the figures above the bars: "min". */
  readonly unit?: string | undefined;
};

/** A few numbers over time: bars to look at, and a table to listen to. */
export function BarChart(props: BarChartProps) {
  const { caption, columns, bars, from = 0, unit, average } = props;
  const drawn = bars.slice(from);
  const highest = Math.max(1, ...drawn.map(({ value }) => value));
  return (
    <div className={styles.chart}>
      <ChartTable caption={caption} columns={columns} rows={bars} />
      {unit !== undefined && <ChartUnit>{unit}</ChartUnit>}
      <div
        className={styles.bars}
        data-empty={drawn.every(({ value }) => value === 0)}
        style={{ gridTemplateColumns: `repeat(${drawn.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {drawn.map(({ label, short, value, figure, isNow }) => (
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
        {average !== undefined && (
          <span
            className={styles.average}
            style={{
              bottom: `calc(var(--names) + (100% - var(--names) - var(--figure)) * ${average / highest})`,
            }}
          />
        )}
      </div>
    </div>
  );
}
