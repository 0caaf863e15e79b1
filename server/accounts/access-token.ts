import { SignJWT, jwtVerify, errors } from 'jose';

/** Short: so long the tokens of ended sessions have to be known. */
export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Enough for everybody who is here within a token's life on one server; the oldest make room. */
const REMEMBERED_TOKENS = 10_000;

export interface Caller {
  readonly learnerId: string;
  /** The `jti` of the access token. */
  readonly tokenId: string;
}

interface Reading extends Caller {
  readonly expiresAtMs: number;
}

/** Signs and reads access tokens (JWT, HS256) with one secret shared by all servers. */
export class AccessTokenSigner {
  readonly #secret: Uint8Array;
  /** A signature that was right once stays right: only the time is looked at again. */
  readonly #readings = new Map<string, Reading>();

  readonly #ended: { has(tokenId: string): boolean };

  /** At least 32 random bytes, and the tokens whose session has ended. */
  constructor(secret: Uint8Array, ended: { has(tokenId: string): boolean }) {
    this.#secret = secret;
    this.#ended = ended;
  }

  async sign(learnerId: string, jti: string, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(learnerId)
      .setJti(jti)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
      .sign(this.#secret);
  }

  /** The learner's id; undefined when the token is not ours, changed, expired, or of a session that has ended. */
  async learnerOf(token: string, now: Date): Promise<string | undefined> {
    return (await this.callerOf(token, now))?.learnerId;
  }

  /** Whose token this is, and which; undefined as for `learnerOf`. */
  async callerOf(token: string, now: Date): Promise<Caller | undefined> {
    const known = this.#readings.get(token) ?? (await this.#read(token, now));
    if (known === undefined || known.expiresAtMs <= now.getTime()) return undefined;
    return this.#ended.has(known.tokenId) ? undefined : known;
  }

  async #read(token: string, now: Date): Promise<Reading | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['exp', 'sub', 'jti'],
        maxTokenAge: ACCESS_TOKEN_SECONDS,
        // The clocks of several servers differ a little; the end is looked at to the millisecond anyway.
        clockTolerance: 60,
      });
      const { exp = 0, sub = '', jti = '' } = payload;
      const reading = { learnerId: sub, tokenId: jti, expiresAtMs: exp * 1000 };
      this.#remember(token, reading);
      return reading;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #remember(token: string, reading: Reading): void {
    this.#readings.set(token, reading);
    if (this.#readings.size <= REMEMBERED_TOKENS) return;
    const [oldest] = this.#readings.keys();
    if (oldest !== undefined) this.#readings.delete(oldest);
  }
}
