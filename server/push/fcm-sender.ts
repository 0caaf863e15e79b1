import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { DeviceToken } from '../accounts/device-tokens.ts';
import { PUSH_TIMEOUT_MS, type Pushed, type PushMessage, type PushSender } from './push-sender.ts';
import type { FcmSettings } from './push-settings.ts';
import { pushedBy } from './web-push-sender.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const HOUR_S = 3600;
/** A token that is nearly over would be over on its way. */
const EARLY_MS = 60_000;

const Granted = v.object({ access_token: v.string(), expires_in: v.number() });
const Trouble = v.object({
  error: v.object({
    details: v.optional(v.array(v.looseObject({ errorCode: v.optional(v.string()) })), []),
  }),
});

/** To Android wrappers, by version 1 of Firebase Cloud Messaging. */
export class FcmSender implements PushSender {
  readonly #settings: FcmSettings;
  readonly #now: () => number;
  #granted: Promise<{ readonly token: string; readonly until: number }> | undefined;

  constructor(settings: FcmSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#now = now;
  }

  async send({ token }: Pick<DeviceToken, 'token'>, message: PushMessage): Promise<Pushed> {
    const { url = 'https://fcm.googleapis.com', projectId } = this.#settings;
    const { title, body, path, topic, livesSeconds } = message;
    try {
      const response = await fetch(`${url}/v1/projects/${projectId}/messages:send`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await this.#accessToken()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          message: {
            token,
            notification: { title, body },
            data: { path },
            android: {
              ttl: `${livesSeconds}s`,
              collapse_key: topic,
              notification: { tag: topic },
            },
          },
        }),
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      });
      if (response.status === 401) this.#granted = undefined;
      const answer = v.safeParse(Trouble, await response.json().catch(() => null));
      return outcomeOf(response.status, answer.success ? answer.output : undefined);
    } catch (error) {
      return { kind: 'later', cause: error instanceof Error ? error.message : 'unknown' };
    }
  }

  /** One for all that is sent within its hour. */
  async #accessToken(): Promise<string> {
    const granted = await this.#granted?.catch(() => undefined);
    if (granted && this.#now() < granted.until - EARLY_MS) return granted.token;
    this.#granted = this.#ask();
    return (await this.#granted).token;
  }

  async #ask() {
    const { clientEmail, privateKey, tokenUri } = this.#settings;
    const seconds = Math.floor(this.#now() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR_S)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const response = await fetch(tokenUri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`no access token: status ${response.status}`);
    const { access_token: token, expires_in: lives } = v.parse(Granted, await response.json());
    return { token, until: this.#now() + lives * 1000 };
  }
}

function outcomeOf(status: number, trouble: v.InferOutput<typeof Trouble> | undefined): Pushed {
  const code = trouble?.error.details.find(({ errorCode }) => errorCode)?.errorCode;
  if (code === 'UNREGISTERED') return { kind: 'gone' };
  // A token that was refused once is asked for anew.
  if (status === 401) return { kind: 'later', cause: 'status 401' };
  // A project of another name is not found either, and must not cost the devices.
  if (status === 404 && code === undefined) return { kind: 'refused', cause: 'status 404' };
  return pushedBy(status);
}
