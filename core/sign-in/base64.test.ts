import { describe, expect, it } from 'vitest';
import { base64Text } from './base64.ts';

describe('base64Text', () => {
  it.each([
    ['', ''],
    ['YQ==', 'a'],
    ['YQ', 'a'],
    ['YWI=', 'ab'],
    ['YWJj', 'abc'],
    ['44GT44KT44Gr44Gh44Gv', 'こんにちは'],
    ['8J-YgA', '😀'],
    ['8J+YgA==', '😀'],
    ['Pz8_', '???'],
    ['Pz8/', '???'],
    ['AA', '\u0000'],
  ])('reads "%s" as "%s"', (encoded, text) => {
    expect(base64Text(encoded)).toBe(text);
  });

  it.each([
    ['one digit too many', 'YWJjZ'],
    ['a digit that is none', 'YW!j'],
    ['a blank', 'YW Jj'],
    ['padding inside', 'YQ==YQ=='],
    ['three signs of padding', 'YWJj==='],
    ['bytes that are not UTF-8', '_w'],
    ['a character cut in two', '44E'],
  ])('refuses %s', (_, encoded) => {
    expect(base64Text(encoded)).toBeUndefined();
  });
});
