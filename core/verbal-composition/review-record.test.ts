import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { fail, ok } from '../shared/result.ts';
import { ReviewRecord } from './review-record.ts';

const ROUND = '00000001-0000-7000-8000-000000000000';
const FIRST = '0000000a-0000-7000-8000-000000000000';
const SECOND = '0000000b-0000-7000-8000-000000000000';

describe('ReviewRecord', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let yui: SmallOzLearner;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
  });

  const round = { id: ROUND, lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
  const grade = (answerId: string, outcome: 'correct' | 'wrong') =>
    yui.records.grade({ answerId, round, questionId: 'two', outcome, answerMs: 1000 });
  const review = () => new ReviewRecord(yui.records, yui.library, yui.reviews).execute(ROUND);

  it('shows every question of the lesson, with the answer that counts', async () => {
    await grade(FIRST, 'wrong');
    await grade(SECOND, 'correct');
    expect(await review()).toMatchObject({
      ok: true,
      value: {
        record: { id: ROUND },
        questions: [
          { question: { id: 'one' }, detail: undefined },
          { question: { id: 'two' }, detail: { id: SECOND, outcome: 'correct' } },
        ],
      },
    });
  });

  it('shows how a question was answered of which nothing else is known', async () => {
    await grade(FIRST, 'correct');
    const records = {
      record: async (id: string) => {
        const record = await yui.records.record(id);
        return record.ok
          ? ok({ ...record.value, earlierOutcomes: { one: 'wrong' as const } })
          : record;
      },
      standing: (id: string) => yui.records.standing(id),
    };
    const shown = await new ReviewRecord(records, yui.library, yui.reviews).execute(ROUND);
    expect(shown).toMatchObject({
      value: {
        questions: [
          { question: { id: 'one' }, detail: undefined, outcome: 'wrong' },
          { question: { id: 'two' }, detail: { id: FIRST }, outcome: 'correct' },
        ],
      },
    });
  });

  it('says what tomorrow brings, as far as it is known', async () => {
    await grade(FIRST, 'wrong');
    const told = await review();
    expect(told.ok && told.value.tomorrow).toEqual({ kind: 'review', count: 1, hasWrong: true });
    const silent = { status: async () => fail({ kind: 'offline' as const }) };
    const alone = await new ReviewRecord(yui.records, yui.library, silent).execute(ROUND);
    expect(alone.ok && alone.value.tomorrow).toEqual({ kind: 'wrong-again' });
  });

  it('is refused where there is no such round, or its lesson is gone', async () => {
    const notFound = { ok: false, error: { kind: 'not-found' } };
    expect(
      await new ReviewRecord(yui.records, yui.library, yui.reviews).execute(
        '00000002-0000-7000-8000-000000000000',
      ),
    ).toEqual(notFound);
    await oz.replaceBooks([]);
    expect(await review()).toEqual(notFound);
  });
});
