import { use, useEffect } from 'react';
import { CampaignBanner } from '../../app/campaign/campaign-banner.tsx';
import { CampaignPopup } from '../../app/campaign/campaign-popup.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';

/** @param mayInterrupt whether nothing else is before her that a popup would cover */
export function CampaignRoute({ mayInterrupt }: { readonly mayInterrupt: boolean }) {
  const { campaign } = use(useApp(Make.campaignKit)());
  useEffect(() => void campaign.look(mayInterrupt), [campaign, mayInterrupt]);
  useEffect(() => () => campaign.close(), [campaign]);
  return (
    <>
      <CampaignBanner view={campaign} />
      <CampaignPopup view={campaign} />
    </>
  );
}
