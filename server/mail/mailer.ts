export interface Mail {
  /** The same for every attempt to send this mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Sends mail.
 *
 * - `send` resolves once another service has taken charge of the mail, and throws when none has.
 * - The same mail sent twice arrives under one message id, so that a mailbox can tell.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
