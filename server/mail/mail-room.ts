import type { Language } from '../../core/shared/language.ts';
import type { Learners } from '../accounts/learners.ts';
import type { LinkPurpose, MailLinks, StoredMailLink } from '../accounts/mail-links.ts';
import type { LinkTokens } from '../accounts/link-tokens.ts';
import { hashOf } from '../accounts/secret-token.ts';
import { composeMail, type Letter } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

const LINK_HOURS = 24;
/** A week: she may be on holiday when her email is changed. */
const UNDO_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

/** Where links lead, up to their token: browsers send what stands behind the `#` to no server, and tell it to no other page. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': 'register_email_confirmation#token',
  'change-email': 'register_email_confirmation#token',
  'register-email': 'register_email_confirmation#token',
  'choose-password': 'login#reset_token',
  'reset-password': 'login#reset_token',
  'undo-email': 'undo_email_change#token',
};

/** What the mails to a learner we know lead to, and which letter says so. */
const OF_LEARNER = {
  'confirm-email': { purpose: 'confirm-email', letter: 'confirm-email' },
  'register-email': { purpose: 'register-email', letter: 'confirm-email' },
  'change-email': { purpose: 'change-email', letter: 'change-email' },
  'email-change-undo': { purpose: 'undo-email', letter: 'email-change-undo' },
} as const satisfies Record<string, { purpose: LinkPurpose; letter: Letter['kind'] }>;

/** That a way to sign in, or a part of one, was changed. */
export type FactorMail =
  | 'passkey-added'
  | 'passkey-removed'
  | 'one-time-codes-on'
  | 'one-time-codes-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used';

/** A mail that is to be written. It holds no secret: links are made when the mail is, of a key of the server's. */
export type MailRequest =
  | {
      readonly kind: Exclude<keyof typeof OF_LEARNER, 'email-change-undo'>;
      readonly learnerId: string;
      readonly email: string;
      readonly language: Language;
    }
  | {
      readonly kind: 'email-change-undo';
      readonly learnerId: string;
      readonly email: string;
      readonly language: Language;
      /** ISO 8601; what a server of before has asked for says none. */
      readonly changedAt?: string;
    }
  | {
      readonly kind: 'register' | 'reset-password';
      readonly email: string;
      readonly language: Language;
    }
  | {
      readonly kind: 'email-change-requested' | 'email-changed' | 'password-changed' | FactorMail;
      readonly email: string;
      readonly language: Language;
    }
  | {
      readonly kind: 'new-device';
      readonly email: string;
      readonly language: Language;
      /** As it calls itself; empty when it says nothing. */
      readonly device: string;
    };

/**
 * Where mails are asked for.
 *
 * - `post` resolves once the request is kept; it takes the same time for every email, because
 *   whether there is an account is only looked up when the mail is written.
 * - Of what is posted under one name within minutes, also at the same moment, one request is kept.
 */
export interface MailPost {
  /** @param name undefined for what is kept as often as it is posted */
  post(request: MailRequest, name?: string): Promise<void>;
}

interface MailRoomParts {
  readonly learners: Learners;
  readonly links: MailLinks;
  readonly linkTokens: LinkTokens;
  readonly mailer: Mailer;
  /** Where the app is, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

/** Writes what was asked for, and hands it to the mailer. */
export class MailRoom {
  readonly #parts: MailRoomParts;

  constructor(parts: MailRoomParts) {
    this.#parts = parts;
  }

  /** `id` is the same each time one request is tried. */
  async deliver(id: string, request: MailRequest): Promise<void> {
    const letter = await this.#letter(id, request);
    if (letter) await this.#parts.mailer.send(composeMail(id, letter));
  }

  /** Undefined when there is no account to write to. */
  async #letter(id: string, request: MailRequest): Promise<Letter | undefined> {
    // As accounts have it, to the letter: some letters of other scripts are written alike in lower case,
    // and a link must never go to a mailbox that is only almost the learner's.
    const to = request.email.toLowerCase();
    if ('learnerId' in request) return this.#letterWithLink(id, request, to);
    const { kind, language } = request;
    if (kind === 'register' || kind === 'reset-password') {
      const known = await this.#parts.learners.ofEmail(to);
      return this.#letterToReset(id, kind, known?.id, { to, language });
    }
    return { kind, language, to, ...('device' in request && { fact: request.device }) };
  }

  async #letterWithLink(
    id: string,
    request: Extract<MailRequest, { learnerId: string }>,
    to: string,
  ): Promise<Letter | undefined> {
    const { kind, learnerId, language } = request;
    // She may have been deleted since.
    if (!(await this.#parts.learners.ofId(learnerId))) return undefined;
    const { purpose, letter } = OF_LEARNER[kind];
    const changedAt = 'changedAt' in request ? new Date(request.changedAt) : this.#parts.now();
    // A mail that comes late gives a thief nothing back whose change was undone meanwhile.
    const change = { at: changedAt, expiresAt: expiryOf(purpose, changedAt) };
    const isLate =
      purpose === 'undo-email' && (await this.#parts.links.isUndone(learnerId, change));
    if (isLate) return undefined;
    const link = await this.#link(id, { purpose, learnerId, email: to, language }, changedAt);
    return { kind: letter, language, to, link };
  }

  /** Where there is no account, only what registers one is answered. */
  async #letterToReset(
    id: string,
    kind: 'register' | 'reset-password',
    knownId: string | undefined,
    { to, language }: { to: string; language: Language },
  ): Promise<Letter | undefined> {
    if (kind === 'reset-password' && knownId === undefined) return undefined;
    const purpose = knownId === undefined ? 'choose-password' : 'reset-password';
    const link = await this.#link(id, { purpose, learnerId: knownId, email: to, language });
    if (kind === 'reset-password') return { kind, language, to, link };
    const letter = knownId === undefined ? 'choose-password' : 'already-registered';
    return { kind: letter, language, to, link };
  }

  async #link(
    id: string,
    link: Pick<StoredMailLink, 'purpose' | 'learnerId' | 'email' | 'language'>,
    from = this.#parts.now(),
  ): Promise<string> {
    const { links, linkTokens, publicUrl, now } = this.#parts;
    const { purpose, language } = link;
    const token = linkTokens.of(id, purpose);
    await links.add({ ...link, hash: hashOf(token), expiresAt: expiryOf(purpose, from) }, now());
    return `${publicUrl()}/${language}/${PAGES[purpose]}=${token}`;
  }
}

function expiryOf(purpose: LinkPurpose, from: Date): Date {
  const hours = purpose === 'undo-email' ? UNDO_HOURS : LINK_HOURS;
  return new Date(from.getTime() + hours * HOUR_MS);
}
