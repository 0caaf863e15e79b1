import type { ReactNode } from 'react';
import { DownIcon } from './icons.tsx';
import styles from './fold.module.css';

type FoldProps = {
  readonly label: ReactNode;
  /** Parted by a line from what is above it. */
  readonly isParted?: boolean;
  readonly children: ReactNode;
};

/** What not everyone wants to read: a line that opens what is below it. */
export function Fold({ label, isParted = false, children }: FoldProps) {
  return (
    <details className={styles.fold} data-parted={isParted}>
      <summary>
        {label}
        <DownIcon size={18} />
      </summary>
      {children}
    </details>
  );
}
