import { randomUUID } from 'node:crypto';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Files } from '../storage/files.ts';
import type { Caller } from './access-token.ts';
import type { Learners, StoredLearner } from './learners.ts';
import type { MailLinks } from './mail-links.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordPolicy, UnfitPassword } from './password-policy.ts';
import type { CodeRefused, SecondFactor } from './second-factor.ts';
import type { Origin } from './origin.ts';
import type { IssuedSession, Sessions } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A code, where she wants to be asked for one. */
type SignIn = Credentials & { readonly code?: string | undefined };

export interface Registration extends Credentials {
  readonly language: Language;
  /** The guest who becomes this account; undefined begins from nothing. */
  readonly guestId?: string | undefined;
}

export interface AccountsParts {
  readonly learners: Learners;
  readonly sessions: Sessions;
  readonly links: MailLinks;
  readonly post: MailPost;
  readonly files: Files;
  readonly hasher: PasswordHasher;
  readonly policy: Pick<PasswordPolicy, 'refusalOf'>;
  readonly secondFactor: Pick<SecondFactor, 'check'>;
  readonly now: () => Date;
}

/** Making accounts, signing in to them, and ending them. */
export class Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  async exists(email: string): Promise<Result<{ exists: true }, { kind: 'account-not-found' }>> {
    const learner = await this.#parts.learners.ofEmail(email);
    return learner ? ok({ exists: true }) : fail({ kind: 'account-not-found' });
  }

  /** Whether this password may be chosen for an account with this email. */
  async mayChoose(given: {
    readonly email: string | undefined;
    readonly password: string;
  }): Promise<Result<undefined, UnfitPassword>> {
    const unfit = await this.#parts.policy.refusalOf(given.password, given.email);
    return unfit ? fail(unfit) : ok(undefined);
  }

  async register(
    given: Registration,
  ): Promise<Result<{ id: string }, UnfitPassword | { kind: 'email-taken' | 'guest-refused' }>> {
    const { learners, sessions, post, hasher, now } = this.#parts;
    const { email, language, guestId } = given;
    const fits = await this.mayChoose(given);
    if (!fits.ok) return fits;
    // Before the hashing, which costs more than anything else here.
    if (await learners.ofEmail(email)) return fail({ kind: 'email-taken' });
    const passwordHash = await hasher.hash(given.password);
    const id = guestId ?? randomUUID();
    if (guestId === undefined) {
      const added = await learners.add({ id, email, passwordHash, language, createdAt: now() });
      if (!added) return fail({ kind: 'email-taken' });
    } else {
      const made = await learners.makeAccount(guestId, { email, passwordHash, language });
      if (made !== 'made') {
        return fail({ kind: made === 'no-guest' ? 'guest-refused' : 'email-taken' });
      }
      // An attacker who holds the guest's session must not get the account with it.
      await sessions.endAll(guestId, undefined);
    }
    await post.post({ kind: 'confirm-email', learnerId: id, email, language });
    return ok({ id });
  }

  async signIn(
    given: SignIn,
    from: Origin,
  ): Promise<
    Result<IssuedSession, CodeRefused | { kind: 'account-not-found' | 'wrong-password' }>
  > {
    const { learners, sessions, hasher, secondFactor } = this.#parts;
    const learner = await learners.ofEmail(given.email);
    if (!learner) return fail({ kind: 'account-not-found' });
    const { id, passwordHash } = learner;
    const right = await hasher.matches(given.password, passwordHash);
    if (!right || passwordHash === undefined) return fail({ kind: 'wrong-password' });
    const second = await secondFactor.check(learner, given.code);
    if (!second.ok) return second;
    const sessionId = randomUUID();
    const session = await sessions.begin(id, from, { by: 'password', id: sessionId });
    // A new password ends every session, and this one may have begun a moment after that.
    if (!(await this.#isStillRight(given.password, id, passwordHash))) {
      await sessions.endOne({ learnerId: id, sessionId });
      return fail({ kind: 'wrong-password' });
    }
    // What was hashed at a lower cost is hashed anew while the password is known.
    if (hasher.isOutdated(passwordHash))
      await learners.rehash(id, passwordHash, await hasher.hash(given.password));
    return ok(session);
  }

  /** Compared once more only where another hash is there, which costs as much as the first time. */
  async #isStillRight(password: string, learnerId: string, matched: string): Promise<boolean> {
    const { learners, hasher } = this.#parts;
    const passwordHash = (await learners.ofId(learnerId))?.passwordHash;
    return passwordHash === matched || hasher.matches(password, passwordHash);
  }

  async changePassword(
    { learnerId, sessionId }: Caller,
    current: string,
    next: string,
  ): Promise<Result<undefined, UnfitPassword | { kind: 'signed-out' | 'wrong-password' }>> {
    const { learners, sessions, hasher } = this.#parts;
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    const right = await hasher.matches(current, learner.passwordHash);
    if (!right) return fail({ kind: 'wrong-password' });
    const fits = await this.mayChoose({ email: learner.email, password: next });
    if (!fits.ok) return fits;
    const passwordHash = await hasher.hash(next);
    // Before the password as well as after: where this dies in between, no session of a thief goes on beside the new one.
    await sessions.endAll(learnerId, sessionId);
    await learners.setPassword(learnerId, passwordHash);
    await sessions.endAll(learnerId, sessionId);
    await this.#afterPassword(learner);
    return ok(undefined);
  }

  /** Sends a link to a new email; the old one is told, while it still can do something about it. */
  async requestEmail(
    learnerId: string,
    kind: 'change-email' | 'register-email',
    email: string,
    language: Language,
  ): Promise<Result<undefined, { kind: 'signed-out' | 'email-taken' }>> {
    const { learners, post } = this.#parts;
    const [learner, holder] = await Promise.all([
      learners.ofId(learnerId),
      learners.ofEmail(email),
    ]);
    if (!learner) return fail({ kind: 'signed-out' });
    if (holder && holder.id !== learnerId) return fail({ kind: 'email-taken' });
    await post.post({ kind, learnerId, email, language });
    const isAnother = learner.email !== undefined && learner.email !== email.toLowerCase();
    if (isAnother) {
      await post.post({ kind: 'email-change-requested', email: learner.email, language });
    }
    return ok(undefined);
  }

  /** Forgets a learner, and the files of hers. */
  async remove(learnerId: string): Promise<void> {
    const { files, learners, sessions } = this.#parts;
    await sessions.endAll(learnerId, undefined);
    const takes = `takes/${learnerId}`;
    await files.removeAll(takes);
    await learners.remove(learnerId);
    // An answer may have come in between; from here on there is no learner it could belong to.
    await files.removeAll(takes);
  }

  async #afterPassword({ id, email, language }: StoredLearner): Promise<void> {
    // An attacker who knew the old password may have asked for a link.
    await this.#parts.links.revokeOf(id, this.#parts.now());
    if (email !== undefined)
      await this.#parts.post.post({ kind: 'password-changed', email, language });
  }
}
