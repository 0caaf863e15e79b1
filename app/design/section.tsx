import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  /** By which `SectionLinks` find it. */
  readonly id?: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the title's line: a quiet link to all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Section(props: SectionProps) {
  const { title, description, action, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={props.id === undefined ? undefined : -1}>
          {title}
        </h2>
        {action}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </section>
  );
}
