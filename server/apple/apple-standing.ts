/** What Apple says of a subscription: whether it is open, until when, and whether it goes on by itself. */
export interface AppleStanding {
  readonly originalTransactionId: string;
  readonly productId: string;
  readonly state: 'active' | 'grace' | 'past-due' | 'ended' | 'revoked';
  /** What was paid for, or granted, ends here. */
  readonly until: Date;
  readonly renews: boolean;
  /** When Apple said so; of two the later counts, in whatever order they come. */
  readonly saidAt: Date;
}

/** A notification of the App Store, as far as it is about one subscription. */
export interface AppleNotification {
  /** Apple sends the same under it until it is taken. */
  readonly id: string;
  readonly type: string;
  readonly subtype: string | undefined;
  readonly signedAt: Date;
  readonly subscription: AppleSubscriptionFacts | undefined;
}

export interface AppleSubscriptionFacts {
  readonly originalTransactionId: string;
  readonly productId: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | undefined;
  readonly renews: boolean;
  readonly isRetrying: boolean;
  readonly graceUntil: Date | undefined;
}

/** What comes about a subscription and says nothing of where it stands. */
const ABOUT_SOMETHING_ELSE = ['CONSUMPTION_REQUEST', 'REFUND_DECLINED', 'METADATA_UPDATE'];

/** What a notification means for the contract: the facts it carries count, its type only where they leave a doubt; undefined changes nothing. */
export function standingOf(notification: AppleNotification): AppleStanding | undefined {
  const { type, subtype, signedAt: saidAt, subscription: facts } = notification;
  if (!facts || ABOUT_SOMETHING_ELSE.includes(type)) return undefined;
  const { originalTransactionId, productId, expiresAt, renews } = facts;
  const said = (state: AppleStanding['state'], until: Date, goesOn = renews): AppleStanding => ({
    originalTransactionId,
    productId,
    state,
    until,
    renews: goesOn,
    saidAt,
  });
  if (facts.revokedAt) {
    // The refund of a time that is over takes nothing from the one that runs.
    if (facts.revokedAt >= expiresAt) return undefined;
    return said('revoked', facts.revokedAt, false);
  }
  if (type === 'EXPIRED') return said('ended', min(expiresAt, saidAt), false);
  if (type === 'GRACE_PERIOD_EXPIRED') return said('past-due', min(expiresAt, saidAt));
  if (type === 'DID_FAIL_TO_RENEW' && subtype !== 'GRACE_PERIOD') {
    // Apple tries up to a day before the period ends, and that day is paid for.
    return said(expiresAt > saidAt ? 'grace' : 'past-due', expiresAt);
  }
  if (expiresAt > saidAt) return said('active', expiresAt);
  if (facts.graceUntil && facts.graceUntil > saidAt) return said('grace', facts.graceUntil);
  return facts.isRetrying ? said('past-due', expiresAt) : said('ended', expiresAt, false);
}

/** Whether a subscription that stands so opens what it covers. */
export const isOpenAt = ({ state, until }: AppleStanding, now: Date): boolean =>
  (state === 'active' || state === 'grace') && now < until;

const min = (one: Date, other: Date): Date => (one < other ? one : other);
