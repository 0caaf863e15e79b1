import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'block' | 'circle';
  /** CSS lengths, chosen so that nothing moves when the content arrives. */
  readonly width?: string;
  readonly height?: string;
};

export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return <span className={styles.bone} data-shape={shape} style={{ width, height }} />;
}

/** Says once that something is coming, and hides the bones from screen readers. */
export function Loading({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.bones}>
        {children}
      </div>
    </div>
  );
}
