import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/shared/language.ts';
import { composeMail } from './compose-mail.ts';
import type { MailKind } from './mail-text.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

const kinds = Object.keys(MAIL_TEXTS.ja) as MailKind[]; // a record of exactly these

describe('a mail', () => {
  it.each(kinds)('says the same in text and in HTML, in each language: %s', (kind) => {
    for (const language of LANGUAGES) {
      const { link: name } = MAIL_TEXTS[language][kind];
      const link = name === undefined ? undefined : 'https://oz.example/ja/login?a=1&b=2';
      const mail = composeMail('m-1', { kind, language, to: 'yui@oz.example', link });
      for (const paragraph of [
        ...MAIL_TEXTS[language][kind].opening,
        ...MAIL_TEXTS[language][kind].closing,
      ]) {
        expect(mail.text).toContain(paragraph);
        expect(mail.html).toContain(`<p>${paragraph}</p>`);
      }
      expect(mail.html.includes('<a ')).toBe(link !== undefined);
      if (link === undefined) continue;
      expect(mail.text).toContain(`${name}\n${link}\n`);
      expect(mail.html).toContain('<a href="https://oz.example/ja/login?a=1&amp;b=2">');
    }
  });

  it('tells a fact on a line of its own, as text', () => {
    const letter = { kind: 'new-device', language: 'en', to: 'yui@oz.example' } as const;
    const { text, html } = composeMail('m-1', { ...letter, fact: 'Safari · <iPhone>' });
    expect(text).toContain('\n\nSafari · <iPhone>\n\n');
    expect(html).toContain('<p>Safari · &lt;iPhone&gt;</p>');
    expect(composeMail('m-1', { ...letter, fact: '' }).html).not.toContain('<p></p>');
  });

  it('is in no language by mistake', () => {
    const kana = /[\u3040-\u30ff]/;
    const hangul = /[\uac00-\ud7af]/;
    const all = (language: 'ja' | 'en' | 'ko') => JSON.stringify(MAIL_TEXTS[language]);
    expect(all('ja')).not.toMatch(hangul);
    expect(all('en')).not.toMatch(/[\u3000-\u9fff\uac00-\ud7af]/);
    expect(all('ko')).not.toMatch(kana);
  });

  it('lets no link break out of its attribute', () => {
    const { html } = composeMail('m-1', {
      kind: 'confirm-email',
      language: 'en',
      to: 'yui@oz.example',
      link: 'https://oz.example/"><script>alert(1)</script>',
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });
});
