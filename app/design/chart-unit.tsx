import styles from './chart-unit.module.css';

/** Of the figures in a chart, above it; who listens has the table, whose values are in words. */
export function ChartUnit({ children }: { readonly children: string }) {
  return (
    <p className={styles.unit} aria-hidden="true">
      {children}
    </p>
  );
}
