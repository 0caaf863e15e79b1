import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { importPKCS8, SignJWT } from 'jose';
import type { DeviceToken } from '../accounts/device-tokens.ts';
import { PUSH_TIMEOUT_MS, type Pushed, type PushMessage, type PushSender } from './push-sender.ts';
import type { ApnsSettings } from './push-settings.ts';

/** Apple takes a token for an hour, and no new one more often than every 20 minutes. */
const RENEWED_AFTER_MS = 40 * 60 * 1000;

const GONE = ['BadDeviceToken', 'Unregistered', 'ExpiredToken'];
const RENEWS = ['ExpiredProviderToken'];

interface Answer {
  readonly status: number;
  readonly reason: string;
}

/** To iOS wrappers, by Apple's push service over HTTP/2: one connection for all that is sent. */
export class ApnsSender implements PushSender {
  readonly #settings: ApnsSettings;
  readonly #now: () => number;
  readonly #patienceMs: number;
  #session: ClientHttp2Session | undefined;
  #signed: { readonly token: Promise<string>; readonly at: number } | undefined;

  constructor(
    settings: ApnsSettings,
    now: () => number = Date.now,
    patienceMs: number = PUSH_TIMEOUT_MS,
  ) {
    this.#settings = settings;
    this.#now = now;
    this.#patienceMs = patienceMs;
  }

  async send({ token }: Pick<DeviceToken, 'token'>, message: PushMessage): Promise<Pushed> {
    // It becomes part of an address.
    if (!/^[\da-f]{8,200}$/i.test(token)) return { kind: 'gone' };
    try {
      const { status, reason } = await this.#request(token, message);
      if (status === 200) return { kind: 'sent' };
      if (status === 410 || GONE.includes(reason)) return { kind: 'gone' };
      if (RENEWS.includes(reason)) this.#signed = undefined;
      const cause = `${status} ${reason}`;
      const isPassing = status === 429 || status >= 500 || RENEWS.includes(reason);
      return { kind: isPassing ? 'later' : 'refused', cause };
    } catch (error) {
      return { kind: 'later', cause: error instanceof Error ? error.message : 'unknown' };
    }
  }

  close(): void {
    this.#session?.close();
    this.#session = undefined;
  }

  async #request(device: string, message: PushMessage): Promise<Answer> {
    const { topic } = this.#settings;
    const providerToken = await this.#providerToken();
    const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;
    const session = this.#connected();
    const stream = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${device}`,
      authorization: `bearer ${providerToken}`,
      'apns-topic': topic,
      'apns-push-type': 'alert',
      'apns-expiration': String(Math.floor(this.#now() / 1000) + message.livesSeconds),
      'apns-collapse-id': message.topic,
    });
    const { title, body, path } = message;
    // A network may drop a connection without a word: what is sent next has to open another.
    stream.setTimeout(this.#patienceMs, () => session.destroy(new Error('no answer')));
    stream.end(JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path }));
    return new Promise((resolve, reject) => {
      let status = 0;
      const pieces: Buffer[] = [];
      stream.on('response', (headers) => {
        status = Number(headers[HTTP2_HEADER_STATUS]);
      });
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('error', reject);
      stream.on('end', () => resolve({ status, reason: reasonIn(Buffer.concat(pieces)) }));
      stream.on('close', () => reject(new Error('the connection ended')));
    });
  }

  #connected(): ClientHttp2Session {
    const known = this.#session;
    if (known && !known.closed && !known.destroyed) return known;
    const session = connect(this.#settings.url);
    this.#session = session;
    const forget = () => {
      if (this.#session === session) this.#session = undefined;
    };
    // What it carried is told by each stream.
    session.on('error', forget);
    session.on('goaway', forget);
    session.on('close', forget);
    session.unref();
    return session;
  }

  #providerToken(): Promise<string> {
    if (this.#signed && this.#now() - this.#signed.at < RENEWED_AFTER_MS) return this.#signed.token;
    const signed = { token: this.#sign(), at: this.#now() };
    this.#signed = signed;
    return signed.token;
  }

  async #sign(): Promise<string> {
    const { teamId, keyId, privateKey } = this.#settings;
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(Math.floor(this.#now() / 1000))
      .sign(await importPKCS8(privateKey, 'ES256'));
  }
}

function reasonIn(body: Buffer): string {
  try {
    const { reason } = JSON.parse(body.toString()) as { reason?: unknown }; // whatever it is, it is checked
    return typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
}
