import type { Config } from '../config.ts';
import { ApnsSender } from './apns-sender.ts';
import { FcmSender } from './fcm-sender.ts';
import { PlatformSender } from './platform-sender.ts';
import { readVapidKeys } from './vapid-keys.ts';
import { WebPushSender } from './web-push-sender.ts';

/** The services that the configuration names; browsers need none. */
export function preparePush({
  app,
  dataFolder,
  push,
}: Pick<Config, 'app' | 'dataFolder' | 'push'>) {
  const keys = readVapidKeys(dataFolder);
  const apns = push.apns && new ApnsSender(push.apns);
  const web = new WebPushSender({
    keys,
    contact: `mailto:${app.supportEmail}`,
    hosts: push.hosts,
  });
  return {
    sender: new PlatformSender({
      web,
      ...(push.fcm && { android: new FcmSender(push.fcm) }),
      ...(apns && { ios: apns }),
    }),
    webPushKey: keys.publicKey,
    close: () => apns?.close(),
  };
}
