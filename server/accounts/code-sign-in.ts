import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
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

interface CodeNotTaken {
  readonly kind: 'code-refused';
  /** Whose code was shown twice: what it had begun is ended. */
  readonly reusedOf?: string;
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
  ): Promise<Result<IssuedSession, CodeNotTaken>> {
    const { codes, sessions, ended, now } = this.#parts;
    const hash = hashOf(code);
    const id = randomUUID();
    const taken = await codes.take(hash, id);
    if (!taken) return fail({ kind: 'code-refused' });
    if (!taken.isFirst) return this.#again(taken);
    const { code: kept } = taken;
    if (kept.expiresAt <= now() || ended.has(kept.sessionId)) return fail({ kind: 'code-refused' });
    const expected = Buffer.from(kept.challenge);
    const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) return fail({ kind: 'code-refused' });
    const { learnerId, provedAt } = kept;
    const session = await sessions.begin(learnerId, from, { by: 'code', at: provedAt, id });
    // It was shown again before the session was there to be ended.
    if (!(await codes.has(hash))) return this.#again({ learnerId, begun: id });
    return ok(session);
  }

  /** Of two who have a code one has stolen it, and it is not known which. */
  async #again(reused: {
    readonly learnerId: string;
    readonly begun: string;
  }): Promise<Result<never, CodeNotTaken>> {
    const { learnerId, begun: sessionId } = reused;
    await this.#parts.sessions.endOne({ learnerId, sessionId });
    return fail({ kind: 'code-refused', reusedOf: learnerId });
  }
}
