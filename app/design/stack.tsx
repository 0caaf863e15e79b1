import type { CSSProperties, ReactNode } from 'react';
import styles from './stack.module.css';

export type StackProps = {
  /** A step of the spacing scale: `--space-…`. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
  /** Side by side, wrapping, instead of one below the other. */
  readonly row?: boolean;
  /** As many equal columns as fit, each at least this wide (a CSS length). */
  readonly columns?: string;
  /** The columns share the whole width, however few they are. */
  readonly fill?: boolean;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'form';
  readonly children: ReactNode;
};

export function Stack({
  gap = 4,
  row,
  columns,
  fill,
  align,
  justify,
  as: As = 'div',
  children,
}: StackProps) {
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--gap': `var(--space-${gap})`,
    '--column': columns,
    alignItems: align,
    justifyContent: justify,
  };
  return (
    <As
      className={styles.stack}
      data-flow={columns ? (fill ? 'filled' : 'grid') : row ? 'row' : 'column'}
      style={style}
    >
      {children}
    </As>
  );
}
