import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';
import { LeftLessonState } from './left-lesson-state.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

describe('a lesson that is left', () => {
  let stage: LessonStage;
  let left: LeftLessonState;
  let learnerId: string | undefined;
  let made: LessonPlayerPresenter;

  beforeEach(async () => {
    stage = await LessonStage.open();
    made = await stage.openLesson();
    learnerId = 'yui';
    left = new LeftLessonState({ make: () => made, learnerId: () => learnerId });
  });

  it('at a verdict, is there again as it was when she comes back', async () => {
    await stage.answer('Say two.');
    const { lesson } = stage;
    const verdict = lesson.player.turn.state;
    left.leave(lesson);
    const again = left.open('l-1', true);
    expect(again).toBe(lesson);
    await again.open();
    expect(again.player.turn.state).toBe(verdict);
    await again.next();
    await settle();
    expect(again.progress.question?.id).toBe('two');
    await stage.answer('Say two.');
    expect(stage.outcome()).toBe('correct');
  });

  it('is silent, and records nothing, while she is away', async () => {
    await stage.answer('Say two.');
    stage.sounds.isEndless = true;
    void stage.lesson.player.play('model-answer');
    await settle();
    left.leave(stage.lesson);
    expect(stage.lesson.player.sounds.playing).toBeUndefined();
    left.open('l-1', true);
    await stage.lesson.player.repeat.record();
    left.leave(stage.lesson);
    expect(stage.recorder.isRecording).toBe(false);
  });

  it('lets no model answer be heard where she has gone', async () => {
    await stage.answer('Say two.');
    stage.sounds.played.length = 0;
    left.leave(stage.lesson);
    stage.clock.pass(5000);
    await settle();
    expect(stage.sounds.played).toEqual([]);
  });

  it('is open already where it was opened ahead, and opened once', async () => {
    const ahead = left.openAhead('l-1');
    await settle();
    const { state } = ahead.player.turn;
    expect(state.step).toBe('asking');
    const come = left.open('l-1', true);
    await come.open();
    expect(come).toBe(ahead);
    expect(come.player.turn.state).toBe(state);
  });

  it('is the same for a screen whose first drawing was given up', async () => {
    await stage.answer('Say two.');
    left.leave(stage.lesson);
    left.open('l-1', true);
    expect(left.open('l-1', true)).toBe(stage.lesson);
  });

  it('is not ended where the screen that has it is followed by another lesson', async () => {
    await stage.answer('Say two.');
    left.leave(stage.lesson);
    const shown = left.open('l-1', true);
    left.open('l-2', false);
    left.leave(shown);
    expect(left.open('l-1', true)).toBe(shown);
  });

  it('at a question, is opened anew', () => {
    left.leave(stage.lesson);
    expect(left.open('l-1', true)).toBe(made);
  });

  it('is opened anew by a link, for another lesson, and for another learner', async () => {
    await stage.answer('Say two.');
    left.leave(stage.lesson);
    expect(left.open('l-1', false)).toBe(made);
    left.leave(stage.lesson);
    expect(left.open('l-2', true)).toBe(made);
    left.leave(stage.lesson);
    learnerId = 'hana';
    expect(left.open('l-1', true)).toBe(made);
  });
});
