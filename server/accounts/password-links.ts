import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Learners } from './learners.ts';
import type { LinkPurpose, MailLinks, StoredMailLink } from './mail-links.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordPolicy, UnfitPassword } from './password-policy.ts';
import { hashOf } from './secret-token.ts';
import type { SecondFactor } from './second-factor.ts';
import type { Origin } from './origin.ts';
import type { IssuedSession, Sessions } from './sessions.ts';

const FOR_PASSWORDS: readonly LinkPurpose[] = ['reset-password', 'choose-password'];

export type LinkInvalid = { readonly kind: 'link-invalid' };

/** The password is hers, and only the login lets her in. */
export interface CodeNeeded {
  readonly kind: 'code-needed';
  /** Whose password was changed. */
  readonly changedOf: string;
}

export interface PasswordLinksParts {
  readonly links: MailLinks;
  readonly learners: Learners;
  readonly sessions: Sessions;
  readonly post: MailPost;
  readonly hasher: PasswordHasher;
  readonly policy: Pick<PasswordPolicy, 'refusalOf'>;
  readonly secondFactor: Pick<SecondFactor, 'isOn'>;
  readonly now: () => Date;
}

/** The links with which a password is chosen; a person who opens one has the mailbox it was sent to. */
export class PasswordLinks {
  readonly #parts: PasswordLinksParts;

  constructor(parts: PasswordLinksParts) {
    this.#parts = parts;
  }

  /** Sets a new password, or makes the account that `register` promised, and signs in. */
  async resetPassword(
    token: string,
    password: string,
    from: Origin,
  ): Promise<Result<IssuedSession, LinkInvalid | UnfitPassword | CodeNeeded>> {
    const { links, sessions, hasher, policy, secondFactor, now } = this.#parts;
    const hash = hashOf(token);
    const found = await links.find(hash, FOR_PASSWORDS, now());
    if (!found) return fail({ kind: 'link-invalid' });
    const unfit = await policy.refusalOf(password, found.email);
    if (unfit) return fail(unfit);
    const passwordHash = await hasher.hash(password);
    const link = await links.use(hash, FOR_PASSWORDS, now());
    const learnerId = link && (await this.#setPassword(link, passwordHash));
    if (learnerId === undefined) return fail({ kind: 'link-invalid' });
    await sessions.endAll(learnerId, undefined);
    // The mailbox alone is one factor: the login asks for the other.
    if (await secondFactor.isOn(learnerId))
      return fail({ kind: 'code-needed', changedOf: learnerId });
    return ok(await sessions.begin(learnerId, from, { by: 'mail-link' }));
  }

  /** The id of the learner whose password it is now; undefined where there is none. */
  async #setPassword(link: StoredMailLink, passwordHash: string): Promise<string | undefined> {
    const { learners, links, sessions, post, now } = this.#parts;
    const { email, language } = link;
    if (link.purpose === 'choose-password') {
      const id = randomUUID();
      const emailConfirmedAt = now();
      const account = { id, email, passwordHash, language, emailConfirmedAt, createdAt: now() };
      if (await learners.add(account)) return id;
    }
    const learner = await learners.ofEmail(email);
    if (!learner) return undefined;
    // The maker of the account may not have had this mailbox: what she attached to it goes with her password.
    if (!learner.emailConfirmedAt) await learners.dropAttached(learner.id);
    // Before the password as well as after: where this dies in between, no session of a thief goes on beside the new one.
    await sessions.endAll(learner.id, undefined);
    await learners.setPassword(learner.id, passwordHash);
    await learners.setEmail(learner.id, email, now());
    await links.revokeOf(learner.id, now());
    await post.post({ kind: 'password-changed', email, language });
    return learner.id;
  }
}
