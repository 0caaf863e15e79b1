import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './icon-button.module.css';

type Look = {
  /** The accessible name, and what a hovering pointer shows. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: 'quiet' | 'soft';
};

export type IconButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look | 'children' | 'className' | 'style'> & {
    /** For a button that stays in: a bookmark. */
    readonly pressed?: boolean;
    /** Keeps its place and its focus, and ignores presses. */
    readonly busy?: boolean;
  };

export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'quiet', pressed, busy, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy}
      className={styles.button}
      data-kind={kind}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      {icon}
    </button>
  );
}

export function IconLink({ label, icon, kind = 'quiet', to }: Look & { readonly to: string }) {
  return (
    <Link to={to} className={styles.button} data-kind={kind} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
