import { describe, expect, it } from 'vitest';
import { asLetters, bitsOf, mayBeNear, slipCost } from './slip-cost.ts';

const cost = (wrong: string, right: string, most = 9) =>
  slipCost(asLetters(wrong), asLetters(right), most);

describe('slips from one word to another', () => {
  it('are none between equal words', () => {
    expect(cost('word', 'word')).toBe(0);
  });

  it.each([
    ['comming', 'coming', 'coning'],
    ['palce', 'place', 'pale'],
    ['rong', 'long', 'gong'],
    ['becose', 'because', 'recluse'],
  ])('%s is nearer to %s than to %s', (wrong, right, other) => {
    expect(cost(wrong, right)).toBeLessThan(cost(wrong, other));
  });

  it('are not counted above a bound', () => {
    expect(cost('school', 'university', 2)).toBe(Infinity);
  });

  it('are many where the letters are others', () => {
    const near = (a: string, b: string) => mayBeNear(bitsOf(asLetters(a)), bitsOf(asLetters(b)), 1);

    expect(near('place', 'palce')).toBe(true);
    expect(near('place', 'history')).toBe(false);
  });
});
