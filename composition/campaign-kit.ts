import { CampaignPresenter } from '../app/campaign/campaign-presenter.ts';
import { FindCampaign } from '../core/campaign/find-campaign.ts';
import { ShownPopups } from '../core/campaign/shown-popups.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { Apis } from './backend.ts';

export interface CampaignSockets {
  readonly apis: () => Promise<Apis>;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What the operator tells learners for a while; loaded after home was drawn. */
export interface CampaignKit {
  readonly campaign: CampaignPresenter;
}

export function campaignKit({ apis, preferences, clock, reporter }: CampaignSockets): CampaignKit {
  const config = async () => (await apis()).remoteConfig;
  return {
    campaign: new CampaignPresenter({
      find: new FindCampaign({ config, preferences, clock }),
      shown: new ShownPopups(preferences),
      reporter,
    }),
  };
}
