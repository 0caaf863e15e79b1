import { describe, expect, it } from 'vitest';
import type { TimedWord } from '../fluency/speech-timing.ts';
import { markWords, spokenSentences } from './spoken-sentences.ts';

const wordsOf = (text: string, confidence = 0.9): readonly TimedWord[] =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, startMs: at * 300, endMs: at * 300 + 250, confidence }));

const saidIn = (text: string) => spokenSentences(markWords(wordsOf(text))).map(({ said }) => said);

describe('the sentences of a speech', () => {
  it('end where the recogniser heard an end', () => {
    expect(saidIn('I like dogs. Do you like cats? I do.')).toEqual([
      'I like dogs.',
      'Do you like cats?',
      'I do.',
    ]);
  });

  it('are without fillers and what was taken back, and begin with a capital', () => {
    expect(saidIn('Um, i go, I went to the the park.')).toEqual(['I went to the park.']);
    expect(saidIn('Uh, yesterday was, um, hot.')).toEqual(['Yesterday was, hot.']);
  });

  it('keep the last words, which have no end', () => {
    expect(saidIn('I like dogs. Because they')).toEqual(['I like dogs.', 'Because they']);
  });

  it('go on after a hesitation that is written as dots', () => {
    expect(saidIn('I like... dogs.')).toEqual(['I like... dogs.']);
  });

  it('are cut where no end is heard for long', () => {
    expect(saidIn(Array.from({ length: 130 }, (_, at) => `word${at}`).join(' '))).toHaveLength(3);
  });

  it('leave out one that is nothing but fillers', () => {
    expect(saidIn('Um. I see.')).toEqual(['I see.']);
    expect(spokenSentences([])).toEqual([]);
  });

  it('point at the words of the speech', () => {
    const words = markWords(wordsOf('Um, I I like dogs. Yes.'));
    expect(words.map(({ mark }) => mark)).toEqual([
      'filler',
      'taken-back',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(spokenSentences(words)).toMatchObject([
      { kept: [2, 3, 4], from: 0, to: 5 },
      { kept: [5], from: 5, to: 6 },
    ]);
  });

  it('keep a word that was not heard clearly, marked', () => {
    const words = markWords(wordsOf('dogs', 0.3));
    expect(words[0]?.mark).toBe('unclear');
    expect(spokenSentences(words)).toHaveLength(1);
  });
});
