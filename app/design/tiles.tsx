import type { ReactNode } from 'react';
import styles from './tiles.module.css';

/** Figures in a grid that comes out even, however many there are: the first one takes what would be left over. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.tiles}>{children}</div>
    </div>
  );
}
