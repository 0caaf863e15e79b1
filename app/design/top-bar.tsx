import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { BackIcon, CloseIcon } from './icons.tsx';
import styles from './top-bar.module.css';

export type TopBarProps = {
  readonly title: ReactNode;
  readonly back?: {
    readonly label: string;
    readonly onBack: () => void;
    /** A cross instead of a chevron, where going back means leaving something unfinished. */
    readonly leaves?: boolean;
  };
  readonly trailing?: ReactNode;
  /** Between bar and content: the progress of a lesson. */
  readonly below?: ReactNode;
};

export function TopBar({ title, back, trailing, below }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.side}>
          {back && (
            <IconButton
              label={back.label}
              icon={back.leaves ? <CloseIcon /> : <BackIcon />}
              onClick={back.onBack}
            />
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.side} data-end>
          {trailing}
        </div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </header>
  );
}
