import { DEFAULT_PARAMETERS } from '../../core/domain/campaign/campaign.ts';
import { readCampaign } from '../../core/domain/campaign/read-campaign.ts';
import { bannerAt, popupAt } from '../../core/domain/campaign/shown-campaign.ts';
import type { CampaignState } from './campaign-presenter.ts';

/** As a learner sees what an operator has set, at its first moment. */
export function previewOf(set: Readonly<Record<string, string>>): CampaignState {
  const campaign = readCampaign({ ...DEFAULT_PARAMETERS, ...set });
  return {
    popup: popupAt(campaign, campaign.popup.shownIn.from, () => false),
    banner: bannerAt(campaign, campaign.banner.shownIn.from),
  };
}

const popup = {
  campaign_id: 'spring-2027',
  campaign_popup_show: 'true',
  campaign_popup_title: '春の学習チャレンジ',
  campaign_popup_message:
    '3月1日から31日まで、毎日ひとことでも声に出した方に、修了証をお送りします。\n参加の手続きはいりません。',
  campaign_popup_button_url: '/study',
};

const banner = {
  campaign_banner_id: 'spring-banner',
  campaign_banner_show: 'true',
  campaign_banner_image_url: '/icons/icon-512.png',
  campaign_banner_url: 'https://campaign.oz.example/spring',
};

/** What an operator sees before learners do; `preview` is what she has set. */
export const campaignStates: Readonly<Record<string, CampaignState>> = {
  popup: previewOf(popup),
  'popup-button': previewOf({ ...popup, campaign_show_link_button: 'true' }),
  'popup-picture': previewOf({
    ...popup,
    campaign_show_link_button: 'true',
    campaign_popup_button_url: 'https://campaign.oz.example/spring',
    campaign_popup_button_text: '参加する',
    campaign_popup_image_url: '/icons/icon-512.png',
  }),
  banner: previewOf(banner),
  'banner-coloured': previewOf({ ...banner, campaign_banner_background_color: '#fde68a' }),
  'banner-alone': previewOf({ ...banner, campaign_banner_url: '' }),
};
