import * as v from 'valibot';
import type {
  AccountApi,
  ChangePasswordError,
  DeviceSession,
  DeviceToken,
  IssuedCode,
  Learner,
  PasswordChange,
  PasswordNeeded,
  ProveError,
} from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { PaymentUnavailable } from '../../core/ports/contract-api.ts';
import type { EmailTaken } from '../../core/ports/auth-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  addDeviceToken,
  changePassword,
  deleteMe,
  exportMe,
  me,
  prove,
  requestEmailChange,
  requestRegisterEmail,
} from '../../protocol/account.ts';
import { guestStatus } from '../../protocol/guests.ts';
import {
  deleteToken,
  deviceSessions,
  endOtherSessions,
  endSession,
  issueCode,
  type DeviceSession as WireDevice,
} from '../../protocol/session.ts';
import { GivenCode } from '../../protocol/given-code.ts';
import { GivenPassword } from '../../protocol/values.ts';
import { asSession } from './as-session.ts';
import type { HttpClient } from './http-client.ts';

/** Years of recordings on a slow line. */
const EXPORT_MS = 30 * 60_000;

export class HttpAccountApi implements AccountApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async me(): Promise<Result<Learner, ApiError>> {
    const learner = await this.#http.call(me, {});
    return learner.ok ? ok(asLearner(learner.value)) : learner;
  }

  async signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>> {
    return this.#http.call(deleteToken, { params: { id: tokenId } });
  }

  async changePassword(
    change: PasswordChange,
  ): Promise<Result<void, ApiError | ChangePasswordError>> {
    if (!v.is(GivenPassword, change.current)) return fail({ kind: 'wrong-password' });
    if (!v.is(GivenPassword, change.next)) return fail({ kind: 'weak-password' });
    const body = { current_password: change.current, new_password: change.next };
    return this.#http.call(changePassword, { body }, { isPatient: true });
  }

  async requestEmailChange(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken | PasswordNeeded>> {
    return this.#http.call(requestEmailChange, { body: { email, language } }, { isPatient: true });
  }

  async requestRegisterEmail(
    email: string,
    language: Language,
  ): Promise<Result<void, ApiError | EmailTaken | PasswordNeeded>> {
    return this.#http.call(
      requestRegisterEmail,
      { body: { email, language } },
      { isPatient: true },
    );
  }

  async exportData(): Promise<Result<Uint8Array, ApiError | PasswordNeeded>> {
    return this.#http.call(exportMe, {}, { timeoutMs: EXPORT_MS });
  }

  async deleteAccount(): Promise<Result<void, ApiError | PasswordNeeded | PaymentUnavailable>> {
    return this.#http.call(deleteMe, {}, { isPatient: true });
  }

  async prove(password: string, code?: string): Promise<Result<Session, ApiError | ProveError>> {
    if (!v.is(GivenPassword, password)) return fail({ kind: 'wrong-password' });
    if (code !== undefined && !v.is(GivenCode, code)) return fail({ kind: 'wrong-code' });
    const body = { password, ...(code !== undefined && { code }) };
    const proved = await this.#http.call(prove, { body }, { isPatient: true });
    return proved.ok ? ok(asSession(proved.value)) : proved;
  }

  async devices(): Promise<Result<readonly DeviceSession[], ApiError>> {
    const listed = await this.#http.call(deviceSessions, {});
    return listed.ok ? ok(listed.value.sessions.map(asDevice)) : listed;
  }

  async endSession(id: string): Promise<Result<void, ApiError | NotFound | PasswordNeeded>> {
    return this.#http.call(endSession, { params: { id } });
  }

  async endOtherSessions(): Promise<Result<void, ApiError | PasswordNeeded>> {
    return this.#http.call(endOtherSessions, {});
  }

  async issueCode(challenge: string): Promise<Result<IssuedCode, ApiError | PasswordNeeded>> {
    const issued = await this.#http.call(issueCode, { body: { code_challenge: challenge } });
    if (!issued.ok) return issued;
    return ok({ code: issued.value.code, seconds: issued.value.expires_in });
  }

  async addDeviceToken(device: DeviceToken): Promise<Result<void, ApiError>> {
    return this.#http.call(addDeviceToken, { body: { ...device } });
  }

  async isGuest(learnerId: string): Promise<Result<boolean, ApiError | NotFound>> {
    const status = await this.#http.call(guestStatus, { params: { id: learnerId } });
    return status.ok ? ok(status.value.is_guest) : status;
  }
}

const asLearner = (wire: v.InferOutput<typeof me.reply>): Learner => ({
  id: wire.id,
  email: wire.email ?? undefined,
  isGuest: wire.is_guest,
  isEmailConfirmed: wire.email_confirmed,
  hasPassword: wire.has_password,
  hasAnsweredSurvey: wire.answered_demographic,
  studentId: wire.supiful_student_id ?? undefined,
  customerId: wire.current_subscription?.customer_id,
});

const asDevice = (wire: v.InferOutput<typeof WireDevice>): DeviceSession => ({
  id: wire.id,
  name: wire.device ?? undefined,
  kind: wire.kind,
  begunAt: wire.begun_at,
  usedAt: wire.used_at,
  isCurrent: wire.is_current,
});
