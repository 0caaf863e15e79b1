import { describe, expect, it } from 'vitest';
import { detectLanguage, type LanguageHints } from './detect-language.ts';

const hints = (more: Partial<LanguageHints> = {}): LanguageHints => ({
  query: undefined,
  cookie: undefined,
  stored: undefined,
  preferred: [],
  ...more,
});

describe('detectLanguage', () => {
  it('listens to the query, then the cookie, what is stored, and what is preferred', () => {
    const all = { query: 'ko', cookie: 'en', stored: 'ja', preferred: ['ko'] };
    expect(detectLanguage(all)).toBe('ko');
    expect(detectLanguage({ ...all, query: undefined })).toBe('en');
    expect(detectLanguage({ ...all, query: undefined, cookie: undefined })).toBe('ja');
    expect(detectLanguage(hints({ preferred: ['ko', 'en'] }))).toBe('ko');
  });

  it.each(['ko-KR', 'KO', 'ko_KR', 'Ko-Kore-KR'])('understands %s', (preferred) => {
    expect(detectLanguage(hints({ preferred: [preferred] }))).toBe('ko');
  });

  it.each(['fr', '', '-', 'kok', 'japanese'])(
    'passes over "%s", which it does not speak',
    (query) => {
      expect(detectLanguage(hints({ query, preferred: ['fr-FR', 'en-GB'] }))).toBe('en');
    },
  );

  it('speaks Japanese where nothing helps', () => {
    expect(detectLanguage(hints())).toBe('ja');
    expect(detectLanguage(hints({ preferred: ['fr', 'de'] }))).toBe('ja');
  });
});
