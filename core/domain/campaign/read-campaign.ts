import { DEFAULT_PARAMETERS, type Campaign, type Parameter } from './campaign.ts';

/** A date without an offset would be another instant on every device. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const COLOR = /^(#([\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i;

/** Reads parameters as text; what is missing or can't be read is the default of its parameter. */
export function readCampaign(parameters: Readonly<Record<string, string>>): Campaign {
  const text = (name: Parameter): string => parameters[name]?.trim() || DEFAULT_PARAMETERS[name];
  const flag = (name: Parameter): boolean => /^(true|1)$/i.test(text(name));
  const instant = (name: Parameter): number =>
    instantOf(text(name)) ?? instantOf(DEFAULT_PARAMETERS[name]) ?? 0;
  const color = text('campaign_banner_background_color');
  return {
    id: text('campaign_id'),
    popup: {
      isOn: flag('campaign_popup_show'),
      title: text('campaign_popup_title'),
      message: text('campaign_popup_message'),
      hasButton: flag('campaign_show_link_button'),
      buttonText: text('campaign_popup_button_text'),
      buttonUrl: text('campaign_popup_button_url'),
      imageUrl: text('campaign_popup_image_url'),
      shownIn: { from: instant('campaign_start_date'), until: instant('campaign_end_date') },
    },
    banner: {
      id: text('campaign_banner_id'),
      isOn: flag('campaign_banner_show'),
      imageUrl: text('campaign_banner_image_url'),
      backgroundColor: isColor(color) ? color : DEFAULT_PARAMETERS.campaign_banner_background_color,
      url: text('campaign_banner_url'),
      shownIn: {
        from: instant('campaign_banner_start_date'),
        until: instant('campaign_banner_end_date'),
      },
    },
  };
}

/** A name or a hexadecimal figure: nothing that could fetch or run anything. */
export const isColor = (text: string): boolean => COLOR.test(text);

/** Milliseconds since 1970; undefined of what is no instant. */
export function instantOf(text: string): number | undefined {
  // oxlint-disable-next-line no-restricted-globals -- reads a text, and asks no clock
  const ms = INSTANT.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
