import type { LateSignOut } from '../ports/auth-api.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { Session } from '../ports/session-store.ts';
import { parseToken } from './parse-token.ts';

const PREFIX = 'SIGN_OUT_';

/** Sign-outs that the server has not heard of. What is kept of a session says nothing of a learner, and lets no one in. */
export class LateSignOuts {
  readonly #preferences: Preferences;
  readonly #hashOf: (text: string) => Promise<string>;

  /** @param hashOf the SHA-256 of a text, in base64url. */
  constructor(preferences: Preferences, hashOf: (text: string) => Promise<string>) {
    this.#preferences = preferences;
    this.#hashOf = hashOf;
  }

  async keep({ accessToken, refreshToken }: Session): Promise<void> {
    const token = parseToken(accessToken);
    if (!token.ok || token.value.jti === undefined) return;
    this.#preferences.write(PREFIX + token.value.jti, await this.#hashOf(refreshToken));
  }

  forget({ tokenId }: LateSignOut): void {
    this.#preferences.remove(PREFIX + tokenId);
  }

  all(): readonly LateSignOut[] {
    return this.#preferences.names(PREFIX).flatMap((name) => {
      const refreshTokenHash = this.#preferences.read(name);
      return refreshTokenHash === undefined
        ? []
        : [{ tokenId: name.slice(PREFIX.length), refreshTokenHash }];
    });
  }
}

/** Told without loading what sends them. */
export const hasLateSignOuts = (preferences: Pick<Preferences, 'names'>): boolean =>
  preferences.names(PREFIX).length > 0;
