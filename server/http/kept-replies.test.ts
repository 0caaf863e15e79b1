import { expect, it } from 'vitest';
import { KeptReplies } from './kept-replies.ts';

it('gives a reply again while what it was made of is of the same version', () => {
  const replies = new KeptReplies();
  const kept = replies.keep('yui /books', '1', '{"本":1}');
  expect(kept.bytes.toString()).toBe('{"本":1}');
  expect(replies.of('yui /books', '1')).toBe(kept);
  expect(replies.of('yui /books', '2')).toBeUndefined();
  expect(replies.of('ken /books', '1')).toBeUndefined();
  replies.keep('yui /books', '2', '{}');
  expect(replies.of('yui /books', '1')).toBeUndefined();
});

it('makes room for others where a reply was not asked for the longest time', () => {
  const replies = new KeptReplies(2);
  for (const key of ['a', 'b']) replies.keep(key, '1', key);
  replies.of('a', '1');
  replies.keep('c', '1', 'c');
  expect(['a', 'b', 'c'].map((key) => replies.of(key, '1') !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
