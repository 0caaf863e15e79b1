import { describe, expect, it } from 'vitest';
import { perMonth, writtenPrice } from './written-price.ts';

const costs = (amount: number, currency = 'jpy') => ({ plan: 'annual', amount, currency }) as const;

describe('a price', () => {
  it.each([
    ['ja', 'jpy', 19_800, '19,800円'],
    ['en', 'jpy', 19_800, '¥19,800'],
    ['ko', 'jpy', 19_800, '19,800엔'],
    ['ko', 'krw', 198_000, '198,000원'],
    ['ja', 'usd', 1999, '$19.99'],
    ['ko', 'usd', 1999, '$19.99'],
  ])('is written in %s as the language writes %s', (language, currency, amount, written) => {
    expect(writtenPrice(costs(amount, currency), language)).toBe(written);
  });

  it('of a year is told by the month, never as less than it is', () => {
    expect(perMonth(costs(19_800))).toMatchObject({ amount: 1650, isExact: true });
    expect(perMonth(costs(20_000))).toMatchObject({ amount: 1667, isExact: false });
  });
});
