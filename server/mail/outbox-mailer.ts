import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';
import { OutboxKey } from './outbox-key.ts';

export interface OutboxMail extends Mail {
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

/** More than a developer looks through. */
const SHOWN = 200;

/** Where no mail server is named: each mail becomes a file that the operator can read. */
export class OutboxMailer implements Mailer {
  readonly key = new OutboxKey();
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date) {
    this.#folder = folder;
    this.#now = now;
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const sent: OutboxMail = { ...mail, sentAt: this.#now().toISOString() };
    const file = join(this.#folder, `${mail.id.replaceAll(/[^\w-]/g, '_')}.json`);
    await writeFile(`${file}.part`, JSON.stringify(sent, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** Newest first. */
  async mails(): Promise<readonly OutboxMail[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const texts = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFile(join(this.#folder, name), 'utf8')),
    );
    return texts
      .map((text) => JSON.parse(text) as OutboxMail) // only `send` writes there
      .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
      .slice(0, SHOWN);
  }

  close(): void {}
}
