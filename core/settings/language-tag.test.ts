import { expect, it } from 'vitest';
import { languageTag } from './language-tag.ts';

it.each([
  ['ja', 'ja'],
  ['en', 'ja'],
  ['ko', 'ko'],
] as const)('a reader of %s is answered in %s', (language, tag) => {
  expect(languageTag(language)).toBe(tag);
});
