import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import type { Texts } from '../../../app/i18n/texts.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { eventually } from '../../support/eventually.ts';
import { wordsOn } from './page-parts.ts';

const PATIENCE_MS = 15_000;

/** Where a screen says it in words of its own. */
const ALSO: Readonly<Partial<Record<ErrorKind, (words: Texts) => readonly string[]>>> = {
  offline: ({ shell }) => [shell.offlineDescription],
  'not-found': ({ shell }) => [shell.notFoundDescription],
  'no-contract': ({ notices, shell }) => [notices.contract, shell.contractDescription],
  'account-not-found': ({ 'sign-in': texts }) => [texts.notRegistered],
  'link-invalid': ({ 'sign-in': { confirmation, reset } }) => [
    confirmation.linkInvalid,
    reset.linkInvalid,
  ],
  'no-speech': (words) => Object.values(words['lesson-player'].noSpeech),
  'unknown-redirect': ({ forms }) => [forms.unknownDescription],
};

/** What went wrong, by the sentence that she reads. */
export async function complaintShown(page: Page): Promise<ErrorKind> {
  const words = await wordsOn(page);
  const kinds = Object.keys(words.errors) as ErrorKind[]; // each has its sentence, by their type
  const said = await eventually(PATIENCE_MS, async () => {
    const read = plain(await page.locator('body').innerText());
    return kinds.find((kind) =>
      [words.errors[kind], ...(ALSO[kind]?.(words) ?? [])].some((one) => read.includes(plain(one))),
    );
  });
  return said ?? assert.fail(`No sentence of a failure is on “${await page.title()}”`);
}

/** Of some sentences the one that she reads there; undefined when she reads none of them. */
export async function sentenceIn<Name extends string>(
  place: Locator,
  sentences: Readonly<Record<Name, string>>,
): Promise<Name | undefined> {
  const read = plain((await place.allInnerTexts()).join('\n'));
  const names = Object.keys(sentences) as Name[]; // a record has no other keys
  return names.find((name) => read.includes(plain(sentences[name])));
}

/** Lines break where there is no more room. */
const plain = (text: string): string => text.replaceAll(/\s/gu, '');
