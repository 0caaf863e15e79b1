import { expect, it } from 'vitest';
import { ok } from '../../core/shared/result.ts';
import { tagText } from '../proofreading/wink-tagger.ts';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import { findIssues } from '../../language/issues/find-issues.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import { loadLineReader } from '../voice/doubtful-words.ts';
import { parseBookFile } from './book-file.ts';
import { checkProofreading } from './check-proofreading.ts';
import { checkSpeakable } from './check-speakable.ts';
import { GOOD_BOOK } from './good-book.fixture.ts';

/** The rules alone, in this process. */
const rules: Proofreader = {
  proofread: async (text) => {
    const findings = findIssues(tagText(text));
    const corrected = applyFindings(text, findings);
    return ok({ findings, corrected, written: corrected });
  },
  close: () => Promise.resolve(),
};

function bookWith(from: string, to: string) {
  const parsed = parseBookFile('a.yaml', GOOD_BOOK.replace(from, to));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return [parsed.value];
}

it('finds no fault with a good book', async () => {
  const books = bookWith('', '');

  expect(await checkProofreading(books, rules)).toEqual([]);
  expect(await checkSpeakable(books, await loadLineReader())).toEqual([]);
});

it('shows an accepted answer that the proofreader would correct', async () => {
  const books = bookWith('Could I have a coffee', 'She have a coffee');

  expect(await checkProofreading(books, rules)).toEqual([
    {
      file: 'a.yaml',
      line: 17,
      column: 13,
      kind: 'proofreader-objects',
      detail: 'She have a coffee, please? → She has a coffee, please? (agreement)',
    },
  ]);
});

it('shows what the voice would have to guess, in the prompt and in the model answer', async () => {
  const inPrompt = bookWith('prompt: コーヒーをください。', 'prompt: Glorbixをください。');
  const inAnswer = bookWith("I'd like a coffee", "I'd like a glorbix");
  const reader = await loadLineReader();

  const placed = async (books: ReturnType<typeof bookWith>) =>
    (await checkSpeakable(books, reader)).map(
      ({ line, column, kind, detail }) => `${line}:${column} ${kind} ${detail}`,
    );
  expect(await placed(inPrompt)).toEqual(['14:17 not-speakable Glorbix']);
  expect(await placed(inAnswer)).toEqual(['16:13 not-speakable glorbix']);
});
