import { describe, expect, it } from 'vitest';
import { isEmail } from './email-format.ts';

const domain = '@oz.example';

describe('isEmail', () => {
  it.each([
    'yui@oz.example',
    'yui+gym@mail.oz.example',
    "o'hara@oz.example",
    '山田@例え.テスト',
    'a@b.c',
    `${'a'.repeat(254 - domain.length)}${domain}`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'yui',
    'yui@',
    '@oz.example',
    'yui@oz',
    'yui@.example',
    'yui@oz.',
    'yui@oz..example',
    'yui@@oz.example',
    'yui@oz@example.com',
    'yui oz@oz.example',
    ' yui@oz.example',
    'Yui <yui@oz.example>',
    '"yui"@oz.example',
    `${'a'.repeat(255 - domain.length)}${domain}`,
  ])('refuses "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
