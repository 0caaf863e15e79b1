import type { RefreshTokens, StoredRefreshToken } from '../../accounts/refresh-tokens.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryRefreshTokens implements RefreshTokens {
  readonly #tokens: MemoryTables['refreshTokens'];

  constructor({ refreshTokens }: MemoryTables) {
    this.#tokens = refreshTokens;
  }

  async add(token: StoredRefreshToken): Promise<void> {
    this.#tokens.set(token.hash, token);
  }

  async ofHash(hash: string): Promise<StoredRefreshToken | undefined> {
    return this.#tokens.get(hash);
  }

  async use(hash: string, at: Date): Promise<boolean> {
    const token = this.#tokens.get(hash);
    if (!token || token.usedAt) return false;
    this.#tokens.set(hash, { ...token, usedAt: at });
    return true;
  }

  async revokeFamily(family: string, at: Date): Promise<readonly string[]> {
    return this.#revoke((token) => token.family === family, at);
  }

  async revokeFamilyOf(
    learnerId: string,
    accessJti: string,
    at: Date,
  ): Promise<readonly string[] | undefined> {
    const [family] = this.#families(learnerId, accessJti);
    return family === undefined ? undefined : this.revokeFamily(family, at);
  }

  async revokeAllOf(
    learnerId: string,
    keptJti: string | undefined,
    at: Date,
  ): Promise<readonly string[]> {
    const kept = keptJti === undefined ? [] : this.#families(learnerId, keptJti);
    return this.#revoke(
      (token) => token.learnerId === learnerId && !kept.includes(token.family),
      at,
    );
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#tokens) {
      if (expiresAt <= now) this.#tokens.delete(hash);
    }
  }

  #families(learnerId: string, accessJti: string): readonly string[] {
    return [...this.#tokens.values()]
      .filter((token) => token.learnerId === learnerId && token.accessJti === accessJti)
      .map(({ family }) => family);
  }

  #revoke(isMeant: (token: StoredRefreshToken) => boolean, at: Date): readonly string[] {
    const live = [...this.#tokens.values()].filter((token) => !token.revokedAt && isMeant(token));
    for (const token of live) this.#tokens.set(token.hash, { ...token, revokedAt: at });
    return live.map(({ accessJti }) => accessJti);
  }
}
