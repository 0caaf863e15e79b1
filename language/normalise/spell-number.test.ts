import { expect, it } from 'vitest';
import { spellNumber } from './spell-number.ts';

it.each([
  ['0', 'zero'],
  ['13', 'thirteen'],
  ['40', 'forty'],
  ['105', 'one hundred five'],
  ['1,234', 'one thousand two hundred thirty four'],
  ['5000000', 'five million'],
  ['1999', 'nineteen ninety nine'],
  ['2005', 'two thousand five'],
  ['2024', 'twenty twenty four'],
  ['1905', 'nineteen oh five'],
  ['1500', 'one thousand five hundred'],
  ['21st', 'twenty first'],
  ['30th', 'thirtieth'],
  ['1980s', 'nineteen eighties'],
  ['3.14', 'three point one four'],
  ['50%', 'fifty percent'],
])('%s is read %s', (written, read) => {
  expect(spellNumber(written)?.join(' ')).toBe(read);
});

it.each(['', 'ten', '7:05', '1,23', 'a1', '1234567890123'])(
  '%j is no number in figures',
  (written) => {
    expect(spellNumber(written)).toBeUndefined();
  },
);
