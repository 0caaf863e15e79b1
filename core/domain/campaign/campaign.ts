/** Instants in milliseconds since 1970, UTC; `until` is no longer in it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Popup {
  readonly isOn: boolean;
  readonly title: string;
  readonly message: string;
  readonly hasButton: boolean;
  /** Empty: what the app calls "to details" in her language. */
  readonly buttonText: string;
  readonly buttonUrl: string;
  readonly imageUrl: string;
  readonly shownIn: Span;
}

export interface Banner {
  readonly id: string;
  readonly isOn: boolean;
  readonly imageUrl: string;
  readonly backgroundColor: string;
  readonly url: string;
  readonly shownIn: Span;
}

/** What the operator tells learners for a while, unchecked. */
export interface Campaign {
  readonly id: string;
  readonly popup: Popup;
  readonly banner: Banner;
}

/** The parameters of the remote configuration, where the operator has set none. */
export const DEFAULT_PARAMETERS = {
  campaign_id: '',
  campaign_popup_show: 'false',
  campaign_popup_title: '',
  campaign_popup_message: '',
  campaign_popup_button_text: '',
  campaign_popup_button_url: '',
  campaign_popup_image_url: '',
  campaign_start_date: '2024-12-02T22:00:00+09:00',
  campaign_end_date: '2024-12-03T22:00:00+09:00',
  campaign_show_link_button: 'false',
  campaign_banner_id: '',
  campaign_banner_show: 'false',
  campaign_banner_start_date: '2024-12-02T22:00:00+09:00',
  campaign_banner_end_date: '2024-12-03T22:00:00+09:00',
  campaign_banner_image_url: '',
  campaign_banner_background_color: 'white',
  campaign_banner_url: '',
} as const satisfies Readonly<Record<string, string>>;

export type Parameter = keyof typeof DEFAULT_PARAMETERS;
