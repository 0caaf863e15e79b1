import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { WrongAgainPresenter } from '../record/wrong-again-presenter.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

describe('the lesson player, from its opening to its end', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  describe('when a lesson is opened', () => {
    it('asks the first question', () => {
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
      expect(stage.lesson.progress.question?.id).toBe('one');
      expect(stage.sounds.played).toEqual(['sound:one を英語で']);
    });

    it('says when there is none, and opens it once there is', async () => {
      stage.lesson = await stage.openLesson('nowhere');
      await stage.lesson.load();
      expect(stage.lesson.player.turn.state).toEqual({
        step: 'unavailable',
        error: { kind: 'not-found' },
      });
    });

    it('says when there is no network, and tries again', async () => {
      stage.lesson = await stage.openLesson();
      stage.oz.isOffline = true;
      await stage.lesson.load();
      expect(stage.lesson.player.turn.state).toEqual({
        step: 'unavailable',
        error: { kind: 'offline' },
      });
      stage.oz.isOffline = false;
      await stage.lesson.load();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
    });
  });

  describe('when a lesson was left', () => {
    const leaveAfter = async (answers: readonly string[]) => {
      for (const [at, answer] of answers.entries()) {
        await stage.answer(answer);
        if (at + 1 < answers.length) await stage.lesson.next();
      }
      stage.lesson.dispose();
      stage.lesson = await stage.openLesson();
      await stage.lesson.load();
      await settle();
    };

    it('goes on with the same round at the first question without an answer', async () => {
      await leaveAfter(['Please say one.']);
      expect(stage.lesson.progress.question?.id).toBe('two');
      expect(stage.lesson.progress.isResumed).toBe(true);
      await stage.answer('Please say two.');
      await stage.lesson.next();
      expect(stage.oz.tables.records.size).toBe(1);
    });

    it('does not say so of a round with only the wrong ones that she has just begun', async () => {
      await stage.answer('Please say one.');
      await stage.lesson.next();
      await stage.answer('Please say one.');
      await stage.lesson.next();
      const { records } = await stage.oz.learner();
      const [round] = stage.oz.tables.records.values();
      const again = new WrongAgainPresenter(records, stage.ids, stage.reporter, stage.begunAgain);
      expect(await again.begin(round?.id ?? '')).toBe(true);
      stage.lesson = await stage.openLesson();
      await stage.lesson.load();
      expect(stage.lesson.progress.question?.id).toBe('two');
      expect(stage.lesson.progress.isResumed).toBe(false);
      stage.lesson = await stage.openLesson();
      await stage.lesson.load();
      expect(stage.lesson.progress.isResumed).toBe(true);
    });

    it('begins anew in a round of its own when she wants to', async () => {
      await leaveAfter(['Please say one.']);
      stage.lesson.restart();
      await settle();
      expect(stage.lesson.progress.question?.id).toBe('one');
      expect(stage.lesson.progress.outcomes).toEqual({});
      await stage.answer('Please say one.');
      expect(stage.oz.tables.records.size).toBe(2);
    });

    it('shows the result when only its end was missing', async () => {
      await leaveAfter(['Please say one.', 'Please say two.']);
      const [round] = stage.oz.tables.records.values();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'finished', recordId: round?.id });
      expect(round?.finishedAt).toBeDefined();
    });
  });

  describe('going on', () => {
    it('asks the next question', async () => {
      await stage.answer('Say one.');
      await stage.lesson.next();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
      expect(stage.lesson.progress.question?.id).toBe('two');
      expect(stage.lesson.player.turn.isAnswerOpen).toBe(false);
    });

    it('leaves out no question when the tap comes twice', async () => {
      await stage.answer('Say one.');
      await Promise.all([stage.lesson.next(), stage.lesson.next()]);
      expect(stage.lesson.progress.question?.id).toBe('two');
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
    });

    it('stays while recording', async () => {
      await stage.lesson.player.spoken.record();
      await stage.lesson.skip();
      expect(stage.lesson.player.turn.state.step).toBe('recording');
      expect(stage.lesson.progress.question?.id).toBe('one');
    });

    it('ends the round after the last question', async () => {
      await stage.answer('Say one.');
      await stage.lesson.next();
      await stage.answer('Say two.');
      await stage.lesson.next();
      const [round] = stage.oz.tables.records.values();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'finished', recordId: round?.id });
      expect(round?.finishedAt).toBeDefined();
    });

    it('does not end a round in which a question was skipped, and goes on with that one', async () => {
      await stage.lesson.skip();
      await stage.answer('Say two.');
      await stage.lesson.next();
      const [round] = stage.oz.tables.records.values();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'finished', recordId: round?.id });
      expect(round?.finishedAt).toBeUndefined();
      stage.lesson = await stage.openLesson();
      await stage.lesson.load();
      const { progress } = stage.lesson;
      expect(progress.question?.id).toBe('one');
      expect(progress.roundsDone).toBe(0);
      await stage.answer('Say one.');
      await stage.lesson.next();
      expect([...stage.oz.tables.records.values()]).toMatchObject([
        { id: round?.id, finishedAt: expect.any(Date) },
      ]);
    });

    it('leaves no round when nothing was answered', async () => {
      await stage.lesson.skip();
      await stage.lesson.skip();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'finished', recordId: undefined });
      expect(stage.oz.tables.records.size).toBe(0);
    });

    it('ends the round without a network too', async () => {
      await stage.answer('Say one.');
      await stage.lesson.next();
      stage.oz.isOffline = true;
      await stage.lesson.skip();
      expect(stage.lesson.player.turn.state).toMatchObject({
        step: 'finished',
        recordId: expect.any(String),
      });
    });
  });

  describe('listening', () => {
    it('plays the model answer and the own take', async () => {
      await stage.answer('Say one.');
      stage.sounds.played.length = 0;
      await stage.lesson.player.play('model-answer');
      await stage.lesson.player.play('own-take');
      expect(stage.sounds.played).toEqual(['sound:Please say one.', 'said:Say one.']);
      expect(stage.lesson.player.sounds.playing).toBeUndefined();
    });

    it('has no own take before one is graded', async () => {
      stage.sounds.played.length = 0;
      await stage.lesson.player.play('own-take');
      expect(stage.sounds.played).toEqual([]);
    });
  });

  it('begins to time a question no sooner because the prompt before it was silenced', async () => {
    stage.sounds.isEndless = true;
    await stage.lesson.load();
    await stage.lesson.skip();
    await settle();
    stage.clock.pass(1000);
    expect(stage.lesson.player.turn.lap.beganAt).toBeUndefined();
    stage.lesson.player.sounds.stop();
    await settle();
    stage.clock.pass(1000);
    expect(stage.lesson.player.turn.lap.ms()).toBe(1000);
  });
});

it('asks nothing of her who has left while the lesson was opened, and does once she is back', async () => {
  const stage = await LessonStage.open();
  stage.lesson.dispose();
  const before = stage.sounds.played.length;
  const opening = stage.lesson.load();
  stage.lesson.dispose();
  await opening;
  await settle();
  expect(stage.sounds.played).toHaveLength(before);
  await stage.lesson.open();
  await settle();
  expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
  expect(stage.sounds.played).toHaveLength(before + 1);
});

it('asks once where she left the lesson while it was opened, and came back at once', async () => {
  const stage = await LessonStage.open();
  const lesson = await stage.openLesson();
  const before = stage.sounds.played.length;
  const given = lesson.open();
  lesson.dispose();
  await Promise.all([given, lesson.open()]);
  await settle();
  expect(lesson.player.turn.state).toEqual({ step: 'asking' });
  expect(stage.sounds.played).toHaveLength(before + 1);
});

it('records no question that is asked, where she came back while the lesson was opened', async () => {
  const stage = await LessonStage.open();
  stage.lesson = await stage.openLesson();
  const opening = stage.lesson.open();
  stage.lesson.dispose();
  const opened = stage.lesson.open();
  await opening;
  await stage.lesson.player.spoken.record();
  const { round } = stage.lesson.progress;
  const before = stage.sounds.played.length;
  await opened;
  await settle();
  expect(stage.lesson.player.turn.state.step).toBe('recording');
  expect(stage.lesson.progress.round).toBe(round);
  expect(stage.sounds.played).toHaveLength(before);
});
