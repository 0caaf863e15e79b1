import type { AccessTokenSource } from '../../core/ports/access-token-source.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { bearerFor } from '../../core/sign-in/bearer.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import type { MemoryWorld } from './memory-world.ts';

export interface Caller {
  readonly learnerId: string;
  readonly tokenId: string | undefined;
}

/** Who is asking, by the token that comes with every call; what a server's gate does. */
export class MemoryCaller {
  readonly world: MemoryWorld;
  readonly #tokens: AccessTokenSource;

  constructor(world: MemoryWorld, tokens: AccessTokenSource) {
    this.world = world;
    this.#tokens = tokens;
  }

  async learnerId(): Promise<Result<string, ApiError>> {
    const caller = await this.identify();
    return caller.ok ? ok(caller.value.learnerId) : caller;
  }

  async identify(): Promise<Result<Caller, ApiError>> {
    const token = await bearerFor('bearer', this.#tokens);
    if (!token.ok) return token;
    if (this.world.isOffline) return fail({ kind: 'offline' });
    if (this.world.isBroken) return fail({ kind: 'server-error', status: 500 });
    const parsed = parseToken(token.value);
    if (!parsed.ok) return fail({ kind: 'signed-out' });
    const { sub, jti } = parsed.value;
    const { accounts } = this.world;
    if (sub === undefined || !accounts.ofId(sub)) return fail({ kind: 'signed-out' });
    if (jti !== undefined && accounts.endedTokens.has(jti)) return fail({ kind: 'signed-out' });
    if (this.world.withoutContract.has(sub)) return fail({ kind: 'no-contract' });
    return ok({ learnerId: sub, tokenId: jti });
  }
}
