import { expect, it } from 'vitest';
import type { Records } from './records.ts';
import { at, detail, record } from './stored-round.fixture.ts';

/** Part of the contract of `Records`: takes that are kept too long. */
export function oldTakes(records: () => Records): void {
  it('names takes that are too old, each once, and forgets where they are', async () => {
    await records().open(record('r1', 0));
    await records().addDetail(detail('d1', 'r1', 5));
    await records().addDetail(detail('d2', 'r1', 6));
    await records().addDetail({ ...detail('d3', 'r1', 1), takePath: undefined });
    await records().copy(record('r2', 30), [
      { ...detail('d9', 'r2', 5), takePath: 'takes/yui/d1' },
    ]);
    expect(await records().takesBefore(at(5), 9)).toEqual([]);
    const old = [{ learnerId: 'yui', takePath: 'takes/yui/d1' }];
    expect(await records().takesBefore(at(6), 9)).toEqual(old);
    expect(await records().takesBefore(at(7), 1)).toHaveLength(1);
    await records().dropTake('ken', 'takes/yui/d1');
    expect(await records().takesBefore(at(6), 9)).toEqual(old);
    await records().dropTake('yui', 'takes/yui/d1');
    expect(await records().takesBefore(at(6), 9)).toEqual([]);
    for (const id of ['d1', 'd9'])
      expect(await records().detail('yui', id)).toMatchObject({ takePath: undefined });
    expect(await records().detail('yui', 'd2')).toEqual(detail('d2', 'r1', 6));
  });
}
