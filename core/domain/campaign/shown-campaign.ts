import type { Campaign, Span } from './campaign.ts';
import { safeAddress, type SafeAddress } from './safe-address.ts';

export interface ShownPopup {
  readonly campaignId: string;
  readonly title: string;
  readonly message: string;
  readonly image: SafeAddress | undefined;
  /** Its text is empty where the app's own is to be taken. */
  readonly button: { readonly text: string; readonly to: SafeAddress } | undefined;
}

export interface ShownBanner {
  readonly id: string;
  readonly image: SafeAddress;
  readonly backgroundColor: string;
  readonly to: SafeAddress | undefined;
}

/** A popup without an id is none: it could not be known again. */
export function popupAt(
  { id, popup }: Campaign,
  now: number,
  wasShown: (campaignId: string) => boolean,
): ShownPopup | undefined {
  const says = popup.title !== '' || popup.message !== '';
  if (!popup.isOn || id === '' || !says || !isWithin(popup.shownIn, now) || wasShown(id))
    return undefined;
  const to = popup.hasButton ? safeAddress(popup.buttonUrl) : undefined;
  return {
    campaignId: id,
    title: popup.title,
    message: popup.message,
    image: safeAddress(popup.imageUrl),
    button: to && { text: popup.buttonText, to },
  };
}

/** A banner is its picture: without one there is none. */
export function bannerAt({ banner }: Campaign, now: number): ShownBanner | undefined {
  const image = safeAddress(banner.imageUrl);
  if (!banner.isOn || !image || !isWithin(banner.shownIn, now)) return undefined;
  return {
    id: banner.id,
    image,
    backgroundColor: banner.backgroundColor,
    to: safeAddress(banner.url),
  };
}

const isWithin = ({ from, until }: Span, now: number): boolean => from <= now && now < until;
