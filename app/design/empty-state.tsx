import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  readonly illustration?: ReactNode;
  readonly title: ReactNode;
  /** 1 where this is the whole page, as for an error. */
  readonly headingLevel?: 1 | 2;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Fills the height it is given and sits in its middle. */
  readonly fill?: boolean;
};

export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, headingLevel = 2, description, actions, fill } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty} data-fill={fill}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {description && <div className={styles.description}>{description}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
