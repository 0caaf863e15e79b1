import { htmlText } from './html-text.ts';
import type { OutboxMail } from './outbox-mailer.ts';

/** The mails that were written, for the person who tries Oz out; nothing in them is taken for HTML. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, sentAt, text }) =>
      `<article><h2>${htmlText(subject)}</h2><p>To ${htmlText(to)}, ${htmlText(sentAt)}</p><pre>${withLinks(text)}</pre></article>`,
  );
  const content = articles.length > 0 ? articles.join('<hr>') : '<p>No mail was sent yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width"><body><main><h1>Outbox</h1><p>No mail server is set, so mails wait here.</p>${content}</main></body></html>`;
}

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${htmlText(part)}">${htmlText(part)}</a>` : htmlText(part),
    )
    .join('');
