import { HOME } from '../../core/navigation/paths.ts';
import { ACCOUNT_REMINDERS } from '../account/account-paths.ts';
import { CampaignBanner } from '../campaign/campaign-banner.tsx';
import { CampaignPopup } from '../campaign/campaign-popup.tsx';
import { campaignStates } from '../campaign/campaign.states.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { states as homeStates } from '../home/home-screen.states.ts';
import { RemindersScreen } from '../reminders/reminders-screen.tsx';
import { remindersStates } from '../reminders/reminders-screen.states.ts';
import { drawnBy, nothing, still, type GalleryScreens } from './gallery-screen.ts';

/** What a learner is told unasked, and where she decides about it. */
export const toldScreens: GalleryScreens = {
  reminders: {
    path: ACCOUNT_REMINDERS,
    states: drawnBy(remindersStates, (state) => (
      <RemindersScreen view={{ state, load: still, turn: still, chooseHour: still }} />
    )),
  },
  campaign: {
    path: HOME,
    states: drawnBy(campaignStates, (state) => {
      const view = { state, close: nothing };
      return (
        <HomeScreen
          view={{ state: homeStates.shown, retry: still, load: still }}
          learner={undefined}
          campaign={
            <>
              <CampaignBanner view={view} />
              <CampaignPopup view={view} />
            </>
          }
        />
      );
    }),
  },
};
