import { expect, it } from 'vitest';
import type { Records } from './records.ts';
import { at, detail, record } from './stored-round.fixture.ts';

/** Part of the contract of `Records`: the order of a list, its pages, and what it tells of each record. */
export function listedRecords(records: () => Records): void {
  it('lists the newest first, and no more than asked for', async () => {
    for (const [index, id] of ['r1', 'r2', 'r3'].entries()) {
      await records().open(record(id, index));
      await records().addDetail(detail(`d-${id}`, id, 10 + index));
    }
    expect((await records().latest('yui', { limit: 2 })).map(({ id }) => id)).toEqual(['r3', 'r2']);
    expect(await records().latest('ken', { limit: 2 })).toEqual([]);
  });

  it('goes on with a list from where a page ended', async () => {
    for (const id of ['r1', 'r2', 'r3', 'r4']) {
      await records().open({ ...record(id), lessonId: id === 'r2' ? 'l2' : 'l1' });
      await records().addDetail(detail(`d-${id}`, id, id === 'r4' ? 9 : 8));
    }
    const after = { at: at(8), id: 'r3' };
    const ids = (listed: readonly { readonly id: string }[]) => listed.map(({ id }) => id);
    expect(ids(await records().latest('yui', { limit: 2 }))).toEqual(['r4', 'r3']);
    expect(ids(await records().latest('yui', { limit: 2, after }))).toEqual(['r2', 'r1']);
    expect(ids(await records().ofLesson('yui', 'l1', { limit: 2, after }))).toEqual(['r1']);
    expect(await records().latest('yui', { limit: 2, after: { at: at(8), id: 'r1' } })).toEqual([]);
  });

  it('lists with each record what it has come to', async () => {
    const summary = async () => (await records().latest('yui', { limit: 1 }))[0]?.summary;
    await records().open(record('r1'));
    const fluent = { reactionMs: 900, wordsPerMinute: 100 };
    await records().addDetail({ ...detail('d1', 'r1', 1), ...fluent, answerMs: 1000 });
    await records().addDetail({ ...detail('d2', 'r1', 2), outcome: 'correct', answerMs: 500 });
    const after = { ...fluent, wordsPerMinute: 111, questionId: 'q2', answerMs: 250 };
    await records().addDetail({ ...detail('d3', 'r1', 3), ...after });
    expect(await summary()).toEqual({
      answeredCount: 2,
      correctCount: 1,
      totalMs: 1750,
      reactionMs: 900,
      wordsPerMinute: 106,
    });
    await records().setOutcome('yui', 'd2', 'wrong', at(50));
    expect(await summary()).toMatchObject({ correctCount: 0 });
    await records().copy(record('r2', 30), [{ ...detail('d9', 'r2', 2), outcome: 'correct' }]);
    expect(await summary()).toMatchObject({ answeredCount: 1, correctCount: 1, totalMs: 2345 });
  });
}
