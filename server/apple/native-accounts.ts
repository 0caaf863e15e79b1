import { randomUUID } from 'node:crypto';
import type { Language } from '../../core/shared/language.ts';
import { isStrongPassword } from '../../core/domain/account/password-rule.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners } from '../accounts/learners.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { Origin } from '../accounts/origin.ts';
import type { IssuedSession, Sessions } from '../accounts/sessions.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { PurchaseRefused, Purchases } from './purchases.ts';

export interface NativeRegistration {
  readonly email: string;
  readonly password: string;
  readonly signedTransaction: string | undefined;
  readonly language: Language;
}

export interface NativeAccountsParts {
  readonly purchases: Purchases;
  readonly learners: Learners;
  readonly sessions: Sessions;
  readonly post: MailPost;
  readonly hasher: PasswordHasher;
  readonly now: () => Date;
}

/** Accounts of the native apps: a purchase is as good as a password. */
export class NativeAccounts {
  readonly #parts: NativeAccountsParts;

  constructor(parts: NativeAccountsParts) {
    this.#parts = parts;
  }

  async signIn(
    signedTransaction: string,
    from: Origin,
  ): Promise<Result<IssuedSession, PurchaseRefused | { kind: 'account-not-found' }>> {
    const { purchases, learners, sessions } = this.#parts;
    const purchase = await purchases.verify(signedTransaction);
    if (!purchase.ok) return purchase;
    const learner = await learners.ofAppleTransaction(purchase.value.originalTransactionId);
    if (!learner) return fail({ kind: 'account-not-found' });
    return ok(await sessions.begin(learner.id, from, { by: 'purchase' }));
  }

  /** The account this purchase is known for, made if there is none: asked twice, there is still one. */
  async signInOrRegister(
    signedTransaction: string,
    from: Origin,
  ): Promise<Result<IssuedSession & { readonly is_new: boolean }, PurchaseRefused>> {
    const { purchases, learners, sessions, now } = this.#parts;
    const purchase = await purchases.verify(signedTransaction);
    if (!purchase.ok) return purchase;
    const { originalTransactionId: appleTransactionId } = purchase.value;
    const id = randomUUID();
    const isNew = await learners.add({ id, appleTransactionId, createdAt: now() });
    const known = isNew ? id : (await learners.ofAppleTransaction(appleTransactionId))?.id;
    if (known === undefined) return fail({ kind: 'purchase-refused' });
    return ok({ ...(await sessions.begin(known, from, { by: 'purchase' })), is_new: isNew });
  }

  async registerWithEmail(
    given: NativeRegistration,
    from: Origin,
  ): Promise<Result<IssuedSession, PurchaseRefused | { kind: 'email-taken' | 'weak-password' }>> {
    const { purchases, learners, sessions, post, now } = this.#parts;
    const { email, password, signedTransaction, language } = given;
    if (!isStrongPassword(password)) return fail({ kind: 'weak-password' });
    const purchase =
      signedTransaction === undefined ? undefined : await purchases.verify(signedTransaction);
    if (purchase && !purchase.ok) return purchase;
    const appleTransactionId = purchase?.value.originalTransactionId;
    if (await learners.ofEmail(email)) return fail({ kind: 'email-taken' });
    const isOthers =
      appleTransactionId !== undefined &&
      (await learners.ofAppleTransaction(appleTransactionId)) !== undefined;
    if (isOthers) return fail({ kind: 'purchase-refused' });
    const id = randomUUID();
    const passwordHash = await this.#parts.hasher.hash(password);
    const account = { id, email, passwordHash, language, appleTransactionId, createdAt: now() };
    if (!(await learners.add(account))) return fail({ kind: 'email-taken' });
    await post.post({ kind: 'confirm-email', learnerId: id, email, language });
    return ok(await sessions.begin(id, from, { by: 'password' }));
  }
}
