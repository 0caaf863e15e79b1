import { describe, expect, it } from 'vitest';
import { measureLevels, parseLevelRows } from './level.ts';

const text = 'I like cats. I have two cats. They are white. I can play with them every day.';

describe('the agreement of levels', () => {
  it('counts the same level, and a neighbour', () => {
    const { n, exact, adjacent } = measureLevels([
      { set: 'a', level: 'A1', text },
      { set: 'a', level: 'A2', text },
      { set: 'a', level: 'C1', text },
      { set: 'a', level: 'C1', text: '…' },
    ]);
    expect([n, exact, adjacent]).toEqual([4, 0.25, 0.5]);
  });

  it('is measured on lines of set, level and text', () => {
    expect(parseLevelRows(`tune\tB2\t${text}\n`)).toEqual([{ set: 'tune', level: 'B2', text }]);
    expect(() => parseLevelRows('tune\tC2\ttext')).toThrow('line 1');
  });
});
