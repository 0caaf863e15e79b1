import { beforeEach, describe, expect, it } from 'vitest';
import { settle, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

const ONE_MINUTE_MS = 60_000;

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
      await stage.lesson.skip();
      const [round] = stage.oz.tables.records.values();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'finished', recordId: round?.id });
      expect(round?.finishedAt).toBeDefined();
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

  describe('how the prompt is met', () => {
    it.each([
      ['shown', true, 0],
      ['spoken', false, 1],
      ['both', true, 1],
    ] as const)('%s', async (style, isVisible, heard) => {
      stage.preferences.write(PROMPT_STYLE_KEY, style);
      stage.sounds.played.length = 0;
      stage.lesson = await stage.openLesson();
      await stage.lesson.load();
      await settle();
      expect(stage.lesson.player.isPromptVisible).toBe(isVisible);
      expect(stage.sounds.played).toHaveLength(heard);
    });

    it('is remembered', async () => {
      stage.lesson.player.choosePromptStyle('spoken');
      expect((await stage.openLesson()).player.promptStyle).toBe('spoken');
      stage.preferences.write(PROMPT_STYLE_KEY, 'sung');
      expect((await stage.openLesson()).player.promptStyle).toBe('both');
    });

    it('is visible in any style once the answer is open', async () => {
      stage.lesson.player.choosePromptStyle('spoken');
      expect(stage.lesson.player.isPromptVisible).toBe(false);
      stage.lesson.player.reveal();
      expect(stage.lesson.player.isPromptVisible).toBe(true);
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

    it('plays the model answer slowly and in another voice', async () => {
      addOtherWays(stage.oz);
      await stage.lesson.load();
      stage.lesson.player.reveal();
      stage.sounds.played.length = 0;
      const slow = stage.lesson.player.play('slow-answer');
      expect(stage.lesson.player.sounds.playing).toBe('slow-answer');
      await slow;
      await stage.lesson.player.play('british-answer');
      expect(stage.sounds.played).toEqual(['sound:slow', 'sound:British']);
      expect(stage.lesson.player.sounds.playing).toBeUndefined();
    });

    it('says why another way cannot be heard', async () => {
      addOtherWays(stage.oz);
      await stage.lesson.load();
      stage.oz.sounds.delete('questions/one/answer-slow.mp3');
      await stage.lesson.player.play('slow-answer');
      expect(stage.lesson.player.sounds.error).toEqual({ kind: 'audio-not-found' });
    });

    it('plays nothing while there is no question', async () => {
      stage.sounds.played.length = 0;
      const opening = await stage.openLesson();
      await opening.player.play('slow-answer');
      await opening.player.play('british-answer');
      expect(stage.sounds.played).toEqual([]);
      expect(opening.player.sounds.error).toBeUndefined();
    });

    it('has no own take before one is graded', async () => {
      stage.sounds.played.length = 0;
      await stage.lesson.player.play('own-take');
      expect(stage.sounds.played).toEqual([]);
    });
  });

  describe('leaving', () => {
    it('lets go of the microphone and the screen, and of the limit', async () => {
      await stage.lesson.player.spoken.record();
      stage.lesson.dispose();
      await settle();
      expect(stage.recorder.isRecording).toBe(false);
      expect(stage.wakeLock.isHeld).toBe(false);
      const left = stage.lesson.player.turn.state;
      stage.clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(stage.lesson.player.turn.state).toBe(left);
      expect(stage.oz.tables.details.size).toBe(0);
      expect(stage.oz.tables.records.size).toBe(0);
    });

    it('lets go of a microphone that is just being opened', async () => {
      const starting = stage.lesson.player.spoken.record();
      stage.lesson.dispose();
      await starting;
      await settle();
      expect(stage.recorder.isRecording).toBe(false);
      expect(stage.wakeLock.isHeld).toBe(false);
      stage.clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(stage.reporter.bugs).toEqual([]);
    });
  });

  it('tells the loudness until nobody listens', async () => {
    const levels: number[] = [];
    const stopTelling = stage.lesson.player.recording.onLevel((level) => levels.push(level));
    await stage.lesson.player.spoken.record();
    await stage.recorder.hear('Say');
    stopTelling();
    await stage.recorder.hear('one.');
    expect(levels).toEqual([0.5]);
  });

  it('reports a bug once, and can go on', async () => {
    const bug = new Error('bug');
    const { start } = stage.recorder;
    stage.recorder.start = async () => {
      throw bug;
    };
    await stage.lesson.player.spoken.record();
    expect(stage.lesson.player.turn.state).toEqual({
      step: 'refused',
      error: { kind: 'unexpected' },
      canResend: false,
    });
    expect(stage.reporter.bugs).toEqual([{ error: bug, where: 'start answer' }]);
    stage.recorder.start = start;
    await stage.answer('Say one.');
    expect(stage.outcome()).toBe('correct');
  });
});

/** From now on the server speaks the first answer slowly, and in a British voice. */
function addOtherWays({ sounds }: SmallOz): void {
  sounds.set('questions/one/answer-slow.mp3', 'sound:slow');
  sounds.set('questions/one/answer-british.mp3', 'sound:British');
}
