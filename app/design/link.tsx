import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> & {
  readonly to: string;
  /** Takes the place of this entry in the history. */
  readonly replace?: boolean;
  /** Leaves the page as any link does. */
  readonly reloadDocument?: boolean;
};

/** A link inside the app. The router's own brings along what servers draw, and weighs ten times as much. */
export function Link(props: LinkProps) {
  const { to, replace = false, reloadDocument = false, children, ...anchor } = props;
  const follow = useLinkClickHandler(to, {
    replace,
    ...(anchor.target !== undefined && { target: anchor.target }),
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        if (!reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
