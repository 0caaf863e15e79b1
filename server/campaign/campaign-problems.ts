import type * as v from 'valibot';
import { DEFAULT_PARAMETERS } from '../../core/domain/campaign/campaign.ts';
import { instantOf, isColor } from '../../core/domain/campaign/read-campaign.ts';
import { safeAddress } from '../../core/domain/campaign/safe-address.ts';
import type { CampaignEdit, editCampaign } from '../../protocol/campaign.ts';

export type Edit = v.InferOutput<typeof CampaignEdit>;
export type CampaignProblem = v.InferOutput<(typeof editCampaign)['reply']>['not_taken'][number];

const ADDRESSES = [
  'campaign_popup_button_url',
  'campaign_popup_image_url',
  'campaign_banner_image_url',
  'campaign_banner_url',
] as const;

const SPANS = [
  ['campaign_start_date', 'campaign_end_date'],
  ['campaign_banner_start_date', 'campaign_banner_end_date'],
] as const;

/** What an app would not show, so that an operator hears of it before her learners see nothing. */
export function problemsIn(edit: Edit): readonly CampaignProblem[] {
  const problems: CampaignProblem[] = ADDRESSES.filter(
    (field) => edit[field] && !safeAddress(edit[field]),
  ).map((field) => ({ field, reason: 'no-safe-address' }));
  for (const span of SPANS) {
    const [from, until] = span.map((field) => instantOf(edit[field] || DEFAULT_PARAMETERS[field]));
    const wrong = span.filter((_, index) => [from, until][index] === undefined);
    problems.push(...wrong.map((field) => ({ field, reason: 'no-instant' as const })));
    const isEdited = span.some((field) => edit[field]);
    if (isEdited && from !== undefined && until !== undefined && until <= from)
      problems.push({ field: span[1], reason: 'ends-before-it-begins' });
  }
  const color = edit.campaign_banner_background_color;
  if (color && !isColor(color))
    problems.push({ field: 'campaign_banner_background_color', reason: 'no-color' });
  return problems;
}
