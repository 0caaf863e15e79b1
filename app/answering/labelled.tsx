import type { ReactNode } from 'react';
import styles from './labelled.module.css';

type LabelledProps = {
  readonly label: string;
  /** A play button before the label. */
  readonly leading?: ReactNode;
  /** At the end of the label's line. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
};

/** A sentence under its name, with the sound that belongs to it. */
export function Labelled({ label, leading, trailing, children }: LabelledProps) {
  return (
    <section className={styles.labelled}>
      <div className={styles.head}>
        <div className={styles.name}>
          {leading}
          <h3 className={styles.label}>{label}</h3>
        </div>
        {trailing}
      </div>
      {children}
    </section>
  );
}
