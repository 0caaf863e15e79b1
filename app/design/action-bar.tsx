import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** Buttons side by side that share the width, and go below each other where their words would break. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
