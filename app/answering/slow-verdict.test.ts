import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { LessonStage } from '../lesson-player/lesson-stage.fixture.ts';

describe('an answer whose verdict takes too long', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  let flows = () => {};
  const stall = () => {
    stage.oz.stalled = new Promise((resolve) => {
      flows = resolve;
    });
  };
  const sayInto = async (sentence: string) => {
    stall();
    const { spoken } = stage.lesson.player;
    await spoken.record();
    await stage.recorder.hear(sentence);
    const stopped = spoken.stop();
    await settle();
    return stopped;
  };

  it('is judged later in one tap, and the lesson goes on', async () => {
    const { turn } = stage.lesson.player;
    const stopped = sayInto('Say one.');
    await settle();
    stage.clock.pass(4_999);
    expect(turn.state).toEqual({ step: 'judging' });
    stage.clock.pass(1);
    expect(turn.state).toEqual({ step: 'judging', way: 'later' });
    expect(stage.takes.everything).toHaveLength(1);
    await stage.lesson.goOnWithoutVerdict();
    expect(turn.state.step).toBe('asking');
    expect(stage.lesson.progress.question?.id).toBe('two');
    expect(await stage.takes.hold(stage.takes.everything[0]?.answerId ?? '')).toBe(true);
    flows();
    await stopped;
    expect(turn.state.step).toBe('asking');
    expect(stage.lesson.progress.outcomes).toEqual({ one: 'correct' });
    expect(stage.takes.everything).toEqual([]);
  });

  it('is waited for, if she wants', async () => {
    const stopped = sayInto('Say one.');
    await settle();
    stage.clock.pass(60_000);
    flows();
    await stopped;
    expect(stage.outcome()).toBe('correct');
  });

  it('stays kept where nothing comes of it', async () => {
    const stopped = sayInto('Say one.');
    await settle();
    stage.clock.pass(5_000);
    await stage.lesson.goOnWithoutVerdict();
    stage.oz.isOffline = true;
    flows();
    await stopped;
    expect(stage.lesson.player.turn.state.step).toBe('asking');
    expect(stage.takes.everything).toMatchObject([{ questionId: 'one' }]);
  });

  it('typed, is left to herself', async () => {
    stage.lesson.chooseMode('typing');
    const { turn, typed } = stage.lesson.player;
    stall();
    const submitted = typed.submit('Say one.');
    await settle();
    stage.clock.pass(5_000);
    expect(turn.state).toEqual({ step: 'judging', way: 'myself' });
    await stage.lesson.goOnWithoutVerdict();
    expect(turn.state.step).toBe('self-judging');
    flows();
    await submitted;
    expect(turn.state.step).toBe('self-judging');
  });
});
