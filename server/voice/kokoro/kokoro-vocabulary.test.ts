import { expect, it } from 'vitest';
import { phonemeNumbers } from './kokoro-vocabulary.ts';

it('numbers the phonemes as the model learnt them', () => {
  expect(phonemeNumbers(';.“ ʣAIOQSTWYᵊa')).toEqual([
    1, 4, 14, 16, 18, 24, 25, 31, 33, 35, 36, 39, 41, 42, 43,
  ]);
  expect(phonemeNumbers('fhjzæβçəɜɡɨɯɲɴɸɹɾɽʃʧʊʌʒʔˈˌːʲᵻ')).toEqual([
    48, 50, 52, 68, 72, 75, 78, 83, 87, 92, 101, 110, 114, 115, 118, 123, 125, 129, 131, 133, 135,
    138, 147, 148, 156, 157, 158, 164, 177,
  ]);
});

it('leaves out what the model never heard', () => {
  expect(phonemeNumbers('a日~a')).toEqual([43, 43]);
});
