import type { ComponentPropsWithRef } from 'react';
import type { SafeAddress } from '../../core/domain/campaign/safe-address.ts';
import { Link } from '../design/link.tsx';
import { usePath } from '../shell/use-path.ts';

type CampaignLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: SafeAddress };

/** To a place in the app, or to a window of its own that knows nothing of this one. */
export function CampaignLink({ to, children, onClick, ...anchor }: CampaignLinkProps) {
  const path = usePath();
  if (to.kind === 'path')
    return (
      <Link {...anchor} to={path(to.path)}>
        {children}
      </Link>
    );
  return (
    <a {...anchor} href={to.href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
    </a>
  );
}
