import type { Language } from '../../core/shared/language.ts';

export type LinkPurpose =
  | 'confirm-email'
  | 'change-email'
  | 'register-email'
  | 'choose-password'
  | 'reset-password'
  | 'undo-email';

export interface StoredMailLink {
  /** Of the token in the link. */
  readonly hash: string;
  readonly purpose: LinkPurpose;
  /** Undefined where there is no account yet. */
  readonly learnerId: string | undefined;
  /** Where it was sent to. */
  readonly email: string;
  readonly language: Language;
  readonly expiresAt: Date;
}

/**
 * Links that were mailed, until they are used.
 *
 * - `add` makes earlier links of the same purpose useless, of the same learner or, without a learner, to the same email; but
 *   for links that undo a change: of those each is good for what it undoes. What was added before with the same hash stays the same
 *   link, used or not, is good until the later of its ends, and makes no other useless.
 * - `find` gives a link that could be used now for one of the purposes.
 * - `use` gives the same once only, also when several ask at the same moment.
 * - `revokeOf` makes every link of a learner useless, but for those that undo a change.
 * - `revokeUndos` makes useless what would undo changes made at a moment or later, and tells whether there was any: of several who
 *   ask at the same moment, one is told so.
 * - `isUndone` tells whether a change was undone, by its own link or that of a change before it.
 * - `removeExpired` forgets links that can no longer be used.
 */
export interface MailLinks {
  add(link: StoredMailLink, now: Date): Promise<void>;
  find(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined>;
  use(
    hash: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ): Promise<StoredMailLink | undefined>;
  revokeOf(learnerId: string, now: Date): Promise<void>;
  /** `expiresFrom`: links of changes expire in the order they were made. */
  revokeUndos(learnerId: string, expiresFrom: Date, now: Date): Promise<boolean>;
  /** `expiresAt` is that of the link that would undo it. */
  isUndone(
    learnerId: string,
    change: { readonly at: Date; readonly expiresAt: Date },
  ): Promise<boolean>;
  removeExpired(now: Date): Promise<void>;
}
