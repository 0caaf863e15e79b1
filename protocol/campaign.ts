import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const Text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const Line = Text(200);
const Address = Text(2000);
/** As `2024-12-02T22:00:00+09:00`. */
const Instant = Text(40);

/** The campaign fields of the remote configuration, under the names an operator of Firebase would give them too. */
const fields = {
  campaign_id: Line,
  campaign_popup_show: v.boolean(),
  campaign_popup_title: Line,
  campaign_popup_message: Text(2000),
  /** Empty: "to details" in the language of the learner. */
  campaign_popup_button_text: Line,
  campaign_popup_button_url: Address,
  campaign_popup_image_url: Address,
  campaign_start_date: Instant,
  campaign_end_date: Instant,
  campaign_show_link_button: v.boolean(),
  campaign_banner_id: Line,
  campaign_banner_show: v.boolean(),
  campaign_banner_start_date: Instant,
  campaign_banner_end_date: Instant,
  campaign_banner_image_url: Address,
  campaign_banner_background_color: Line,
  campaign_banner_url: Address,
};

/** What an operator has set; the rest is as it is without. */
export const CampaignEdit = v.partial(v.strictObject(fields));

export const campaign = endpoint({
  method: 'GET',
  path: 'v1/app_config/campaign',
  summary:
    'The campaign of these days, with the time of the server; the app asks at most every 12 hours',
  auth: 'none',
  reply: v.object({
    ...fields,
    /** Milliseconds since 1970. */
    server_now: v.number(),
  }),
  refusals: [],
});

export const editCampaign = endpoint({
  method: 'PUT',
  path: 'v1/app_config/campaign',
  summary:
    "For an operator, with the server's content token as bearer: the campaign from now on; fields that are left out are as they are without. Answers what can't be taken and why; then nothing is changed",
  auth: 'none',
  body: CampaignEdit,
  reply: v.object({
    not_taken: v.array(
      v.object({
        field: v.string(),
        reason: v.picklist(['no-instant', 'no-safe-address', 'no-color', 'ends-before-it-begins']),
      }),
    ),
  }),
  refusals: ['not-found'],
});
