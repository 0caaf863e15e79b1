import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Limits, TooManyRequests } from '../limits/limits.ts';
import type { FactorMail, MailPost } from '../mail/mail-room.ts';
import type { Learners, StoredLearner } from './learners.ts';
import type { OneTimeSecrets, RecoveryCodes, StoredSecret } from './one-time-secrets.ts';
import { hashOfRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts';
import type { Seal } from './seal.ts';

const STEP_MS = 30_000;
/** A code of the half minute before or after counts as well: clocks differ, and typing takes a while. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export interface SecondFactorParts {
  readonly secrets: OneTimeSecrets;
  readonly recovery: RecoveryCodes;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly seal: Seal;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  readonly post: MailPost;
  readonly now: () => Date;
}

export interface NewSecret {
  readonly secret: string;
  readonly address: string;
  readonly squares: string[];
}

type NotFound = { readonly kind: 'not-found' };
type WrongCode = { readonly kind: 'wrong-code' } | TooManyRequests;
export type CodeRefused = { readonly kind: 'code-needed' } | WrongCode;

/** One-time codes beside the password (RFC 6238), and what stands in for them; for learners who want it. */
export class SecondFactor {
  readonly #parts: SecondFactorParts;

  constructor(parts: SecondFactorParts) {
    this.#parts = parts;
  }

  async state(learnerId: string): Promise<{ isOn: boolean; codesLeft: number }> {
    const { recovery } = this.#parts;
    const [isOn, codesLeft] = await Promise.all([this.isOn(learnerId), recovery.left(learnerId)]);
    return { isOn, codesLeft };
  }

  async isOn(learnerId: string): Promise<boolean> {
    return (await this.#parts.secrets.of(learnerId))?.isConfirmed === true;
  }

  /** A code goes with a password: a learner without one is refused, and so is one who has codes already. */
  async begin(learnerId: string): Promise<Result<NewSecret, NotFound>> {
    const { secrets, learners, seal } = this.#parts;
    const learner = await learners.ofId(learnerId);
    if (learner?.passwordHash === undefined) return fail({ kind: 'not-found' });
    const secret = new Secret({ size: SECRET_BYTES });
    const begun = await secrets.begin(learnerId, seal.close(secret.base32, learnerId));
    if (!begun) return fail({ kind: 'not-found' });
    const address = new TOTP({ issuer: 'Oz', label: learner.email ?? 'Oz', secret }).toString();
    const squares = encode(address, { border: 0 }).data.map((row) =>
      row.map((isDark) => (isDark ? '1' : '0')).join(''),
    );
    return ok({ secret: secret.base32, address, squares });
  }

  /** Shows that her app makes the same codes; the recovery codes are told once. */
  async confirm(
    learnerId: string,
    code: string,
  ): Promise<Result<readonly string[], NotFound | WrongCode>> {
    const kept = await this.#parts.secrets.of(learnerId);
    if (!kept || kept.isConfirmed) return fail({ kind: 'not-found' });
    const checked = await this.#limited(learnerId, () => this.#isCode(kept, code));
    if (!checked.ok) return checked;
    const codes = await this.#renew(learnerId);
    await this.#tell(learnerId, 'one-time-codes-on');
    return ok(codes);
  }

  async end(learnerId: string): Promise<Result<undefined, NotFound>> {
    const { secrets, recovery } = this.#parts;
    if (!(await secrets.remove(learnerId))) return fail({ kind: 'not-found' });
    await recovery.replace(learnerId, []);
    await this.#tell(learnerId, 'one-time-codes-off');
    return ok(undefined);
  }

  async renewRecoveryCodes(learnerId: string): Promise<Result<readonly string[], NotFound>> {
    if (!(await this.isOn(learnerId))) return fail({ kind: 'not-found' });
    const codes = await this.#renew(learnerId);
    await this.#tell(learnerId, 'recovery-codes-renewed');
    return ok(codes);
  }

  /** Beside a password that was right: nothing more where she wants no codes. */
  async check(
    { id }: StoredLearner,
    code: string | undefined,
  ): Promise<Result<undefined, CodeRefused>> {
    const kept = await this.#parts.secrets.of(id);
    if (kept?.isConfirmed !== true) return ok(undefined);
    if (code === undefined) return fail({ kind: 'code-needed' });
    return this.#limited(
      id,
      async () => (await this.#isCode(kept, code)) || this.#isRecoveryCode(id, code),
    );
  }

  async #limited(
    learnerId: string,
    isRight: () => Promise<boolean>,
  ): Promise<Result<undefined, WrongCode>> {
    const { limits } = this.#parts;
    // Of every caller, from every address: what she knows already is her password.
    const counted = [{ limit: 'codes-of-learner' as const, key: learnerId }];
    const may = await limits.take(counted);
    if (!may.ok) return may;
    if (!(await isRight())) return fail({ kind: 'wrong-code' });
    await limits.giveBack(counted);
    return ok(undefined);
  }

  /** A code works once. */
  async #isCode(kept: StoredSecret, code: string): Promise<boolean> {
    const { secrets, seal, now } = this.#parts;
    const secret = seal.open(kept.sealed, kept.learnerId);
    const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
    if (secret === undefined || !/^\d{6}$/.test(digits)) return false;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const timestamp = now().getTime();
    const delta = totp.validate({ token: digits, timestamp, window: WINDOW });
    if (delta === null) return false;
    return secrets.use(kept, Math.floor(timestamp / STEP_MS) + delta);
  }

  async #isRecoveryCode(learnerId: string, code: string): Promise<boolean> {
    const isOne = await this.#parts.recovery.use(learnerId, hashOfRecoveryCode(code));
    if (isOne) await this.#tell(learnerId, 'recovery-code-used');
    return isOne;
  }

  async #renew(learnerId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.#parts.recovery.replace(learnerId, codes.map(hashOfRecoveryCode));
    return codes;
  }

  async #tell(learnerId: string, kind: FactorMail): Promise<void> {
    const { learners, post } = this.#parts;
    const learner = await learners.ofId(learnerId);
    if (learner?.email === undefined) return;
    await post.post({ kind, email: learner.email, language: learner.language });
  }
}
