import { expect, it } from 'vitest';
import { monthOf } from '../../core/domain/round/record-month.ts';
import type { RecordFilter, Records } from './records.ts';
import { detail, record } from './stored-round.fixture.ts';

/** Part of the contract of `Records`: which of them are listed. */
export function filteredRecords(records: () => Records): void {
  it('lists those of a span of time, and of some lessons', async () => {
    for (const [index, id] of ['r1', 'r2', 'r3'].entries()) {
      await records().open({ ...record(id, index), lessonId: id === 'r2' ? 'other' : 'lesson' });
      await records().addDetail(detail(`d-${id}`, id, 10 + index));
    }
    const found = async (filter: RecordFilter) =>
      (await records().latest('yui', { limit: 9 }, filter)).map(({ id }) => id);
    const [, second] = (await records().latest('yui', { limit: 9 })).toReversed();
    const savedAt = second?.savedAt ?? expect.fail();
    expect(await found({ from: savedAt })).toEqual(['r3', 'r2']);
    expect(await found({ until: savedAt })).toEqual(['r1']);
    expect(await found({ lessonIds: ['lesson'] })).toEqual(['r3', 'r1']);
    expect(await found({ lessonIds: [] })).toEqual([]);
    expect(await found({ from: savedAt, lessonIds: ['lesson'] })).toEqual(['r3']);
    expect(await records().months('yui')).toEqual([monthOf(savedAt.getTime())]);
    expect(await records().months('ken')).toEqual([]);
  });
}
