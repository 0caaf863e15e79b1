import { expect, it } from 'vitest';
import { pronunciationsIn } from './pronunciations-in.ts';

it('has nothing to say of most texts', () => {
  expect(pronunciationsIn("I'd like a window seat.", 'english')).toEqual([]);
  expect(pronunciationsIn('お会計をお願いします。', 'japanese')).toEqual([]);
});

it('tells what a text is respelt as, and the words of the lists in it', () => {
  expect(pronunciationsIn('It costs $5.', 'english')).toEqual(['It costs 5 dollars.']);
  expect(pronunciationsIn('私の傘。', 'japanese')).toEqual(['私 ワタシ']);
  expect(pronunciationsIn('傘が3本ある。', 'japanese')).toEqual([
    '傘が三本ある。',
    '三本 サンボン',
  ]);
});
