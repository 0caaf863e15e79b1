import { createHash, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Caller } from './access-token.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { KeptSessions } from './kept-sessions.ts';
import type { Origin } from './origin.ts';
import { hashOf, newSecretToken } from './secret-token.ts';
import type { IssuedSession, Sessions } from './sessions.ts';
import type { SignInCodes } from './sign-in-codes.ts';

const CODE_SECONDS = 60;

export interface IssuedCode {
  readonly code: string;
  readonly expires_in: number;
}

interface CodeSignInParts {
  readonly codes: SignInCodes;
  readonly kept: Pick<KeptSessions, 'ofId'>;
  readonly sessions: Sessions;
  readonly ended: Pick<EndedSessions, 'has'>;
  readonly now: () => Date;
}

/** Signs another app of the learner in, with a code and the secret its challenge was made from (RFC 7636, S256). */
export class CodeSignIn {
  readonly #parts: CodeSignInParts;

  constructor(parts: CodeSignInParts) {
    this.#parts = parts;
  }

  async issue(
    { learnerId, sessionId }: Caller,
    challenge: string,
  ): Promise<Result<IssuedCode, { kind: 'signed-out' }>> {
    const { codes, kept, now } = this.#parts;
    const session = await kept.ofId(sessionId);
    if (!session) return fail({ kind: 'signed-out' });
    const code = newSecretToken();
    await codes.add({
      hash: hashOf(code),
      learnerId,
      sessionId,
      provedAt: session.provedAt,
      challenge,
      expiresAt: new Date(now().getTime() + CODE_SECONDS * 1000),
    });
    return ok({ code, expires_in: CODE_SECONDS });
  }

  /** The new session is as long ago proved as the one it comes from. */
  async signIn(
    code: string,
    verifier: string,
    from: Origin,
  ): Promise<Result<IssuedSession, { kind: 'code-refused' }>> {
    const { codes, sessions, ended, now } = this.#parts;
    const kept = await codes.take(hashOf(code));
    if (!kept || kept.expiresAt <= now() || ended.has(kept.sessionId))
      return fail({ kind: 'code-refused' });
    const expected = Buffer.from(kept.challenge);
    const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) return fail({ kind: 'code-refused' });
    return ok(await sessions.begin(kept.learnerId, from, { by: 'code', at: kept.provedAt }));
  }
}
