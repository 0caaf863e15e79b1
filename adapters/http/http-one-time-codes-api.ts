import * as v from 'valibot';
import type { PasswordNeeded } from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  ConfirmCodesError,
  NewOneTimeSecret,
  OneTimeCodesApi,
  OneTimeCodesStanding,
} from '../../core/ports/one-time-codes-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { GivenCode } from '../../protocol/given-code.ts';
import {
  beginOneTimeCodes,
  confirmOneTimeCodes,
  endOneTimeCodes,
  oneTimeCodes,
  renewRecoveryCodes,
} from '../../protocol/one-time-codes.ts';
import type { HttpClient } from './http-client.ts';

type Refused = ApiError | NotFound | PasswordNeeded;

export class HttpOneTimeCodesApi implements OneTimeCodesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async standing(): Promise<Result<OneTimeCodesStanding, ApiError>> {
    const found = await this.#http.call(oneTimeCodes, {});
    if (!found.ok) return found;
    return ok({ isOn: found.value.is_on, codesLeft: found.value.recovery_codes_left });
  }

  begin(): Promise<Result<NewOneTimeSecret, Refused>> {
    return this.#http.call(beginOneTimeCodes, {});
  }

  async confirm(code: string): Promise<Result<readonly string[], ConfirmCodesError>> {
    if (!v.is(GivenCode, code)) return fail({ kind: 'wrong-code' });
    const confirmed = await this.#http.call(confirmOneTimeCodes, { body: { code } });
    return confirmed.ok ? ok(confirmed.value.recovery_codes) : confirmed;
  }

  end(): Promise<Result<void, Refused>> {
    return this.#http.call(endOneTimeCodes, {});
  }

  async renewRecoveryCodes(): Promise<Result<readonly string[], Refused>> {
    const renewed = await this.#http.call(renewRecoveryCodes, {});
    return renewed.ok ? ok(renewed.value.recovery_codes) : renewed;
  }
}
