import * as v from 'valibot';
import webPush from 'web-push';
import type { DeviceToken } from '../accounts/device-tokens.ts';
import { isPushHost } from './push-hosts.ts';
import { PUSH_TIMEOUT_MS, type Pushed, type PushMessage, type PushSender } from './push-sender.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** What a browser calls `PushSubscription.toJSON()`. */
export const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url()),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may write to: an address that begins with `mailto:` or `https:`. */
  readonly contact: string;
  /** Hosts beside the known ones. */
  readonly hosts: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
}

/** To browsers, by RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export class WebPushSender implements PushSender {
  readonly #options: WebPushOptions;

  constructor(options: WebPushOptions) {
    this.#options = options;
  }

  async send(
    { token }: Pick<DeviceToken, 'token'>,
    { livesSeconds, ...message }: PushMessage,
  ): Promise<Pushed> {
    const { keys, contact, hosts } = this.#options;
    const subscription = subscriptionOf(token);
    // An address comes from a learner, and must not lead into a network of ours.
    if (!subscription || !isPushHost(subscription.endpoint, hosts)) return { kind: 'gone' };
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        {
          TTL: livesSeconds,
          urgency: 'normal',
          topic: message.topic,
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: contact, ...keys },
        },
      );
      const response = await (this.#options.fetch ?? fetch)(endpoint, {
        method,
        headers: headers as Record<string, string>, // its types say no more than "headers"
        body: body === null ? null : new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return pushedBy(response.status);
    } catch (error) {
      return { kind: 'later', cause: error instanceof Error ? error.name : 'unknown' };
    }
  }
}

export function subscriptionOf(token: string): v.InferOutput<typeof Subscription> | undefined {
  try {
    const parsed = v.safeParse(Subscription, JSON.parse(token));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function pushedBy(status: number): Pushed {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const cause = `status ${status}`;
  return status === 429 || status >= 500 ? { kind: 'later', cause } : { kind: 'refused', cause };
}
