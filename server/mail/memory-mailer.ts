import type { Mail, Mailer } from './mailer.ts';

/** Keeps what it is given, the oldest first. */
export class MemoryMailer implements Mailer {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  close(): void {}
}
