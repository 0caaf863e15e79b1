import { expect, it } from 'vitest';
import { ANSWER_KEYS, deedOf } from './answer-keys.ts';

it.each([
  [' ', 'asking', 'ai', 'record'],
  [' ', 'say-again', 'ai', 'record'],
  [' ', 'recording', 'ai', 'stop'],
  [' ', 'asking', 'self', 'reveal'],
  [' ', 'asking', 'typing', undefined],
  [' ', 'judging', 'ai', undefined],
  [' ', 'graded', 'ai', 'play-model'],
  ['p', 'asking', 'ai', 'play-prompt'],
  ['p', 'recording', 'ai', undefined],
  ['m', 'asking', 'ai', undefined],
  ['m', 'self-judging', 'self', 'play-model'],
  ['o', 'graded', 'ai', 'play-own'],
  ['o', 'asking', 'ai', undefined],
  ['n', 'graded', 'ai', 'next'],
  ['ArrowRight', 'graded', 'ai', 'next'],
  ['n', 'asking', 'ai', undefined],
  ['1', 'self-judging', 'self', 'judge-wrong'],
  ['2', 'self-judging', 'self', 'judge-correct'],
  ['2', 'graded', 'ai', undefined],
  ['?', 'recording', 'ai', 'help'],
  ['x', 'graded', 'ai', undefined],
] as const)('%j at %s in the mode %s does: %s', (key, step, mode, deed) => {
  expect(deedOf(key, step, mode)).toBe(deed);
});

it('has no key twice', () => {
  const keys = ANSWER_KEYS.flatMap((one) => [...one.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});
