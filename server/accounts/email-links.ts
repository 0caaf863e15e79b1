import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Caller } from './access-token.ts';
import type { Learners, StoredLearner } from './learners.ts';
import type { LinkPurpose, MailLinks, StoredMailLink } from './mail-links.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { hashOf } from './secret-token.ts';
import type { Sessions } from './sessions.ts';
import type { PasswordNeeded } from './step-up.ts';

const FOR_EMAILS: readonly LinkPurpose[] = ['confirm-email', 'change-email', 'register-email'];
const TO_UNDO: readonly LinkPurpose[] = ['undo-email'];

export interface EmailLinksParts {
  readonly links: MailLinks;
  readonly learners: Learners;
  readonly sessions: Sessions;
  readonly post: MailPost;
  readonly hasher: PasswordHasher;
  readonly now: () => Date;
}

/** Who opens a link beside having the mailbox: a session, or the password of the account. */
export interface Opener {
  readonly caller: Caller | undefined;
  readonly password: string | undefined;
}

interface EmailOfLearner {
  readonly email: string;
  /** Whose email it took the place of; undefined where it was only confirmed. */
  readonly changedOf?: string | undefined;
}

type LinkRefused = { readonly kind: 'link-invalid' | 'email-taken' };

/** The links that make an email hers, and the one that undoes it. */
export class EmailLinks {
  readonly #parts: EmailLinksParts;

  constructor(parts: EmailLinksParts) {
    this.#parts = parts;
  }

  /**
   * The mailbox alone is not enough: an attacker may have made an account with the email of another person, and wait
   * for that person to confirm it.
   */
  async confirm(
    token: string,
    opener: Opener,
  ): Promise<Result<EmailOfLearner, LinkRefused | PasswordNeeded | { kind: 'wrong-password' }>> {
    const { links, learners, sessions, now } = this.#parts;
    const hash = hashOf(token);
    const found = await links.find(hash, FOR_EMAILS, now());
    const learner = await this.#learnerOf(found);
    if (!found || !learner) return fail({ kind: 'link-invalid' });
    if (isOld(found, learner)) return fail({ kind: 'link-invalid' });
    const opened = await this.#opens(learner, opener);
    if (!opened.ok) return opened;
    const link = await links.use(hash, FOR_EMAILS, now());
    if (!link) return fail({ kind: 'link-invalid' });
    const isFree = await learners.setEmail(learner.id, link.email, now());
    if (!isFree) return fail({ kind: 'email-taken' });
    // Links to the address that was hers before.
    await links.revokeOf(learner.id, now());
    const email = link.email.toLowerCase();
    const isChanged = learner.email !== email;
    if (isChanged) {
      await sessions.endAll(learner.id, opened.value.sessionId);
      await this.#tell(learner, email);
    }
    return ok({ email, changedOf: isChanged ? learner.id : undefined });
  }

  /** Where her own session opened it, that one; refused, unless it is she. */
  async #opens(
    learner: StoredLearner,
    { caller, password }: Opener,
  ): Promise<Result<{ readonly sessionId?: string }, PasswordNeeded | { kind: 'wrong-password' }>> {
    if (caller?.learnerId === learner.id) return ok({ sessionId: caller.sessionId });
    if (password === undefined) return fail({ kind: 'password-needed' });
    const isHers = await this.#parts.hasher.matches(password, learner.passwordHash);
    return isHers ? ok({}) : fail({ kind: 'wrong-password' });
  }

  /** The old email is hers again. Every device is signed out, also an attacker's. A new password is chosen by mail. */
  async undo(token: string): Promise<Result<EmailOfLearner, LinkRefused>> {
    const { links, learners, sessions, post, now } = this.#parts;
    const link = await links.find(hashOf(token), TO_UNDO, now());
    const learner = await this.#learnerOf(link);
    if (!link || !learner) return fail({ kind: 'link-invalid' });
    const { email, language } = link;
    const holder = await learners.ofEmail(email);
    // An account that was made with it meanwhile, and never confirmed, has no right to it.
    if (holder && holder.id !== learner.id) await learners.dropEmail(holder.id);
    if (!(await learners.setEmail(learner.id, email, now()))) return fail({ kind: 'email-taken' });
    await learners.setPassword(learner.id, undefined);
    // Some may be those of who took the email.
    await learners.dropFactors(learner.id);
    await sessions.endAll(learner.id, undefined);
    await links.revokeOf(learner.id, now());
    await post.post({ kind: 'reset-password', email, language }, `undo ${link.hash}`);
    // This link, too. Last: where the server dies before, the link does all of it again, which changes nothing twice.
    const isFirst = await links.revokeUndos(learner.id, link.expiresAt, now());
    // Opened twice at the same moment, it was undone by the other.
    return isFirst ? ok({ email, changedOf: learner.id }) : fail({ kind: 'link-invalid' });
  }

  async #learnerOf(link: StoredMailLink | undefined): Promise<StoredLearner | undefined> {
    return link?.learnerId === undefined ? undefined : this.#parts.learners.ofId(link.learnerId);
  }

  /** Both mailboxes; an email that was never confirmed may belong to another person, and undoes nothing. */
  async #tell({ id, email: before, emailConfirmedAt, language }: StoredLearner, email: string) {
    const { post, now } = this.#parts;
    if (before === undefined) return;
    const changedAt = now().toISOString();
    if (emailConfirmedAt)
      await post.post({
        kind: 'email-change-undo',
        learnerId: id,
        email: before,
        language,
        changedAt,
      });
    else await post.post({ kind: 'email-changed', email: before, language });
    await post.post({ kind: 'email-changed', email, language });
  }
}

/** Her email was changed since the link that confirms it was sent. */
const isOld = (link: StoredMailLink, learner: StoredLearner): boolean =>
  link.purpose === 'confirm-email' && learner.email !== link.email.toLowerCase();
