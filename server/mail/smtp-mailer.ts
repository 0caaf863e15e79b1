import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../outside-settings.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Well below the time after which the job counts as lost and is given to another server. */
const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Mail through an SMTP server: `smtp://`, upgraded to TLS when it offers that, or `smtps://`. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ smtpUrl, from }: MailSettings) {
    this.#transport = createTransport({
      url: smtpUrl,
      ...TIMEOUTS_MS,
      // What a mail holds is text of ours, never the name of a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
  }

  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const domain = /@([^>\s]+)/.exec(this.#from)?.[1] ?? 'localhost';
    await this.#transport.sendMail({
      from: this.#from,
      // An object: an address in a string would be parsed, and could name more than one mailbox.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
