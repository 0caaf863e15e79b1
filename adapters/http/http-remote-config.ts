import type { ApiError } from '../../core/ports/api-error.ts';
import type { RemoteConfig, RemoteParameters } from '../../core/ports/remote-config.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { campaign } from '../../protocol/campaign.ts';
import type { HttpClient } from './http-client.ts';

/** What the operator of this Oz has set, from its own server. */
export class HttpRemoteConfig implements RemoteConfig {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async load(): Promise<Result<RemoteParameters, ApiError>> {
    const answer = await this.#http.call(campaign, {});
    if (!answer.ok) return answer;
    const { server_now: serverNow, ...fields } = answer.value;
    const values = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return ok({ values: Object.fromEntries(values), serverNow });
  }
}
