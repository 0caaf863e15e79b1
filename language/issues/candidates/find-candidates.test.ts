import { describe, expect, it } from 'vitest';
import { tagText } from '../../../server/proofreading/wink-tagger.ts';
import { englishParser } from '../../link-grammar/fixtures/english-parser.ts';
import { applyFindings } from '../apply-findings.ts';
import { FormCheck } from '../form/form-check.ts';
import { findCandidates, findTellingChange, mostAsked } from './find-candidates.ts';
import { marginOf } from './margins.ts';

function sentenceOf(text: string) {
  const [sentence] = tagText(text);
  if (sentence === undefined) throw new Error('no sentence');
  const span = { start: 0, end: sentence.words.at(-1)?.end ?? 0 };
  return { sentence, span, check: new FormCheck(englishParser(), 5_000_000) };
}

function candidatesOf(text: string) {
  const { sentence, span, check } = sentenceOf(text);
  return findCandidates(sentence, span, [], check).map(({ finding, marginNats }) => ({
    mended: applyFindings(text, [finding]),
    marginNats,
  }));
}

function toldOf(text: string): string {
  const { sentence, span, check } = sentenceOf(text);
  const told = findTellingChange(sentence, span, [], check);
  return told === undefined ? text : applyFindings(text, [told]);
}

describe('candidates', () => {
  it('that link a sentence up come first, and need little more', () => {
    const [first] = candidatesOf("I'm prefer fish to meat.");

    expect(first?.mended).toBe('I prefer fish to meat.');
    expect(first?.marginNats).toBe(marginOf('drop-be', 'mends'));
  });

  it('never break a sentence that links up', () => {
    const mended = candidatesOf('She likes music.').map((candidate) => candidate.mended);

    expect(mended).not.toContain('She like music.');
    expect(mended).not.toContain('She liking music.');
    expect(mended).toContain('She liked music.');
  });

  it('are never too many', () => {
    const long = 'I went to the park in the morning with a friend from work and his two dogs.';

    expect(candidatesOf(long).length).toBeLessThanOrEqual(mostAsked(sentenceOf(long).sentence));
  });
});

describe('a telling change', () => {
  it.each([
    ["I'm prefer fish to meat.", 'I prefer fish to meat.'],
    ['This is my first time for make sushi.', 'This is my first time for making sushi.'],
    ['Who gloves are these?', 'Whose gloves are these?'],
    ['I am glad hear that.', 'I am glad to hear that.'],
    ['Could you helped me?', 'Could you help me?'],
    ['The results speaks for themselves.', 'The results speak for themselves.'],
    ['My presentation has three main part.', 'My presentation has three main parts.'],
    ['She wrote long novel.', 'She wrote a long novel.'],
  ])('of %j is %j', (wrong, right) => {
    expect(toldOf(wrong)).toBe(right);
  });

  it.each([
    'She likes music.',
    'I have never seen him angry.',
    'How about Sunday?',
    'What did you think of the game?',
    'How much water do you drink a day?',
    'Ten years is a long time.',
    'We booked in advance.',
    'We sent it by mistake.',
  ])('is not made to %j', (right) => {
    expect(toldOf(right)).toBe(right);
  });
});
