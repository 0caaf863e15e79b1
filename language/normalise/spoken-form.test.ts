import { expect, it } from 'vitest';
import { spokenForm } from './spoken-form.ts';

it.each([
  ['I get up at 6:30.', 'I get up at six thirty'],
  ["It's my favourite colour.", 'it is my favorite color'],
])('is the same for “%s” and “%s”', (one, other) => {
  expect(spokenForm(one)).toBe(spokenForm(other));
});

it('keeps apart what sounds different', () => {
  expect(spokenForm('I got up')).not.toBe(spokenForm('I get up'));
});
