import { beforeEach, describe, expect, it } from 'vitest';
import type { Round } from '../ports/records-api.ts';
import { roundsStage } from './rounds-stage.fixture.ts';

describe('what is typed without a network', () => {
  let stage: Awaited<ReturnType<typeof roundsStage>>;
  let round: Round;

  beforeEach(async () => {
    stage = await roundsStage();
    await stage.app().lessons.lesson('l-1');
    await stage.app().rounds.standing('l-1');
    await stage.app().typed.prepare('l-1');
    round = { ...stage.newRound(), mode: 'typing' };
    stage.goOffline(true);
    stage.restart();
  });

  const typed = (text: string, answerId = stage.ids.next()) =>
    stage.app().rounds.answerByTyping({ answerId, round, questionId: 'one', answerMs: 3000, text });

  const stored = async () => {
    stage.goOffline(false);
    await stage.app().unsent.sendAll();
    const record = await stage.yui.records.record(round.id);
    return record.ok ? record.value.details : expect.fail(record.error.kind);
  };

  it('is right where it is listed', async () => {
    expect(await typed('Say one.')).toMatchObject({
      ok: true,
      value: { outcome: 'correct', judged: 'correct', transcript: 'Say one.', answerMs: 3000 },
    });
  });

  it('is never wrong for not being listed', async () => {
    expect(await typed('Bananas dance quietly.')).toMatchObject({
      value: { outcome: 'correct', judged: 'unlisted', remarks: [] },
    });
  });

  it('is judged by the server later, whose word counts', async () => {
    const answerId = stage.ids.next();
    await typed('Bananas dance quietly.', answerId);
    expect(await stored()).toMatchObject([
      {
        id: answerId,
        outcome: 'wrong',
        judged: 'wrong',
        transcript: 'Bananas dance quietly.',
        answerMs: 3000,
      },
    ]);
    expect(stage.app().unsent.all()).toEqual([]);
  });

  it('counts as she says where she said so herself', async () => {
    const answerId = stage.ids.next();
    await typed('Bananas dance quietly.', answerId);
    const flipped = await stage.grade(round, 'one', 'correct', answerId);
    expect(flipped).toMatchObject({ value: { judged: 'unlisted', isOwnWord: true } });
    expect(await stored()).toMatchObject([{ id: answerId, outcome: 'correct', judged: 'wrong' }]);
  });

  it('makes up the result, with what she judged herself', async () => {
    await typed('Say one.');
    await stage.grade(round, 'two', 'wrong');
    expect(await stage.app().rounds.finish(round.id)).toMatchObject({
      value: { correctCount: 1, answeredCount: 2, isUnsent: true, mode: 'typing' },
    });
    const details = await stored();
    expect(details.map(({ judged, outcome }) => [judged, outcome])).toEqual([
      ['correct', 'correct'],
      [undefined, 'wrong'],
    ]);
  });

  it('waits for a network where what is listed is not here', async () => {
    stage.goOffline(false);
    await stage.app().lessons.lesson('l-2');
    stage.goOffline(true);
    const answer = { answerId: stage.ids.next(), questionId: 'three', answerMs: 3000 };
    const inAnother = { ...round, lessonId: 'l-2' };
    expect(
      await stage.app().rounds.answerByTyping({ ...answer, round: inAnother, text: 'Say three.' }),
    ).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('is not judged by what another learner opened', async () => {
    stage.isAnotherLearner('ken');
    expect(await typed('Say one.')).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
