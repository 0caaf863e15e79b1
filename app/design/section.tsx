import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the title's line: a quiet link to all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </section>
  );
}
