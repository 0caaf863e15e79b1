import type { CSSProperties, ReactNode } from 'react';
import styles from './columns.module.css';

export type ColumnsProps = {
  /** `even` halves; `details`: a narrow column beside a wide one. */
  readonly shape?: 'even' | 'details';
  /** The first one is short, and stays in sight beside what scrolls. */
  readonly sticky?: boolean;
  /** The last thing of a shorter column grows to the height of its neighbour. */
  readonly stretch?: boolean;
  /** Between them where they lie one below the other: a step of the spacing scale. */
  readonly gap?: 3 | 4 | 6 | 8;
  readonly children: ReactNode;
};

/** One column each for its children where the window is wide; one below the other elsewhere. */
export function Columns(props: ColumnsProps) {
  const { shape = 'even', sticky = false, stretch = false, gap = 8, children } = props;
  const style: CSSProperties & Record<'--gap', string> = { '--gap': `var(--space-${gap})` };
  return (
    <div
      className={styles.columns}
      data-shape={shape}
      data-sticky={sticky}
      data-stretch={stretch}
      style={style}
    >
      {children}
    </div>
  );
}
