import { expect, it } from 'vitest';
import { tokenEdits, tokensOf } from './token-edits.ts';

const edits = (from: string, to: string) => tokenEdits(tokensOf(from), tokensOf(to));

it('names what comes, goes and changes, with its place', () => {
  expect(edits('I have dog.', 'I have a dog')).toEqual(['2:>a']);
  expect(edits('I discussed about it', 'I discussed it')).toEqual(['2:about>']);
  expect(edits('He go home', 'he goes home!')).toEqual(['1:go>goes']);
  expect(edits('same', 'Same.')).toEqual([]);
});
