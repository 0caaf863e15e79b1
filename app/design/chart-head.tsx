import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './chart-head.module.css';

export type ChartHeadProps = Omit<
  ComponentPropsWithRef<'p'>,
  'children' | 'className' | 'style'
> & {
  /** Absent where there is none yet. */
  readonly figure?: ReactNode;
  readonly unit?: string | undefined;
  /** Of what it is the figure: "in all". */
  readonly of?: string | undefined;
  readonly note?: string | undefined;
  /** The note says what the dashed line of the chart is. */
  readonly hasLine?: boolean;
};

/** What a chart comes to, in large numbers above it. */
export function ChartHead({ figure, unit, of, note, hasLine = false, ...rest }: ChartHeadProps) {
  return (
    <p {...rest} className={styles.head}>
      {figure !== undefined && (
        <>
          <span className={styles.figure}>
            {figure}
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </span>{' '}
          <span className={styles.of}>{of}</span>{' '}
        </>
      )}
      {note !== undefined && (
        <span className={styles.note} data-line={hasLine}>
          {note}
        </span>
      )}
    </p>
  );
}
