import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import { WrongAgainPresenter } from './wrong-again-presenter.ts';

describe('the wrong ones again', () => {
  let oz: SmallOz;
  const ids = new MemoryIds();
  let records: RecordsApi;
  let again: WrongAgainPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    ({ records } = await oz.learner());
    again = new WrongAgainPresenter(records, ids, new MemoryReporter(), new Set());
  });

  const round = async () => {
    const id = ids.next();
    const begun = { id, lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
    const grade = { round: begun, answerMs: 100 };
    await records.grade({
      ...grade,
      answerId: ids.next(),
      questionId: 'one',
      outcome: 'correct',
    });
    await records.grade({ ...grade, answerId: ids.next(), questionId: 'two', outcome: 'wrong' });
    await records.finish(id);
    return id;
  };

  it('leave a round in which only they are to be answered', async () => {
    expect(await again.begin(await round())).toBe(true);
    const standing = await records.standing('l-1');
    expect(standing.ok && standing.value.openRound?.outcomes).toEqual({ one: 'correct' });
    expect(again).toMatchObject({ isBusy: false, error: undefined });
  });

  it('are begun once when the tap comes twice', async () => {
    const id = await round();
    const before = oz.tables.records.size;
    expect(await Promise.all([again.begin(id), again.begin(id)])).toEqual([true, false]);
    expect(oz.tables.records.size).toBe(before + 1);
  });

  it('say why they cannot be begun', async () => {
    const id = await round();
    oz.isOffline = true;
    expect(await again.begin(id)).toBe(false);
    expect(again).toMatchObject({ isBusy: false, error: { kind: 'offline' } });
  });
});
