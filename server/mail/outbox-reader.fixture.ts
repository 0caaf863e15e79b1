import type { OutboxMail } from './outbox-mailer.ts';

/** Reads the mails of a running Oz, as its operator does: with the link that was printed once. */
export class OutboxReader {
  readonly #link: string;
  #cookie: Promise<string> | undefined;

  constructor(link: string) {
    this.#link = link;
  }

  async mails(): Promise<readonly OutboxMail[]> {
    this.#cookie ??= this.#open();
    const response = await fetch(new URL('/outbox.json', this.#link), {
      headers: { cookie: await this.#cookie },
    });
    if (!response.ok) throw new Error(`The outbox answers ${response.status}`);
    const { mails }: { mails: readonly OutboxMail[] } = await response.json();
    return mails;
  }

  async #open(): Promise<string> {
    const response = await fetch(this.#link, { redirect: 'manual' });
    const [cookie] = response.headers.getSetCookie();
    if (cookie === undefined) throw new Error('The link of the outbox was used, or is none');
    return cookie.split(';')[0] ?? '';
  }
}
