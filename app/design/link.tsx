import { useTransition, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { afterPress } from './after-press.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> & {
  readonly to: string;
  /** Takes the place of this entry in the history. */
  readonly replace?: boolean;
  /** Leaves the page as any link does. */
  readonly reloadDocument?: boolean;
};

/**
 * A link inside the app. It is seen to be pressed until the next screen is there. The router's own brings along what
 * servers draw, and weighs ten times as much.
 */
export function Link(props: LinkProps) {
  const { to, replace = false, reloadDocument = false, children, ...anchor } = props;
  const navigate = useNavigate();
  const [isPressed, startTransition] = useTransition();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    // In another window, say, it is the browser's to follow.
    if (reloadDocument || anchor.target !== undefined || !isPlain(event)) return;
    event.preventDefault();
    afterPress(event.currentTarget, () => startTransition(() => navigate(to, { replace })));
  };
  return (
    <a {...anchor} data-pressed={isPressed || undefined} href={useHref(to)} onClick={press}>
      {children}
    </a>
  );
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
