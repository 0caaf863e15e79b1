import { describe, expect, it } from 'vitest';
import { findRepairs } from './find-repairs.ts';

const givenUp = (sentence: string) => {
  const words = sentence.split(' ');
  return findRepairs(words).map(
    ({ kind, givenUp }) => `${kind}: ${givenUp.map((at) => words[at]).join(' ')}`,
  );
};

describe('repairs', () => {
  it.each([
    ['I I went home.', ['repetition: I']],
    ['I I I went home.', ['repetition: I', 'repetition: I']],
    ['We sat in the in the park.', ['repetition: in the']],
    ['I go, I went to Kyoto.', ['correction: I go,']],
    ['I go I went to Kyoto.', ['correction: I go']],
    ['He has, sorry, he had a dog.', ['correction: He has, sorry,']],
    ['She like, I mean, she likes tea.', ['correction: She like, I mean,']],
    ['I wa- want to sleep.', ['correction: wa-']],
    ['I think, I went to Kobe.', ['correction: I think,']],
    ['She decided to go to go to see a movie.', ['repetition: to go']],
    ['He was in the at the station.', ['correction: in the']],
    ['There is many there are many people.', ['correction: There is many']],
    ['We went to the rest restaurant.', ['correction: rest']],
  ])('are found in "%s"', (sentence, expected) => {
    expect(givenUp(sentence)).toEqual(expected);
  });

  it.each([
    'It was very very good.',
    'No, no, I like it.',
    'I went home. I went to bed.',
    'I know that that is true.',
    'I like cats and I like dogs.',
    'She sings, and she dances.',
    'We had had lunch.',
    'I get better little by little.',
    'My brother likes tea and my sister likes coffee.',
    '',
  ])('are not read into "%s"', (sentence) => {
    expect(givenUp(sentence)).toEqual([]);
  });

  it('are found before a hesitation where words alone tell too little', () => {
    const words = ['she', 'bought', 'a', 'tie', 'a', 'necktie'];
    expect(findRepairs(words)).toEqual([]);
    expect(findRepairs(words, new Set([4]))).toEqual([{ kind: 'correction', givenUp: [2, 3] }]);
  });
});
