import { expect, it } from 'vitest';
import { keptTake } from './kept-take.fixture.ts';
import { takeOfPieces } from './take-of-pieces.ts';

const draft = { ...keptTake(1, 'yui'), answerMs: 2000, startedAt: 10_000 };
const pieces = [new Uint8Array([1]), new Uint8Array([2])];

it('is as long as until its last piece', () => {
  const { answerMs, take } = takeOfPieces(draft, pieces, 13_000);
  expect([answerMs, take.durationMs, [...take.bytes]]).toEqual([5000, 3000, [1, 2]]);
});

it('lasts no less than nothing on a device whose clock was set back: no server would take it', () => {
  const { answerMs, take } = takeOfPieces(draft, pieces, 7000);
  expect([answerMs, take.durationMs]).toEqual([2000, 0]);
});
