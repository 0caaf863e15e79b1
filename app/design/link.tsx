import { useTransition, type ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

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
  const follow = useLinkClickHandler(to, {
    replace,
    ...(anchor.target !== undefined && { target: anchor.target }),
  });
  const [isPressed, startTransition] = useTransition();
  return (
    <a
      {...anchor}
      data-pressed={isPressed || undefined}
      href={useHref(to)}
      onClick={(event) => {
        if (!reloadDocument) startTransition(() => follow(event));
      }}
    >
      {children}
    </a>
  );
}
