import styles from './chart-table.module.css';

type ChartTableProps = {
  readonly caption: string;
  /** What labels and values are: "day", "time". */
  readonly columns: readonly [string, string];
  readonly rows: readonly { readonly label: string; readonly text: string }[];
};

/** What a chart shows, for who listens to it; its parent is positioned. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
