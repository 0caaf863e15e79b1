import type { AccessTokenSource } from '../../core/ports/access-token-source.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Who is asking, by the token that comes with every call; what a server's gate does. */
export class MemoryCaller {
  readonly world: MemoryWorld;
  readonly #tokens: AccessTokenSource;

  constructor(world: MemoryWorld, tokens: AccessTokenSource) {
    this.world = world;
    this.#tokens = tokens;
  }

  async learnerId(): Promise<Result<string, ApiError>> {
    const token = await this.#tokens.fetch();
    if (!token.ok) return token;
    if (this.world.isOffline) return fail({ kind: 'offline' });
    const { ok: isValid, ...parsed } = parseToken(token.value);
    if (!isValid || !('value' in parsed)) return fail({ kind: 'signed-out' });
    const { sub, jti } = parsed.value;
    if (sub === undefined || (jti !== undefined && this.world.endedTokens.has(jti))) {
      return fail({ kind: 'signed-out' });
    }
    return ok(sub);
  }
}
