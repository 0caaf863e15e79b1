import { isDeepStrictEqual } from 'node:util';
import type {
  GivenAccount,
  Learners,
  NewLearner,
  ShownPurchase,
  StoredLearner,
  StoredPlacement,
} from '../../accounts/learners.ts';
import type { SurveyAnswer } from '../../survey/survey.ts';
import type { MemoryTables } from './memory-tables.ts';

const GUESTS_AT_A_TIME = 100;

export class MemoryLearners implements Learners {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(learner: NewLearner): Promise<boolean> {
    const email = learner.email?.toLowerCase();
    const taken = [
      this.#tables.learners.get(learner.id),
      this.#with('email', email),
      this.#with('appleTransactionId', learner.appleTransactionId),
    ];
    if (taken.some((one) => one !== undefined)) return false;
    this.#tables.learners.set(learner.id, {
      passwordHash: undefined,
      isGuest: false,
      emailConfirmedAt: undefined,
      language: 'ja',
      survey: [],
      surveyedAt: undefined,
      placement: undefined,
      appleTransactionId: undefined,
      purchaseShown: undefined,
      purchaseSignsIn: true,
      ...learner,
      email,
    });
    return true;
  }

  async ofId(id: string): Promise<StoredLearner | undefined> {
    return this.#tables.learners.get(id);
  }

  async ofEmail(email: string): Promise<StoredLearner | undefined> {
    return this.#with('email', email.toLowerCase());
  }

  async ofAppleTransaction(transactionId: string): Promise<StoredLearner | undefined> {
    return this.#with('appleTransactionId', transactionId);
  }

  async makeAccount(
    guestId: string,
    account: GivenAccount,
  ): Promise<'made' | 'email-taken' | 'no-guest'> {
    if (this.#tables.learners.get(guestId)?.isGuest !== true) return 'no-guest';
    const email = account.email.toLowerCase();
    if (this.#with('email', email)) return 'email-taken';
    this.#change(guestId, { ...account, email, isGuest: false });
    return 'made';
  }

  async setPassword(id: string, passwordHash: string | undefined): Promise<void> {
    this.#change(id, { passwordHash });
  }

  async rehash(id: string, from: string, to: string): Promise<void> {
    if (this.#tables.learners.get(id)?.passwordHash === from)
      this.#change(id, { passwordHash: to });
  }

  async showPurchase(id: string, shown: ShownPurchase, notBefore: Date): Promise<boolean> {
    const before = this.#tables.learners.get(id)?.purchaseShown;
    if (before && before.signedAt >= shown.signedAt)
      return +before.signedAt === +shown.signedAt && before.shownAt >= notBefore;
    this.#change(id, { purchaseShown: shown });
    return true;
  }

  async attachPurchase(
    id: string,
    appleTransactionId: string,
    purchaseShown: ShownPurchase,
  ): Promise<boolean> {
    const learner = this.#tables.learners.get(id);
    const holder = this.#with('appleTransactionId', appleTransactionId);
    if (!learner || learner.isGuest || (holder && holder.id !== id)) return false;
    if (learner.appleTransactionId !== undefined && learner.purchaseSignsIn) return false;
    this.#change(id, { appleTransactionId, purchaseShown, purchaseSignsIn: false });
    return true;
  }

  async dropFactors(id: string): Promise<void> {
    for (const [key, { learnerId }] of this.#tables.passkeys)
      if (learnerId === id) this.#tables.passkeys.delete(key);
    this.#tables.oneTimeSecrets.delete(id);
    for (const [key, { learnerId }] of this.#tables.recoveryCodes)
      if (learnerId === id) this.#tables.recoveryCodes.delete(key);
  }

  async dropAttached(id: string): Promise<void> {
    await this.dropFactors(id);
    for (const [token, { learnerId }] of this.#tables.deviceTokens)
      if (learnerId === id) this.#tables.deviceTokens.delete(token);
    this.#change(id, {
      appleTransactionId: undefined,
      purchaseShown: undefined,
      purchaseSignsIn: true,
    });
  }

  async dropEmail(id: string): Promise<void> {
    if (!this.#tables.learners.get(id)?.emailConfirmedAt) this.#change(id, { email: undefined });
  }

  async setEmail(id: string, given: string, emailConfirmedAt: Date): Promise<boolean> {
    const email = given.toLowerCase();
    const owner = this.#with('email', email);
    if (owner && owner.id !== id) return false;
    this.#change(id, { email, emailConfirmedAt, isGuest: false });
    return true;
  }

  async changePlacement(
    id: string,
    from: StoredPlacement | undefined,
    to: StoredPlacement,
  ): Promise<boolean> {
    const learner = this.#tables.learners.get(id);
    if (!learner || !isDeepStrictEqual(learner.placement, from)) return false;
    this.#change(id, { placement: to });
    return true;
  }

  async setSurvey(id: string, survey: readonly SurveyAnswer[], surveyedAt: Date): Promise<void> {
    this.#change(id, { survey, surveyedAt });
  }

  async remove(id: string): Promise<void> {
    this.#tables.forget(id);
  }

  async oldGuests(before: Date, now: Date): Promise<readonly string[]> {
    return [...this.#tables.learners.values()]
      .filter((learner) => learner.createdAt < before && this.#isIdleGuest(learner, now))
      .slice(0, GUESTS_AT_A_TIME)
      .map(({ id }) => id);
  }

  async removeGuests(ids: readonly string[], now: Date): Promise<readonly string[]> {
    const gone = ids.filter((id) => {
      const learner = this.#tables.learners.get(id);
      return learner && this.#isIdleGuest(learner, now);
    });
    for (const id of gone) this.#tables.forget(id);
    return gone;
  }

  #isIdleGuest({ id, isGuest }: StoredLearner, now: Date): boolean {
    const sessions = [...this.#tables.sessions.values()];
    return (
      isGuest && !sessions.some(({ learnerId, expiresAt }) => learnerId === id && expiresAt > now)
    );
  }

  #with(
    field: 'email' | 'appleTransactionId',
    value: string | undefined,
  ): StoredLearner | undefined {
    if (value === undefined) return undefined;
    return [...this.#tables.learners.values()].find((learner) => learner[field] === value);
  }

  #change(id: string, changed: Partial<StoredLearner>): void {
    const learner = this.#tables.learners.get(id);
    if (learner) this.#tables.learners.set(id, { ...learner, ...changed });
  }
}
