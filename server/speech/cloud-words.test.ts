import { describe, expect, it } from 'vitest';
import { placeWords } from './cloud-words.ts';

/** One second for each word, from 1 on. */
const timed = (...words: readonly string[]) =>
  words.map((word, i) => ({ word, start: i + 1, end: i + 2 }));

describe('placeWords', () => {
  it.each([
    ["I'd like a window-seat, please!", ["I'd", 'like', 'a', 'window-seat', 'please']],
    ['“Well,” he said.', ['Well', 'he', 'said']],
    ['I have R&B at 7:30.', ['I', 'have', 'R&B', 'at', '7:30']],
    ['  No. ', ['no']],
  ])('takes the marks of %s', (text, words) => {
    expect(placeWords(text, timed(...words)).map((word) => word.text)).toEqual(
      text.trim().split(' '),
    );
  });

  it('gives one word the time of all its parts', () => {
    expect(
      placeWords('My mother-in-law left.', timed('My', 'mother', 'in', 'law', 'left')),
    ).toEqual([
      { text: 'My', start: 1, end: 2 },
      { text: 'mother-in-law', start: 2, end: 5 },
      { text: 'left.', start: 5, end: 6 },
    ]);
  });

  it('shares the time of one word among its parts by their letters', () => {
    expect(placeWords('Go to air port now', timed('Go', 'to', 'airport', 'now'))).toMatchObject([
      { text: 'Go' },
      { text: 'to' },
      { text: 'air', start: 3, end: 3 + 3 / 7 },
      { text: 'port', start: 3 + 3 / 7, end: 4 },
      { text: 'now', start: 4 },
    ]);
  });

  it('keeps a word that has no time, at the end of the one before', () => {
    expect(placeWords('Oh yes really', timed('yes'))).toEqual([
      { text: 'Oh', start: 1, end: 1 },
      { text: 'yes', start: 1, end: 2 },
      { text: 'really', start: 2, end: 2 },
    ]);
  });

  it('drops a dash that stands alone, and words that the text does not have', () => {
    expect(placeWords('Yes – no', timed('Yes', 'um', 'no'))).toEqual([
      { text: 'Yes', start: 1, end: 2 },
      { text: 'no', start: 3, end: 4 },
    ]);
  });
});
