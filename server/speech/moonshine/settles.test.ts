import { describe, expect, it } from 'vitest';
import { isFarAhead, isSomethingElse, rivalryOf } from './settles.ts';

const right = (text: string) => ({ text, isRight: true });
const wrong = (text: string) => ({ text, isRight: false });
const listed = [
  right('I had a cold last week.'),
  right('I caught a cold last week.'),
  wrong('I had cold at the last week.'),
  wrong('I have a cold last week.'),
  wrong('I had cold last week.'),
  wrong('Last week I was in a cold.'),
];

describe('rivalryOf', () => {
  it('weighs a right sentence against the nearest wrong ones', () => {
    const rivalry = rivalryOf({ text: 'I had a cold, last week', confidence: 0.7 }, listed);

    expect(rivalry?.own).toEqual(listed[0]);
    expect(rivalry?.rivals).toEqual([listed[3], listed[4], listed[2], listed[5]]);
  });

  it('weighs a wrong sentence against the right ones', () => {
    const rivalry = rivalryOf({ text: 'I have a cold last week.', confidence: 0.7 }, listed);

    expect(rivalry?.rivals).toEqual([listed[0], listed[1]]);
  });

  it.each([
    ['was guessed', { text: 'I had a cold last week.', confidence: 0.5 }, listed],
    ['is not listed', { text: 'I had a cold last month.', confidence: 1 }, listed],
    ['has no rivals', { text: 'I had a cold last week.', confidence: 1 }, listed.slice(0, 2)],
  ])('has nothing to weigh where what was heard %s', (_, heard, sentences) => {
    expect(rivalryOf(heard, sentences)).toBeUndefined();
  });
});

describe('isFarAhead', () => {
  const ofRight = { own: right('I had a cold.'), rivals: [wrong('I have a cold.')] };
  const ofWrong = { own: wrong('I have a cold.'), rivals: [right('I had a cold.')] };

  it.each([
    [ofRight, -2, [-9, -8.1], true],
    [ofRight, -2, [-30, -7.9], false],
    [ofWrong, -2, [-5.1], true],
    [ofWrong, -2, [-4.9], false],
    [ofWrong, -4, [-3], false],
  ])('asks more of what is right', (rivalry, own, rivals, expected) => {
    expect(isFarAhead(rivalry, own, rivals)).toBe(expected);
  });
});

describe('isSomethingElse', () => {
  const other = 'Let us meet at the station at noon.';

  it('is so where it is heard well and far from everything listed', () => {
    expect(isSomethingElse({ text: other, confidence: 0.9 }, listed)).toBe(true);
  });

  it.each([
    ['is not heard well', { text: other, confidence: 0.8 }],
    ['is near to a listed one', { text: 'I had a fever last month.', confidence: 1 }],
    ['may be a cough', { text: 'Okay then.', confidence: 1 }],
  ])('is not so where it %s', (_, heard) => {
    expect(isSomethingElse(heard, listed)).toBe(false);
  });
});
