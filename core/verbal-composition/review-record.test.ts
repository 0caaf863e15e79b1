import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import { fail } from '../shared/result.ts';
import { ReviewRecord } from './review-record.ts';

describe('ReviewRecord', () => {
  let world: MemoryWorld;
  let clock: MemoryClock;
  let yui: Awaited<ReturnType<typeof memoryLearner>>;

  beforeEach(async () => {
    world = smallWorld();
    clock = new MemoryClock();
    yui = await memoryLearner(world, clock);
    await yui.records.open({ id: 'r-1', lessonId: 'l-1', mode: 'self', level: 'normal' });
  });

  const grade = (answerId: string, outcome: 'correct' | 'wrong') =>
    yui.records.grade({ answerId, recordId: 'r-1', questionId: 'two', outcome, answerMs: 1000 });
  const review = () => new ReviewRecord(yui.records, yui.library, yui.reviews).execute('r-1');

  it('shows every question of the lesson, with the answer that counts', async () => {
    await grade('a-1', 'wrong');
    await grade('a-2', 'correct');
    expect(await review()).toMatchObject({
      ok: true,
      value: {
        record: { id: 'r-1' },
        questions: [
          { question: { id: 'one' }, detail: undefined },
          { question: { id: 'two' }, detail: { id: 'a-2', outcome: 'correct' } },
        ],
      },
    });
  });

  it('says what tomorrow brings, as far as it is known', async () => {
    await grade('a-1', 'wrong');
    const told = await review();
    expect(told.ok && told.value.tomorrow).toEqual({ kind: 'review', count: 1, hasWrong: true });
    const silent = { status: async () => fail({ kind: 'offline' as const }) };
    const alone = await new ReviewRecord(yui.records, yui.library, silent).execute('r-1');
    expect(alone.ok && alone.value.tomorrow).toEqual({ kind: 'wrong-again' });
  });

  it('is refused where there is no such round, or its lesson is gone', async () => {
    const notFound = { ok: false, error: { kind: 'not-found' } };
    expect(await new ReviewRecord(yui.records, yui.library, yui.reviews).execute('r-2')).toEqual(
      notFound,
    );
    world.lessons.clear();
    expect(await review()).toEqual(notFound);
  });
});
