import type { AccountApi, Learner } from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryCaller } from './memory-caller.ts';

export class MemoryAccountApi implements AccountApi {
  readonly #caller: MemoryCaller;

  constructor(caller: MemoryCaller) {
    this.#caller = caller;
  }

  async me(): Promise<Result<Learner, ApiError>> {
    const learner = await this.#caller.learnerId();
    return learner.ok ? ok({ id: learner.value, email: learner.value }) : learner;
  }

  async signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { world } = this.#caller;
    const refreshToken = `refresh-${tokenId}`;
    if (world.refreshTokens.get(refreshToken) !== learner.value) return fail({ kind: 'not-found' });
    world.refreshTokens.delete(refreshToken);
    world.endedTokens.add(tokenId);
    return ok(undefined);
  }
}
