import type * as v from 'valibot';
import { DEFAULT_PARAMETERS } from '../../core/domain/campaign/campaign.ts';
import { safeAddress } from '../../core/domain/campaign/safe-address.ts';
import type { campaign } from '../../protocol/campaign.ts';
import type { Edit } from './campaign-problems.ts';

/** What was set, over what is without. */
export function wireCampaign(edit: Edit, now: Date): v.InferInput<(typeof campaign)['reply']> {
  return {
    ...DEFAULT_PARAMETERS,
    campaign_popup_show: false,
    campaign_show_link_button: false,
    campaign_banner_show: false,
    ...Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== '')),
    server_now: now.getTime(),
  };
}

/** The origins of its pictures, which pages must be allowed to show. */
export function pictureOrigins(edit: Edit): readonly string[] {
  const addresses = [edit.campaign_popup_image_url, edit.campaign_banner_image_url];
  const outside = addresses.map((address) => safeAddress(address ?? ''));
  const origins = outside.map((one) =>
    one?.kind === 'outside' ? new URL(one.href).origin : undefined,
  );
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}
