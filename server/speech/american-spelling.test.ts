import { expect, it } from 'vitest';
import { inAmericanSpelling } from './american-spelling.ts';

it.each([
  [
    'The neighbours practise, organise and emphasise.',
    'The neighbors practice, organize and emphasize.',
  ],
  ["Mouldy tyres: the aeroplane's colour", "Moldy tires: the airplane's color"],
  ['She modelled and travelled', 'She modeled and traveled'],
])('writes %s as %s', (british, american) => {
  expect(inAmericanSpelling(british)).toBe(american);
});

it.each([
  'I promise to exercise, otherwise I advise you to surprise them.',
  'We installed four hours of controlled flour.',
  'It is 5 km, or 3 kg.',
  'I like natto and Kyoto.',
  'The doctor watched television until ten with Mister Kato and a kilo of rice.',
])('leaves %s as it is', (text) => {
  expect(inAmericanSpelling(text)).toBe(text);
});
