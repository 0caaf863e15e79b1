import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle } from '../../adapters/http/small-oz.fixture.ts';
import { MODEL_AFTER_KEY } from '../../core/settings/preference-keys.ts';
import { LessonStage } from '../lesson-player/lesson-stage.fixture.ts';

const ONE_MINUTE_MS = 60_000;
const MODEL = 'sound:Please say one.';

describe('after a verdict', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  const repeat = () => stage.lesson.player.repeat;
  const sayAgain = async (sentence: string) => {
    await repeat().record();
    await stage.recorder.hear(sentence);
    await repeat().stop();
  };

  describe('she says it again', () => {
    beforeEach(() => stage.answer('Say two.'));

    it('until it is right, and the first answer stays what it was', async () => {
      expect(stage.outcome()).toBe('wrong');
      await sayAgain('Say two.');
      expect(repeat().state).toMatchObject({ step: 'heard', detail: { outcome: 'wrong' } });
      expect(repeat().isSaid).toBe(false);
      await sayAgain('Say one.');
      expect(repeat().state).toMatchObject({ step: 'heard', detail: { outcome: 'correct' } });
      expect(repeat().isSaid).toBe(true);
      expect(stage.outcome()).toBe('wrong');
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'wrong' });
      expect([...stage.oz.tables.details.values()]).toMatchObject([{ outcome: 'wrong' }]);
      expect(stage.oz.tables.answers.size).toBe(1);
    });

    it('and has said it, also where she then tries once more in vain', async () => {
      await sayAgain('Say one.');
      await sayAgain('Say two.');
      expect(repeat().isSaid).toBe(true);
    });

    it('and nothing of it is left on the device', async () => {
      await sayAgain('Say one.');
      expect(stage.takes.everything).toEqual([]);
      expect(stage.recorder.openMicrophones).toBe(0);
    });

    it('and is told where it was not understood, or could not be judged', async () => {
      await sayAgain(`Say two ${MUMBLED}`);
      expect(repeat().state.step).toBe('unheard');
      stage.oz.isOffline = true;
      await sayAgain('Say one.');
      expect(repeat().state).toEqual({ step: 'failed', error: { kind: 'offline' } });
      stage.oz.isOffline = false;
      stage.recorder.refuse({ kind: 'microphone-busy' });
      await sayAgain('Say one.');
      expect(repeat().state).toEqual({ step: 'failed', error: { kind: 'microphone-busy' } });
      stage.recorder.refuse(undefined);
    });

    it('and stops by itself after a minute', async () => {
      await repeat().record();
      await stage.recorder.hear('Say one.');
      stage.clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(repeat().isSaid).toBe(true);
    });

    it('and begins anew with the next question, whose microphone is closed', async () => {
      await repeat().record();
      await stage.lesson.next();
      expect(stage.recorder.isRecording).toBe(false);
      expect(repeat().state.step).toBe('ready');
      await stage.answer('Say two.');
      expect(stage.outcome()).toBe('correct');
    });

    it('and a verdict that comes too late belongs to no other question', async () => {
      await repeat().record();
      await stage.recorder.hear('Say one.');
      const judged = repeat().stop();
      await stage.lesson.next();
      await judged;
      expect(repeat().isSaid).toBe(false);
      expect(repeat().state.step).toBe('ready');
    });

    it('and opens no microphone once she has gone to the teacher', async () => {
      stage.recorder.delay();
      const recording = repeat().record();
      stage.lesson.player.rest();
      stage.recorder.catchUp();
      await recording;
      await settle();
      expect(repeat().state.step).toBe('ready');
      expect(stage.recorder.isRecording).toBe(false);
    });

    it('and is heard, also where the one before was given up while it began', async () => {
      stage.recorder.delay();
      const givenUp = repeat().record();
      void repeat().cancel();
      const recording = repeat().record();
      stage.recorder.catchUp();
      await givenUp;
      await settle();
      stage.clock.pass(2000);
      await recording;
      expect(repeat().state.step).toBe('recording');
      expect(stage.recorder.isRecording).toBe(true);
    });

    it('and where it is given up while it begins, the next recording goes on', async () => {
      stage.recorder.delay();
      const givenUp = repeat().record();
      void repeat().cancel();
      await stage.lesson.next();
      const recording = stage.lesson.player.spoken.record();
      stage.recorder.catchUp();
      await Promise.all([givenUp, recording]);
      await settle();
      expect(stage.recorder.isRecording).toBe(true);
      await stage.recorder.hear('Say two.');
      await stage.lesson.player.spoken.stop();
      expect(stage.outcome()).toBe('correct');
      expect(stage.recorder.openMicrophones).toBe(0);
    });

    it('and no pause can be made meanwhile', async () => {
      await repeat().record();
      expect(stage.lesson.player.canPause).toBe(false);
      void repeat().cancel();
      expect(stage.lesson.player.canPause).toBe(true);
    });

    it('and a microphone that goes away leaves nothing to judge', async () => {
      await repeat().record();
      stage.recorder.happens('ended');
      await settle();
      expect(repeat().state.step).toBe('ready');
    });
  });

  describe('her voice and the model', () => {
    it('are heard in turn, and together', async () => {
      await stage.answer('Say one.');
      await sayAgain('Say one.');
      await stage.lesson.player.play('in-turn');
      expect(stage.sounds.played.slice(-2)).toEqual([MODEL, 'said:Say one.']);
      await stage.lesson.player.play('together');
      expect(stage.sounds.played.at(-1)).toBe(`${MODEL} + said:Say one.`);
    });

    it('are silent when she stops them', async () => {
      await stage.answer('Say one.');
      await sayAgain('Say one.');
      stage.sounds.isEndless = true;
      const heard = stage.lesson.player.play('in-turn');
      await settle();
      stage.lesson.player.sounds.stop();
      await heard;
      expect(stage.sounds.played.at(-1)).toBe(MODEL);
      expect(stage.lesson.player.sounds.playing).toBeUndefined();
    });
  });

  describe('the model', () => {
    const heard = () => stage.sounds.played.filter((text) => text === MODEL).length;
    const passes = async () => {
      stage.clock.pass(900);
      await settle();
      stage.clock.pass(5000);
      await settle();
    };

    it('is heard by itself, once', async () => {
      await stage.answer('Say two.');
      await passes();
      expect(heard()).toBe(1);
      await stage.lesson.settle('correct');
      await passes();
      expect(heard()).toBe(1);
    });

    it('is not heard where she says it again at once, or goes on', async () => {
      await stage.answer('Say two.');
      await repeat().record();
      await passes();
      expect(heard()).toBe(0);
    });

    it('is not heard where she does not want it, now and later', async () => {
      stage.lesson.player.modelAfter.turn(false);
      await stage.answer('Say two.');
      await passes();
      expect(heard()).toBe(0);
      expect(stage.preferences.read(MODEL_AFTER_KEY)).toBe('false');
      expect((await stage.openLesson()).player.modelAfter.isOn).toBe(false);
    });

    it('is not heard where she types, for she may be among people', async () => {
      stage.lesson.chooseMode('typing');
      await stage.lesson.player.typed.submit('Say two.');
      await passes();
      expect(heard()).toBe(0);
    });
  });
});
