import { DEFAULT_PARAMETERS } from '../../core/domain/campaign/campaign.ts';

/** What an app is given where nothing is set. */
export const WITHOUT_CAMPAIGN: Readonly<Record<string, string>> = DEFAULT_PARAMETERS;

const HOUR_MS = 60 * 60 * 1000;

/** The fields of a window that is open in these hours, counted from now. */
export function campaignWindow(
  now: number,
  hours: { readonly from: number; readonly until: number } | undefined,
): Readonly<Record<string, string>> {
  if (!hours) return {};
  const [from = '', until = ''] = [hours.from, hours.until].map((count) =>
    new Date(now + count * HOUR_MS).toISOString(),
  );
  return {
    campaign_start_date: from,
    campaign_end_date: until,
    campaign_banner_start_date: from,
    campaign_banner_end_date: until,
  };
}
