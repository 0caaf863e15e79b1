import { beforeEach, describe, expect, it } from 'vitest';
import { recordsSubject } from '../../adapters/http/records-subject.fixture.ts';
import { recordsApiContract } from '../ports/records-api.contract.ts';
import { roundsStage } from './rounds-stage.fixture.ts';

recordsApiContract('RoundsWithoutNetwork', async () => {
  const stage = await roundsStage();
  return recordsSubject(stage, stage.app().rounds);
});

describe('A round without a network', () => {
  let stage: Awaited<ReturnType<typeof roundsStage>>;

  beforeEach(async () => {
    stage = await roundsStage();
    await stage.app().lessons.lesson('l-1');
    await stage.app().rounds.standing('l-1');
    stage.goOffline(true);
    stage.restart();
  });

  it('is played in a lesson that was opened before, and its result is shown', async () => {
    const finished = await stage.play(stage.newRound());

    expect(finished).toMatchObject({
      ok: true,
      value: {
        lessonId: 'l-1',
        bookId: 'b-1',
        finished: true,
        correctCount: 1,
        answeredCount: 2,
        questionCount: 2,
        totalMs: 6000,
        roundsDone: 1,
        isUnsent: true,
      },
    });
  });

  it('is not begun in a lesson that was never opened here', async () => {
    const round = { ...stage.newRound(), lessonId: 'l-2' };

    expect(await stage.app().lessons.lesson('l-2')).toMatchObject({ error: { kind: 'offline' } });
    expect(await stage.grade(round, 'three', 'correct')).toMatchObject({
      error: { kind: 'offline' },
    });
    expect(await stage.app().rounds.standing('l-2')).toMatchObject({ error: { kind: 'offline' } });
  });

  it('goes on after the app was closed', async () => {
    const round = stage.newRound();
    await stage.grade(round, 'one', 'wrong');
    stage.restart();

    expect(await stage.app().rounds.standing('l-1')).toMatchObject({
      value: { openRound: { id: round.id, mode: 'self', outcomes: { one: 'wrong' } } },
    });
    await stage.grade(round, 'two', 'correct');
    expect(await stage.app().rounds.finish(round.id)).toMatchObject({
      value: { correctCount: 1, answeredCount: 2 },
    });
  });

  it('counts what was graded before the network was lost', async () => {
    stage.goOffline(false);
    const round = stage.newRound();
    await stage.grade(round, 'one', 'correct');
    stage.goOffline(true);
    await stage.grade(round, 'two', 'correct');

    expect(await stage.app().rounds.finish(round.id)).toMatchObject({
      value: { correctCount: 2, isCleared: true },
    });
  });

  it('knows what was graded in an earlier visit, where the network is lost in a later one', async () => {
    stage.goOffline(false);
    const round = stage.newRound();
    await stage.grade(round, 'one', 'correct');
    stage.restart();
    await stage.app().rounds.standing('l-1');
    stage.goOffline(true);
    await stage.grade(round, 'two', 'wrong');
    const here = await stage.app().rounds.standing('l-1');
    expect(here.ok && here.value.openRound?.outcomes).toEqual({ one: 'correct', two: 'wrong' });
    stage.goOffline(false);
    const there = await stage.app().rounds.standing('l-1');
    expect(there.ok && there.value.openRound?.outcomes).toEqual({ one: 'correct', two: 'wrong' });
  });

  it('counts in its result what was graded in an earlier visit', async () => {
    stage.goOffline(false);
    const round = stage.newRound();
    await stage.grade(round, 'one', 'correct');
    stage.restart();
    await stage.app().rounds.standing('l-1');
    stage.goOffline(true);
    await stage.grade(round, 'two', 'correct');
    const whole = { correctCount: 2, answeredCount: 2, totalMs: 6000, isCleared: true };

    const finished = await stage.app().rounds.finish(round.id);
    expect(finished).toMatchObject({ value: { ...whole, bestTimeMs: 6000, isUnsent: true } });
    expect(finished.ok && finished.value.earlierOutcomes).toEqual({ one: 'correct' });
    expect(await stage.app().rounds.standing('l-1')).toMatchObject({
      value: { records: [{ id: round.id, ...whole, isUnsent: true }], roundsDone: 1 },
    });
    stage.goOffline(false);
    const sent = await stage.app().rounds.record(round.id);
    expect(sent).toMatchObject({ value: { ...whole, bestTimeMs: 6000 } });
    expect(sent.ok && sent.value.earlierOutcomes).toBeUndefined();
  });

  it('counts an answer once that it saw itself and the server told of as well', async () => {
    stage.goOffline(false);
    const round = stage.newRound();
    await stage.grade(round, 'one', 'wrong');
    await stage.app().rounds.standing('l-1');
    stage.goOffline(true);
    await stage.grade(round, 'two', 'correct');

    expect(await stage.app().rounds.finish(round.id)).toMatchObject({
      value: { correctCount: 1, answeredCount: 2, totalMs: 6000 },
    });
  });

  it('takes the later word where an answer is flipped', async () => {
    const round = stage.newRound();
    const answerId = stage.ids.next();
    await stage.grade(round, 'one', 'wrong', answerId);
    await stage.grade(round, 'one', 'correct', answerId);

    const record = await stage.app().rounds.record(round.id);
    expect(record.ok && record.value.details).toMatchObject([{ id: answerId, outcome: 'correct' }]);
  });

  it('opens the next level once one is cleared', async () => {
    const round = stage.newRound();
    await stage.grade(round, 'one', 'correct');
    await stage.grade(round, 'two', 'correct');
    await stage.app().rounds.finish(round.id);

    const standing = await stage.app().rounds.standing('l-1');
    expect(standing.ok && standing.value.levels.slice(0, 3)).toMatchObject([
      { level: 'normal', isCleared: true, bestTimeMs: 6000 },
      { level: 'quick', isOpen: true, isCleared: false },
      { level: 'fast', isOpen: false },
    ]);
    expect(standing.ok && standing.value).toMatchObject({ roundsDone: 1, openRound: undefined });
  });

  it('is told to the server once there is a network, and nothing is left', async () => {
    const round = stage.newRound();
    await stage.play(round);
    stage.goOffline(false);
    await stage.app().unsent.sendAll();

    expect(await stage.yui.records.record(round.id)).toMatchObject({
      value: { finished: true, correctCount: 1, answeredCount: 2 },
    });
    expect(stage.app().unsent.all()).toEqual([]);
    const record = await stage.app().rounds.record(round.id);
    expect(record.ok && record.value.isUnsent).toBeUndefined();
  });

  it('is told with the same words twice, and counts once', async () => {
    const round = stage.newRound();
    await stage.play(round);
    const [kept] = stage.app().unsent.all();
    stage.goOffline(false);
    await stage.app().unsent.sendAll();
    stage.app().unsent.put(kept ?? expect.fail());
    await stage.app().unsent.sendAll();

    const record = await stage.yui.records.record(round.id);
    expect(record.ok && record.value.details).toHaveLength(2);
    const standing = await stage.yui.records.standing('l-1');
    expect(standing.ok && standing.value.roundsDone).toBe(1);
  });

  it('is sent by looking at its result', async () => {
    const round = stage.newRound();
    await stage.play(round);
    stage.goOffline(false);

    const record = await stage.app().rounds.record(round.id);
    expect(record).toMatchObject({ value: { finished: true, correctCount: 1 } });
    expect(record.ok && record.value.isUnsent).toBeUndefined();
  });

  it('keeps an answer that was given while it was sent', async () => {
    const round = stage.newRound();
    await stage.grade(round, 'one', 'correct');
    stage.goOffline(false);
    const sending = stage.app().unsent.sendAll();
    await stage.grade(round, 'two', 'correct');
    await sending;
    await stage.app().unsent.sendAll();

    expect(await stage.yui.records.record(round.id)).toMatchObject({ value: { correctCount: 2 } });
  });

  it('is seen and sent by no other learner on the same device', async () => {
    const round = stage.newRound();
    await stage.play(round);
    stage.isAnotherLearner('ken');
    stage.goOffline(false);
    await stage.app().unsent.sendAll();

    expect(await stage.ken.records.record(round.id)).toMatchObject({
      error: { kind: 'not-found' },
    });
    stage.isAnotherLearner('yui');
    await stage.app().unsent.sendAll();
    expect(await stage.yui.records.record(round.id)).toMatchObject({ value: { finished: true } });
  });

  it('is forgotten where the server will never want it', async () => {
    const round = stage.newRound();
    await stage.play(round);
    stage.goOffline(false);
    await stage.oz.replaceBooks([]);
    await stage.app().unsent.sendAll();

    expect(stage.app().unsent.all()).toEqual([]);
  });

  it.each(['no JSON', '{}', '{"id": "r-1", "queuedAt": 1, "body": {"round": {}}}'])(
    'takes no harm from "%s" in the storage',
    async (text) => {
      stage.shelf.set('outbox round yui r-1', text);
      await stage.app().unsent.sendAll();

      expect(await stage.play(stage.newRound())).toMatchObject({ value: { correctCount: 1 } });
    },
  );
});
