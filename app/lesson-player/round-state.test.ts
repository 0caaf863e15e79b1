import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { SPEED_LEVEL_KEY } from '../../core/settings/preference-keys.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

describe('how fast a round is played', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  const clears = async () => {
    stage.lesson.chooseMode('self');
    while (stage.lesson.player.turn.state.step !== 'finished') {
      stage.lesson.player.reveal();
      await stage.lesson.judgeMyself('correct');
      await stage.lesson.next();
      await settle();
    }
  };
  const opens = async (lessonId = 'l-1') => {
    stage.lesson = await stage.openLesson(lessonId);
    await stage.lesson.load();
    await settle();
    return stage.lesson.progress;
  };

  it('is normal at first, with nothing to be measured against', () => {
    const { round, offeredLevel, isFirstRound } = stage.lesson.progress;
    expect(round.level).toBe('normal');
    expect(offeredLevel).toBeUndefined();
    expect(isFirstRound).toBe(true);
  });

  it('is offered faster once a speed is cleared, and is her choice', async () => {
    await clears();
    const progress = await opens();
    expect(progress.round.level).toBe('normal');
    expect(progress.isFirstRound).toBe(false);
    expect(progress.offeredLevel).toBe('quick');
    progress.chooseLevel('quick');
    expect(progress.round.level).toBe('quick');
    expect(progress.offeredLevel).toBeUndefined();
    expect(stage.preferences.read(SPEED_LEVEL_KEY)).toBe('quick');
    expect((await opens()).round.level).toBe('quick');
  });

  it('is no faster than a lesson lets her', async () => {
    stage.preferences.write(SPEED_LEVEL_KEY, 'extreme');
    expect((await opens()).round.level).toBe('normal');
    await clears();
    expect((await opens()).round.level).toBe('quick');
  });

  it('stays what it is where she stays at it', async () => {
    await clears();
    await opens();
    await clears();
    const { round, offeredLevel } = await opens();
    expect(round.level).toBe('normal');
    expect(offeredLevel).toBe('quick');
  });

  it('is not offered in the middle of a round', async () => {
    await clears();
    const progress = await opens();
    await stage.answer('Say one.');
    expect(progress.offeredLevel).toBeUndefined();
  });
});
