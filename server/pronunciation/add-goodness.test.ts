import { expect, it } from 'vitest';
import { addGoodness } from './add-goodness.ts';

const right = (expected: string) => ({ mark: 'right' as const, expected, said: expected });
const spoken = (text: string, goodness?: number) => ({
  text,
  startMs: 0,
  endMs: 1,
  confidence: 1,
  ...(goodness !== undefined && { goodness }),
});

it('gives each word its own figure, and of several the worst', () => {
  const words = addGoodness(
    [right('I'), right('get up'), right('early.')],
    [spoken('I'), spoken('get', 0.9), spoken('up', 0.2), spoken('early.', 0.7)],
  );

  expect(words.map((word) => word.goodness)).toEqual([undefined, 0.2, 0.7]);
});

it('changes nothing where nothing is known', () => {
  const marked = [right('I'), right('see.')];

  expect(addGoodness(marked, [])).toEqual(marked);
});
