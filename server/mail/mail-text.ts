export interface MailText {
  readonly subject: string;
  /** Before the link; each a paragraph. */
  readonly opening: readonly string[];
  /** What the link is called; absent in a mail without one. */
  readonly link?: string;
  /** After the link. */
  readonly closing: readonly string[];
}

export type MailKind =
  | 'confirm-email'
  | 'choose-password'
  | 'already-registered'
  | 'reset-password'
  | 'change-email'
  | 'email-change-requested'
  | 'email-change-undo'
  | 'email-changed'
  | 'new-device'
  | 'passkey-added'
  | 'passkey-removed'
  | 'one-time-codes-on'
  | 'one-time-codes-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'password-changed';

export type MailTexts = Readonly<Record<MailKind, MailText>>;
