import { noNotifications, SignedAppleNotifications } from './apple-notifications.ts';
import { ApplePurchases, noPurchases, type AppleSettings } from './apple-purchases.ts';

/** What is asked of Apple, where an app of ours is in its store. */
export const chooseApple = (settings: AppleSettings | undefined) => ({
  appleNotifications: settings ? new SignedAppleNotifications(settings) : noNotifications,
  purchases: settings ? new ApplePurchases(settings) : noPurchases,
  attest: settings?.attest,
});
