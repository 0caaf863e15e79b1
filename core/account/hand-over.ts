import type { AccountApi, PasswordNeeded } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { SignInCode } from '../ports/auth-api.ts';
import { ok, type Result } from '../shared/result.ts';

/** A secret, and what everybody may see of it: base64url of its SHA-256 (RFC 7636). */
export interface NewVerifier {
  readonly verifier: string;
  readonly challenge: string;
}

export interface Handover {
  readonly given: SignInCode;
  /** For how long it is good. */
  readonly seconds: number;
}

/** Asks for a code with which she signs in on another device; it works once. */
export class HandOver {
  readonly #api: Pick<AccountApi, 'issueCode'>;
  readonly #newVerifier: () => Promise<NewVerifier>;

  constructor(api: Pick<AccountApi, 'issueCode'>, newVerifier: () => Promise<NewVerifier>) {
    this.#api = api;
    this.#newVerifier = newVerifier;
  }

  async execute(): Promise<Result<Handover, ApiError | PasswordNeeded>> {
    const { verifier, challenge } = await this.#newVerifier();
    const issued = await this.#api.issueCode(challenge);
    if (!issued.ok) return issued;
    const { code, seconds } = issued.value;
    return ok({ given: { code, verifier }, seconds });
  }
}
