import assert from 'node:assert/strict';
import type { Language } from '../../core/shared/language.ts';

const LANGUAGES: Readonly<Record<string, Language>> = {
  Japanese: 'ja',
  English: 'en',
  Korean: 'ko',
};

/** A language as scenarios call it. */
export function languageCalled(name: string): Language {
  const language = LANGUAGES[name];
  assert.ok(language, `Oz does not speak ${name}`);
  return language;
}
