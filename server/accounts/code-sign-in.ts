import { createHash, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Caller } from './access-token.ts';
import type { KnownEndedTokens } from './known-ended-tokens.ts';
import { hashOf, newSecretToken } from './secret-token.ts';
import type { IssuedSession, Sessions } from './sessions.ts';
import type { SignInCodes } from './sign-in-codes.ts';

const CODE_SECONDS = 60;

/** Signs another app of the learner in, with a code and the secret its challenge was made from (RFC 7636, S256). */
export class CodeSignIn {
  readonly #codes: SignInCodes;
  readonly #sessions: Sessions;
  readonly #ended: Pick<KnownEndedTokens, 'has'>;
  readonly #now: () => Date;

  constructor(
    codes: SignInCodes,
    sessions: Sessions,
    ended: Pick<KnownEndedTokens, 'has'>,
    now: () => Date,
  ) {
    this.#codes = codes;
    this.#sessions = sessions;
    this.#ended = ended;
    this.#now = now;
  }

  async issue(
    { learnerId, tokenId }: Caller,
    challenge: string,
  ): Promise<{ code: string; expires_in: number }> {
    const code = newSecretToken();
    await this.#codes.add({
      hash: hashOf(code),
      learnerId,
      tokenId,
      challenge,
      expiresAt: new Date(this.#now().getTime() + CODE_SECONDS * 1000),
    });
    return { code, expires_in: CODE_SECONDS };
  }

  async signIn(
    code: string,
    verifier: string,
  ): Promise<Result<IssuedSession, { kind: 'code-refused' }>> {
    const kept = await this.#codes.take(hashOf(code));
    if (!kept || kept.expiresAt <= this.#now() || this.#ended.has(kept.tokenId))
      return fail({ kind: 'code-refused' });
    const expected = Buffer.from(kept.challenge);
    const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) return fail({ kind: 'code-refused' });
    return ok(await this.#sessions.begin(kept.learnerId));
  }
}
