import type { ReactNode } from 'react';
import styles from './headline.module.css';

type HeadlineProps = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of its line. */
  readonly trailing?: ReactNode;
};

/** The name of a page that has no top bar. */
export function Headline({ title, description, trailing }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {trailing}
    </div>
  );
}
