import { randomUUID } from 'node:crypto';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners, ShownPurchase, StoredLearner } from '../accounts/learners.ts';
import type { Origin } from '../accounts/origin.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { PasswordPolicy, UnfitPassword } from '../accounts/password-policy.ts';
import type { IssuedSession, Sessions } from '../accounts/sessions.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Purchase, PurchaseRefused, Purchases } from './purchases.ts';

/** An app whose answer was lost may show the same text again within this time. */
const SHOWN_AGAIN_MS = 10 * 60_000;

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
  readonly policy: PasswordPolicy;
  readonly now: () => Date;
}

/** Accounts of the native apps: a purchase is as good as a password, and each text that Apple signs about it good once. */
export class NativeAccounts {
  readonly #parts: NativeAccountsParts;

  constructor(parts: NativeAccountsParts) {
    this.#parts = parts;
  }

  async signIn(
    signedTransaction: string,
    from: Origin,
  ): Promise<Result<IssuedSession, PurchaseRefused | { kind: 'account-not-found' }>> {
    const purchase = await this.#parts.purchases.verify(signedTransaction);
    if (!purchase.ok) return purchase;
    const learner = await this.#holderOf(purchase.value);
    if (!learner?.purchaseSignsIn) return fail({ kind: 'account-not-found' });
    return this.#enter(learner, purchase.value, from);
  }

  /** The account this purchase is known for, made if there is none: asked twice, there is still one. */
  async signInOrRegister(
    signedTransaction: string,
    from: Origin,
  ): Promise<Result<IssuedSession & { readonly is_new: boolean }, PurchaseRefused>> {
    const { purchases, learners, now } = this.#parts;
    const purchase = await purchases.verify(signedTransaction);
    if (!purchase.ok) return purchase;
    const { originalTransactionId: appleTransactionId } = purchase.value;
    const id = randomUUID();
    const isNew = await learners.add({ id, appleTransactionId, createdAt: now() });
    const learner = await this.#holderOf(purchase.value);
    if (!learner) return fail({ kind: 'purchase-refused' });
    const entered = await this.#enter(learner, purchase.value, from);
    return entered.ok ? ok({ ...entered.value, is_new: isNew }) : entered;
  }

  async registerWithEmail(
    given: NativeRegistration,
    from: Origin,
  ): Promise<Result<IssuedSession, PurchaseRefused | UnfitPassword | { kind: 'email-taken' }>> {
    const { purchases, learners, sessions, post, policy, now } = this.#parts;
    const { email, password, signedTransaction, language } = given;
    const unfit = await policy.refusalOf(password, email);
    if (unfit) return fail(unfit);
    const purchase =
      signedTransaction === undefined ? undefined : await purchases.verify(signedTransaction);
    if (purchase && !purchase.ok) return purchase;
    if (await learners.ofEmail(email)) return fail({ kind: 'email-taken' });
    const isOthers = purchase && (await this.#holderOf(purchase.value)) !== undefined;
    if (isOthers) return fail({ kind: 'purchase-refused' });
    const id = randomUUID();
    const passwordHash = await this.#parts.hasher.hash(password);
    const bought = purchase && {
      appleTransactionId: purchase.value.originalTransactionId,
      purchaseShown: this.#shown(purchase.value),
    };
    const account = { id, email, passwordHash, language, createdAt: now(), ...bought };
    if (!(await learners.add(account))) return fail({ kind: 'email-taken' });
    await post.post({ kind: 'confirm-email', learnerId: id, email, language });
    return ok(await sessions.begin(id, from, { by: 'password' }));
  }

  /**
   * Makes a purchase hers that she made while she was signed in. It pays for her contract and never signs in: the session
   * that attaches it may be stolen. The very text that was attached may be sent again at any time, if an answer was lost.
   */
  async attach(
    learnerId: string,
    signedTransaction: string,
  ): Promise<
    Result<undefined, PurchaseRefused | { kind: 'account-needed' } | { kind: 'signed-out' }>
  > {
    const { purchases, learners } = this.#parts;
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    // She would lose it with the guest.
    if (learner.isGuest) return fail({ kind: 'account-needed' });
    const purchase = await purchases.verify(signedTransaction);
    if (!purchase.ok) return purchase;
    const { originalTransactionId, signedAt } = purchase.value;
    const isHers = learner.appleTransactionId === originalTransactionId;
    if (isHers && learner.purchaseShown?.signedAt.getTime() === signedAt.getTime())
      return ok(undefined);
    const shown = this.#shown(purchase.value);
    const isTaken = isHers
      ? await this.#show(learner, purchase.value)
      : await learners.attachPurchase(learnerId, originalTransactionId, shown);
    return isTaken ? ok(undefined) : fail({ kind: 'purchase-refused' });
  }

  /** Whether this learner holds the purchase that was shown, now. */
  async proves(learner: StoredLearner, signedTransaction: string): Promise<boolean> {
    const purchase = await this.#parts.purchases.verify(signedTransaction);
    if (!purchase.ok) return false;
    const { originalTransactionId } = purchase.value;
    const isHers = learner.appleTransactionId === originalTransactionId && learner.purchaseSignsIn;
    return isHers && this.#show(learner, purchase.value);
  }

  async #enter(
    learner: StoredLearner,
    purchase: Purchase,
    from: Origin,
  ): Promise<Result<IssuedSession, PurchaseRefused>> {
    if (!learner.purchaseSignsIn || !(await this.#show(learner, purchase)))
      return fail({ kind: 'purchase-refused' });
    return ok(await this.#parts.sessions.begin(learner.id, from, { by: 'purchase' }));
  }

  /** False for a text that was shown before: it may be found in a log or a backup years later. */
  #show({ id }: StoredLearner, purchase: Purchase): Promise<boolean> {
    const notBefore = new Date(this.#parts.now().getTime() - SHOWN_AGAIN_MS);
    return this.#parts.learners.showPurchase(id, this.#shown(purchase), notBefore);
  }

  #shown = ({ signedAt }: Purchase): ShownPurchase => ({ signedAt, shownAt: this.#parts.now() });

  #holderOf({ originalTransactionId }: Purchase): Promise<StoredLearner | undefined> {
    return this.#parts.learners.ofAppleTransaction(originalTransactionId);
  }
}
