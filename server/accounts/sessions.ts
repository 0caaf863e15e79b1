import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { AccessTokenSigner } from './access-token.ts';
import type { KnownEndedTokens } from './known-ended-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { hashOf, newSecretToken } from './secret-token.ts';

const REFRESH_TOKEN_DAYS = 60;

/** Two tabs, or an answer lost on the way, may show the same refresh token twice within this time. */
const GRACE_MS = 10_000;

const DAY_MS = 86_400_000;

export interface IssuedSession {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Gives out sessions, and notices when a refresh token was stolen. */
export class Sessions {
  readonly #tokens: RefreshTokens;
  readonly #signer: AccessTokenSigner;
  readonly #ended: KnownEndedTokens;
  readonly #now: () => Date;

  constructor(
    tokens: RefreshTokens,
    signer: AccessTokenSigner,
    ended: KnownEndedTokens,
    now: () => Date,
  ) {
    this.#tokens = tokens;
    this.#signer = signer;
    this.#ended = ended;
    this.#now = now;
  }

  async begin(learnerId: string): Promise<IssuedSession> {
    return this.#issue(learnerId, randomUUID());
  }

  async refresh(token: string): Promise<Result<IssuedSession, { kind: 'refresh-refused' }>> {
    const now = this.#now();
    const kept = await this.#tokens.ofHash(hashOf(token));
    if (!kept || kept.revokedAt || kept.expiresAt <= now) return fail({ kind: 'refresh-refused' });

    const first = await this.#tokens.use(kept.hash, now);
    const usedAt = first ? now : (kept.usedAt ?? now);
    if (now.getTime() - usedAt.getTime() > GRACE_MS) {
      await this.#ended.add(await this.#tokens.revokeFamily(kept.family, now));
      return fail({ kind: 'refresh-refused' });
    }
    const session = await this.#issue(kept.learnerId, kept.family);
    // Signed out, or the password changed, in this very moment: what was just issued must not outlive it.
    if (!(await this.#tokens.ofHash(kept.hash))?.revokedAt) return ok(session);
    await this.#ended.add(await this.#tokens.revokeFamily(kept.family, now));
    return fail({ kind: 'refresh-refused' });
  }

  async end(learnerId: string, jti: string): Promise<Result<undefined, { kind: 'not-found' }>> {
    const ended = await this.#tokens.revokeFamilyOf(learnerId, jti, this.#now());
    if (ended === undefined) return fail({ kind: 'not-found' });
    await this.#ended.add(ended);
    return ok(undefined);
  }

  /** Ends every session of a learner, but for the one that this access token belongs to. */
  async endAll(learnerId: string, keptTokenId: string | undefined): Promise<void> {
    await this.#ended.add(await this.#tokens.revokeAllOf(learnerId, keptTokenId, this.#now()));
  }

  async #issue(learnerId: string, family: string): Promise<IssuedSession> {
    const now = this.#now();
    const jti = randomUUID();
    const refreshToken = newSecretToken();
    await this.#tokens.add({
      hash: hashOf(refreshToken),
      family,
      learnerId,
      accessJti: jti,
      expiresAt: new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS),
      usedAt: undefined,
      revokedAt: undefined,
    });
    return {
      access_token: await this.#signer.sign(learnerId, jti, now),
      refresh_token: refreshToken,
    };
  }
}
