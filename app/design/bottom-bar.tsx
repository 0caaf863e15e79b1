import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './bottom-bar.module.css';

export type BottomTab = {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
};

export type BottomBarProps = {
  /** Names the landmark. */
  readonly label: string;
  readonly tabs: readonly BottomTab[];
};

export function BottomBar({ label, tabs }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          <span className={styles.icon}>{tab.icon}</span>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
