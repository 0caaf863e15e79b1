import { beforeEach, describe, expect, it } from 'vitest';
import { LessonStage } from './lesson-stage.fixture.ts';

describe('an answer that could not be sent', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
    stage.oz.isOffline = true;
    await stage.answer('Say one.');
  });

  it('can be sent again', () => {
    expect(stage.lesson.player.turn.state).toEqual({
      step: 'refused',
      error: { kind: 'offline' },
      canResend: true,
    });
  });

  it('is judged as it was said once it can be sent', async () => {
    await stage.lesson.player.spoken.resend();
    expect(stage.lesson.player.turn.state).toMatchObject({ step: 'refused', canResend: true });
    stage.oz.isOffline = false;
    await Promise.all([stage.lesson.player.spoken.resend(), stage.lesson.player.spoken.resend()]);
    expect(stage.outcome()).toBe('correct');
    expect(stage.oz.tables.details.size).toBe(1);
    expect(stage.takes.everything).toEqual([]);
  });

  it('can be judged by the learner instead, under the same id', async () => {
    stage.lesson.player.reveal();
    expect(stage.lesson.player.turn.state).toEqual({
      step: 'self-judging',
      because: { kind: 'offline' },
    });
    const [kept] = stage.takes.everything;
    stage.oz.isOffline = false;
    await stage.lesson.judgeMyself('correct');
    expect(stage.lesson.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { id: kept?.answerId, outcome: 'correct', judged: undefined },
    });
  });
});
