import type { Language } from '../../core/shared/language.ts';
import { htmlText } from './html-text.ts';
import type { MailKind } from './mail-text.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Mail } from './mailer.ts';

export interface Letter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly to: string;
  /** Where its link leads; undefined in a letter without one. */
  readonly link?: string | undefined;
  /** A line of its own, such as what a device calls itself; empty in a letter without one. */
  readonly fact?: string;
}

const SIGNATURE = 'Oz';

/** A letter in words, as plain text and as simple HTML that says the same. */
export function composeMail(id: string, { kind, language, to, link, fact = '' }: Letter): Mail {
  const text = MAIL_TEXTS[language][kind];
  const named = link === undefined ? undefined : { name: text.link ?? link, address: link };
  const paragraphs = [
    ...text.opening,
    ...(fact === '' ? [] : [fact]),
    ...(named ? [`${named.name}\n${named.address}`] : []),
    ...text.closing,
    SIGNATURE,
  ];
  const html = [
    ...text.opening.map(paragraph),
    ...(fact === '' ? [] : [paragraph(fact)]),
    ...(named ? [`<p><a href="${htmlText(named.address)}">${htmlText(named.name)}</a></p>`] : []),
    ...text.closing.map(paragraph),
    paragraph(SIGNATURE),
  ];
  return {
    id,
    to,
    subject: text.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${htmlText(text.subject)}</title><body>${html.join('')}</body></html>`,
  };
}

const paragraph = (text: string): string => `<p>${htmlText(text)}</p>`;
