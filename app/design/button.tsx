import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { afterPress } from './after-press.ts';
import { Link } from './link.tsx';
import styles from './button.module.css';

type Look = {
  /** `plain` for what is seldom wanted: it takes no colour from what is wanted often. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  readonly block?: boolean;
  /** A quiet one without an edge to see: its letters, not its edge, lie where the line begins or ends. */
  readonly hang?: 'start' | 'end' | undefined;
  readonly icon?: ReactNode;
  readonly trailingIcon?: ReactNode;
  readonly children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look | 'className' | 'style'> & {
    /** Keeps its place and its focus, shows that work is under way and ignores presses. */
    readonly busy?: boolean;
    /** It goes with the press, and much with it: a slow phone answers with a frame of the pressed button first. */
    readonly goes?: boolean;
  };

export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'm',
    block,
    hang,
    icon,
    trailingIcon,
    children,
    busy,
    goes,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    if (!goes) return rest.onClick?.(event);
    const button = event.currentTarget;
    afterPress(button, () => {
      // Time was up meanwhile, say.
      if (!button.isConnected) return;
      // Taking it away while it has the focus makes a browser lay out a page that is half done.
      button.blur();
      rest.onClick?.(event);
    });
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-block={block}
      data-hang={hang}
      aria-busy={busy}
      aria-disabled={busy}
    >
      <Face icon={busy ? <span className={styles.spinner} /> : icon} trailingIcon={trailingIcon}>
        {children}
      </Face>
    </button>
  );
}

export type ButtonLinkProps = Look & {
  readonly to: string;
  readonly replace?: boolean;
  /** Leaves the app, or loads it anew. */
  readonly reloadDocument?: boolean;
};

export function ButtonLink(props: ButtonLinkProps) {
  const {
    kind = 'primary',
    size = 'm',
    block,
    hang,
    icon,
    trailingIcon,
    children,
    ...link
  } = props;
  return (
    <Link
      {...link}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-block={block}
      data-hang={hang}
    >
      <Face icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Face>
    </Link>
  );
}

export type OutsideButtonProps = Omit<Look, 'hang'> & { readonly href: string };

/** Leads out of the app, in a window of its own that knows nothing of this one. */
export function OutsideButton(props: OutsideButtonProps) {
  const { kind = 'primary', size = 'm', block, icon, trailingIcon, children, href } = props;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-block={block}
    >
      <Face icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Face>
    </a>
  );
}

function Face(props: Pick<Look, 'icon' | 'trailingIcon' | 'children'>) {
  return (
    <>
      {props.icon}
      <span>{props.children}</span>
      {props.trailingIcon}
    </>
  );
}
