import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '../normalise/normalise.ts';
import { saidWords } from './said-words.ts';
import { compare } from './compare.ts';

const ANSWERS = [
  "I'm going to be late.",
  "I don't think it's going to rain.",
  "I'd like a window seat, please.",
  "She's never been to Kyoto.",
  "We can't make it on Friday.",
  "They've already left.",
  "It won't take long.",
  'I have two older brothers.',
  'It costs 1,500 yen.',
  "Let's meet at 7:30 in front of the station.",
  'Could you say that again?',
  'What time does the first train leave?',
  "I wish I'd known about it.",
  'Mr. Tanaka is my favorite teacher.',
  "That's exactly what I wanted to say.",
];
const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/giu, 'cannot'],
  [/\bwon't\b/giu, 'will not'],
  [/\bLet's\b/giu, 'let us'],
  [/n't\b/giu, ' not'],
  [/'m\b/giu, ' am'],
  [/'re\b/giu, ' are'],
  [/'ve\b/giu, ' have'],
  [/'ll\b/giu, ' will'],
  [/\bShe's\b/giu, 'she has'],
  [/\b(it|that)'s\b/giu, '$1 is'],
  [/I'd like/giu, 'I would like'],
  [/I'd known/giu, 'I had known'],
];
const VOCABULARY = wordsOf(
  `${ANSWERS.join(' ')} a the an to in on not did um er no sorry, go went goes 7 twenty five`,
);

const answer = fc.constantFrom(...ANSWERS);
const speech = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 12 });
const confidence = fc.double({ min: 0, max: 1, noNaN: true });

const inLongForm = (sentence: string): string =>
  LONG_FORMS.reduce((text, [short, long]) => text.replace(short, long), sentence);

it('accepts every accepted answer however it is written', () => {
  fc.assert(
    fc.property(
      answer,
      fc.boolean(),
      fc.func(fc.boolean()),
      fc.boolean(),
      (text, long, isUpper, bare) => {
        const written = long ? inLongForm(text) : text;
        const cased = [...written]
          .map((c, at) => (isUpper(at) ? c.toUpperCase() : c.toLowerCase()))
          .join('');
        const said = bare ? cased.replaceAll(/[.,?!](?=\s|$)/gu, '') : cased;
        const verdict = compare(saidWords(said), ANSWERS);
        expect(verdict.outcome).toBe('accepted');
        expect(verdict.nearest).toBe(text);
      },
    ),
  );
});

it('shows no wrong word with an accepted answer, and some with every other', () => {
  fc.assert(
    fc.property(speech, confidence, (said, sure) => {
      const verdict = compare(
        said.map((text) => ({ text, confidence: sure })),
        ANSWERS,
      );
      const isAllRight = verdict.words.every((word) => word.mark === 'right');
      expect(isAllRight).toBe(verdict.outcome === 'accepted');
      expect(verdict.confidence).toBeGreaterThanOrEqual(0);
      expect(verdict.confidence).toBeLessThanOrEqual(1);
    }),
  );
});

it('rebuilds the nearest answer, and what was said in its order', () => {
  fc.assert(
    fc.property(speech, answer, (said, only) => {
      const verdict = compare(saidWords(said.join(' ')), [only]);
      expect(verdict.words.flatMap((word) => word.expected ?? []).join(' ')).toBe(only);
      const shown = wordsOf(verdict.words.flatMap((word) => word.said ?? []).join(' '));
      let at = 0;
      for (const word of said) if (word === shown[at]) at += 1;
      expect(at).toBe(shown.length);
    }),
  );
});

it('rebuilds all that was said where nothing was set aside', () => {
  const plain = fc.shuffledSubarray(['we', 'left', 'early', 'because', 'of', 'rain', 'yesterday'], {
    minLength: 1,
  });
  fc.assert(
    fc.property(plain, answer, (said, only) => {
      const verdict = compare(saidWords(said.join(' ')), [only]);
      expect(verdict.words.flatMap((word) => word.said ?? []).join(' ')).toBe(said.join(' '));
    }),
  );
});

it('never asks a typed answer again', () => {
  fc.assert(
    fc.property(answer, answer, (said, accepted) => {
      expect(compare(saidWords(said), [accepted]).outcome).toBe(
        said === accepted ? 'accepted' : 'not-accepted',
      );
    }),
  );
});
