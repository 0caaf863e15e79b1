import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, decodeProtectedHeader, jwtVerify, errors } from 'jose';

/** Short: so long the sessions that have ended have to be known. */
export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Enough for everybody who is here within a token's life on one server; the oldest make room. */
const REMEMBERED_TOKENS = 10_000;

/** Access tokens are for the API, and are no other kind of JWT (RFC 9068). */
const AUDIENCE = 'oz';
const TYPE = 'at+jwt';

export interface Caller {
  readonly learnerId: string;
  readonly sessionId: string;
}

export interface TokenContent extends Caller {
  readonly tokenId: string;
}

interface Reading extends Caller {
  readonly expiresAtMs: number;
}

/** Signs and reads access tokens (JWT, HS256) with one secret shared by all servers. */
export class AccessTokenSigner {
  readonly #secret: Uint8Array;
  /** Names the secret without telling it. */
  readonly #keyId: string;
  /** The secrets by which tokens are known, by their names. */
  readonly #secrets: ReadonlyMap<string, Uint8Array>;
  /** A signature that was right once stays right: only the time and the session are looked at again. */
  readonly #readings = new Map<string, Reading>();

  readonly #ended: { has(sessionId: string): boolean };

  /** At least 32 random bytes, the sessions that have ended, and the secret before this one, which signs nothing any more. */
  constructor(secret: Uint8Array, ended: { has(sessionId: string): boolean }, older?: Uint8Array) {
    this.#secret = secret;
    this.#keyId = nameOf(secret);
    const known = older === undefined ? [secret] : [older, secret];
    this.#secrets = new Map(known.map((one) => [nameOf(one), one]));
    this.#ended = ended;
  }

  async sign({ learnerId, sessionId, tokenId }: TokenContent, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: this.#keyId })
      .setSubject(learnerId)
      .setJti(tokenId)
      .setAudience(AUDIENCE)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
      .sign(this.#secret);
  }

  /** Whose token this is; undefined when it is not ours, changed, expired, or of a session that has ended. */
  async callerOf(token: string, now: Date): Promise<Caller | undefined> {
    const known = this.#readings.get(token) ?? (await this.#read(token, now));
    if (known === undefined || known.expiresAtMs <= now.getTime()) return undefined;
    return this.#ended.has(known.sessionId) ? undefined : known;
  }

  async #read(token: string, now: Date): Promise<Reading | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secretOf(token), {
        algorithms: ['HS256'],
        typ: TYPE,
        audience: AUDIENCE,
        currentDate: now,
        requiredClaims: ['exp', 'sub', 'jti', 'sid'],
        maxTokenAge: ACCESS_TOKEN_SECONDS,
        // The clocks of several servers differ a little; the end is looked at to the millisecond anyway.
        clockTolerance: 60,
      });
      const { exp = 0, sub = '', sid } = payload;
      if (typeof sid !== 'string') return undefined;
      const reading = { learnerId: sub, sessionId: sid, expiresAtMs: exp * 1000 };
      this.#remember(token, reading);
      return reading;
    } catch (error) {
      // A header that is none is a TypeError to the library.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }

  /** Of the key a token names; where that is none of ours, its signature fits no secret either. */
  #secretOf(token: string): Uint8Array {
    const { kid = '' } = decodeProtectedHeader(token);
    return this.#secrets.get(kid) ?? randomBytes(32);
  }

  #remember(token: string, reading: Reading): void {
    this.#readings.set(token, reading);
    if (this.#readings.size <= REMEMBERED_TOKENS) return;
    const [oldest] = this.#readings.keys();
    if (oldest !== undefined) this.#readings.delete(oldest);
  }
}

const nameOf = (secret: Uint8Array): string =>
  createHash('sha256').update('kid').update(secret).digest('base64url').slice(0, 8);
