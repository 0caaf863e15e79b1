import { SignJWT, jwtVerify, errors } from 'jose';

/** Short, because a signed-out access token lives on until it expires. */
export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Signs and reads access tokens (JWT, HS256) with one secret shared by all servers. */
export class AccessTokenSigner {
  readonly #secret: Uint8Array;

  /** At least 32 random bytes. */
  constructor(secret: Uint8Array) {
    this.#secret = secret;
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

  /** The learner's id; undefined when the token is not ours, changed or expired. */
  async learnerOf(token: string, now: Date): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        currentDate: now,
      });
      return payload.sub;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
