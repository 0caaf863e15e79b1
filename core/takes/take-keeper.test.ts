import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryTakeStore, TakeShelf } from '../../adapters/memory/memory-take-store.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeepError } from '../ports/take-store.ts';
import { keptTake } from './kept-take.fixture.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { TakeKeeper } from './take-keeper.ts';

describe('TakeKeeper', () => {
  let clock: MemoryClock;
  let recorder: MemoryRecorder;
  let shelf: TakeShelf;
  let takes: MemoryTakeStore;
  let sessions: SessionStore;
  let keeper: TakeKeeper;
  let yui: string;

  beforeEach(async () => {
    clock = new MemoryClock();
    recorder = new MemoryRecorder();
    shelf = new TakeShelf();
    takes = new MemoryTakeStore(shelf);
    sessions = (await (await smallOz(clock)).learner()).store;
    keeper = new TakeKeeper(recorder, takes, sessions, clock);
    yui = learnerOf(sessions) ?? '';
  });

  const asked = keptTake(1, 'another learner');
  const nextVisit = () => new MemoryTakeStore(shelf).all(yui);

  const speak = async () => {
    await recorder.start();
    keeper.begin(asked);
    clock.pass(3000);
    await recorder.hear('Say one.');
    await settle();
  };

  it('leaves what was said until the app was killed, as a take of the learner who said it', async () => {
    await speak();
    takes.die();
    const [found, ...others] = await nextVisit();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      learnerId: yui,
      prompt: asked.prompt,
      promptKo: '보통 6시 반에 일어나요.',
      answerMs: asked.answerMs + 3000,
      take: { durationMs: 3000 },
    });
    expect(new TextDecoder().decode(found?.take.bytes)).toBe('said:Say one.');
  });

  it('keeps what she says for her, where another tab has signed her out before her first word', async () => {
    sessions.clear();
    await speak();
    const take = await recorder.stop();
    if (!take) throw new Error('Nothing was recorded');
    await keeper.finish({ ...asked, take });
    expect(await nextVisit()).toMatchObject([{ learnerId: yui }]);
  });

  it('leaves the whole take when it was stopped', async () => {
    await speak();
    const take = await recorder.stop();
    if (!take) throw new Error('Nothing was recorded');
    await keeper.finish({ ...asked, take });
    takes.die();
    expect(await nextVisit()).toMatchObject([{ learnerId: yui, take, isSafe: true }]);
  });

  it('leaves nothing of what she cancelled', async () => {
    await speak();
    await keeper.abandon(asked.answerId);
    takes.die();
    expect(await nextVisit()).toEqual([]);
  });

  it('keeps what is said now, although an answer before is cancelled only then', async () => {
    await speak();
    keeper.begin(keptTake(2, 'yui'));
    await recorder.hear('Say two.');
    await keeper.abandon(asked.answerId);
    takes.die();
    expect(keeper.isRecording).toBe(true);
    expect((await nextVisit()).map(({ answerId }) => answerId)).toContain(keptTake(2, '').answerId);
  });

  it('leaves it to her although her session ends in the middle of the lesson', async () => {
    await speak();
    await keeper.abandon(asked.answerId);
    sessions.clear();
    await speak();
    takes.die();
    expect(await nextVisit()).toMatchObject([{ learnerId: yui }]);
  });

  it('tells why the device could not keep a piece, and when it could again', async () => {
    const told: (KeepError | undefined)[] = [];
    const stop = keeper.watch((error) => told.push(error));
    takes.refuse({ kind: 'storage-denied' });
    await speak();
    expect(told).toEqual([{ kind: 'storage-denied' }]);
    takes.refuse(undefined);
    await recorder.hear('More.');
    await settle();
    expect(told.slice(1)).toEqual([undefined]);
    stop();
  });

  it('is recording from the beginning to the end, and tells of the end', async () => {
    let ends = 0;
    keeper.whenIdle(() => (ends += 1));
    expect(keeper.isRecording).toBe(false);
    await speak();
    expect([keeper.isRecording, ends]).toEqual([true, 0]);
    await keeper.abandon(asked.answerId);
    expect([keeper.isRecording, ends]).toEqual([false, 1]);
    await keeper.abandon(asked.answerId);
    expect(ends).toBe(1);
  });
});
