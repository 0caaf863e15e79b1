import type { ApiError } from '../../core/ports/api-error.ts';
import type { SecurityPage, SecurityRecordApi } from '../../core/ports/security-record-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { securityEvents } from '../../protocol/security.ts';
import type { HttpClient } from './http-client.ts';

export class HttpSecurityRecordApi implements SecurityRecordApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async page(after?: string): Promise<Result<SecurityPage, ApiError>> {
    const query = after === undefined ? {} : { after };
    const page = await this.#http.call(securityEvents, { query });
    if (!page.ok) return page;
    const { events, next } = page.value;
    return ok({
      events: events.map(({ at, kind, subject, address }) => ({
        at,
        kind,
        subject: subject ?? undefined,
        address: address ?? undefined,
      })),
      next: next ?? undefined,
    });
  }
}
