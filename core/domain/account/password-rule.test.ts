import { describe, expect, it } from 'vitest';
import { isPassphrase, isStrongPassword, mayBePassword } from './password-rule.ts';

describe('isStrongPassword', () => {
  it.each([
    'Abc-1234',
    'a1!aaaaa',
    '1234567!a',
    'Abcdefgh-12345678901',
    '~`!@#$%^&*()_+aA1',
    'a1{}|:"<>?[];',
    "a1,./\\'-=",
  ])('accepts %s', (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['seven characters', 'Abc-123'],
    ['21 characters', 'Abcdefgh-123456789012'],
    ['no letter', '1234-5678'],
    ['no number', 'Abcd-efgh'],
    ['no symbol', 'Abcd12345'],
    ['a blank', 'Abcd 123-'],
    ['a line break at the end', 'Abcd-1234\n'],
    ['a Japanese letter', 'Abcd-123あ'],
    ['full-width symbols only', 'Abcd1234！'],
  ])('refuses one with %s', (_, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });
});

describe('isPassphrase', () => {
  it.each([
    'the tired otter sings',
    '十五文字のパスフレーズは長い方です',
    'a'.repeat(15),
    'a'.repeat(64),
  ])('accepts %s', (password) => {
    expect(isPassphrase(password)).toBe(true);
    expect(mayBePassword(password)).toBe(true);
  });

  it.each([
    ['fourteen characters', 'a'.repeat(14)],
    ['65 characters', 'a'.repeat(65)],
    ['a line break', 'the tired otter\nsings'],
  ])('refuses one with %s', (_, password) => {
    expect(isPassphrase(password)).toBe(false);
    expect(mayBePassword(password)).toBe(false);
  });
});
