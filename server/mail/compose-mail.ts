import type { Language } from '../../core/shared/language.ts';
import { htmlText } from './html-text.ts';
import { MAIL_TEXTS, type MailKind } from './mail-texts.ts';
import type { Mail } from './mailer.ts';

export interface Letter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly to: string;
  /** Where its link leads; undefined in a letter without one. */
  readonly link?: string | undefined;
}

const SIGNATURE = 'Oz';

/** A letter in words, as plain text and as simple HTML that says the same. */
export function composeMail(id: string, { kind, language, to, link }: Letter): Mail {
  const text = MAIL_TEXTS[language][kind];
  const named = link === undefined ? undefined : { name: text.link ?? link, address: link };
  const paragraphs = [
    ...text.opening,
    ...(named ? [`${named.name}\n${named.address}`] : []),
    ...text.closing,
    SIGNATURE,
  ];
  const html = [
    ...text.opening.map(paragraph),
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
