import type { AccountApi, Learner } from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { deleteToken, me } from '../../protocol/session.ts';
import type { HttpClient } from './http-client.ts';

export class HttpAccountApi implements AccountApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async me(): Promise<Result<Learner, ApiError>> {
    const learner = await this.#http.call(me, {});
    return learner.ok ? ok({ id: learner.value.id, email: learner.value.email }) : learner;
  }

  async signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>> {
    return this.#http.call(deleteToken, { params: { id: tokenId } });
  }
}
