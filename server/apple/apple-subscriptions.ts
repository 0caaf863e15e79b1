import type { AppleNotification, AppleStanding } from './apple-standing.ts';

/**
 * Where the subscriptions of the App Store stand.
 *
 * - `take` is false for a notification that was taken before, and then changes nothing.
 * - `forgetNotifications` forgets those signed before a moment; one that came again after that changes nothing, for it says what is old.
 * - Of two standings of one subscription the one that Apple said later is kept, in whatever order they come.
 */
export interface AppleSubscriptions {
  take(notification: AppleNotification, standing: AppleStanding | undefined): Promise<boolean>;
  forgetNotifications(signedBefore: Date): Promise<void>;
  of(originalTransactionId: string): Promise<AppleStanding | undefined>;
}
