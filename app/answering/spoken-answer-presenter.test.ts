import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle } from '../../adapters/http/small-oz.fixture.ts';
import { LessonStage } from '../lesson-player/lesson-stage.fixture.ts';

const ONE_MINUTE_MS = 60_000;

describe('a question, answered by voice', () => {
  let stage: LessonStage;

  beforeEach(async () => {
    stage = await LessonStage.open();
  });

  describe('a spoken answer', () => {
    it('is judged, and counts', async () => {
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
      expect(stage.lesson.progress.outcomes).toEqual({ one: 'correct' });
      expect(stage.lesson.player.turn.isAnswerOpen).toBe(true);
    });

    it('is recorded once when record is tapped twice', async () => {
      const taps = [stage.lesson.player.spoken.record(), stage.lesson.player.spoken.record()];
      await Promise.all(taps);
      expect(stage.lesson.player.turn.state.step).toBe('recording');
      await stage.recorder.hear('Say one.');
      await stage.lesson.player.spoken.record();
      await stage.lesson.player.spoken.stop();
      expect(stage.outcome()).toBe('correct');
    });

    it('says that the microphone is awaited once that takes a tenth of a second', async () => {
      const tap = stage.lesson.player.spoken.record();
      stage.clock.pass(99);
      expect(stage.lesson.player.turn.state.step).toBe('asking');
      stage.clock.pass(1);
      expect(stage.lesson.player.turn.state.step).toBe('starting');
      await tap;
      expect(stage.lesson.player.turn.state.step).toBe('recording');
    });

    it('is sent once when stop is tapped twice', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say one.');
      await Promise.all([stage.lesson.player.spoken.stop(), stage.lesson.player.spoken.stop()]);
      expect(stage.outcome()).toBe('correct');
      expect(stage.oz.tables.details.size).toBe(1);
    });

    it('is not sent when nothing is being recorded', async () => {
      await stage.lesson.player.spoken.stop();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
      await stage.answer('Say one.');
      await stage.lesson.player.spoken.stop();
      expect(stage.outcome()).toBe('correct');
    });

    it('takes the time from the end of the prompt', async () => {
      await stage.lesson.player.play('prompt');
      await stage.lesson.player.spoken.record();
      stage.clock.pass(3210);
      await stage.recorder.hear('Say one.');
      await stage.lesson.player.spoken.stop();
      expect(stage.lesson.player.turn.state).toMatchObject({ detail: { answerMs: 3210 } });
    });

    it('stops by itself after a minute, and not before', async () => {
      expect(stage.lesson.player.spoken.limitMs).toBe(ONE_MINUTE_MS);
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say one.');
      stage.clock.pass(ONE_MINUTE_MS - 1);
      await settle();
      expect(stage.lesson.player.turn.state.step).toBe('recording');
      stage.clock.pass(1);
      await settle();
      expect(stage.outcome()).toBe('correct');
      expect(stage.recorder.isRecording).toBe(false);
    });

    it('does not stop the next one when its own minute is over', async () => {
      await stage.answer('Say two.');
      await stage.lesson.next();
      stage.clock.pass(30_000);
      await stage.lesson.player.spoken.record();
      stage.clock.pass(ONE_MINUTE_MS - 1);
      await settle();
      expect(stage.lesson.player.turn.state.step).toBe('recording');
    });

    it('is dropped when cancelled, also by its limit', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say one.');
      const cancelled = stage.lesson.player.spoken.cancel();
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
      stage.clock.pass(ONE_MINUTE_MS);
      await cancelled;
      expect(stage.lesson.player.turn.state).toEqual({ step: 'asking' });
      expect(stage.recorder.isRecording).toBe(false);
      expect(stage.wakeLock.isHeld).toBe(false);
      expect(stage.oz.tables.details.size).toBe(0);
    });

    it('can be begun anew at once when it was cancelled', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say two.');
      const cancelled = stage.lesson.player.spoken.cancel();
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
      stage.clock.pass(1500);
      await cancelled;
      expect(stage.outcome()).toBe('correct');
    });

    it('goes on after a call, keeps what was said before it, and tells of the gap', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say');
      stage.recorder.happens('muted');
      expect(stage.lesson.player.recordingNote.note).toBe('muted');
      stage.recorder.happens('unmuted');
      expect(stage.lesson.player.recordingNote.note).toBe('gap');
      await stage.recorder.hear('one.');
      await stage.lesson.player.spoken.stop();
      expect(stage.outcome()).toBe('correct');
      expect(stage.lesson.player.recordingNote.note).toBe('gap');
      await stage.lesson.next();
      expect(stage.lesson.player.recordingNote.note).toBeUndefined();
    });

    it('ends where the headset was unplugged, and is judged only when she says so', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say one.');
      stage.recorder.happens('ended');
      await settle();
      const { spoken, turn, recordingNote } = stage.lesson.player;
      expect(turn.state).toMatchObject({ step: 'interrupted', take: { durationMs: 2000 } });
      expect(recordingNote.note).toBe('ended');
      await stage.lesson.player.play('own-take');
      expect(stage.sounds.played.at(-1)).toBe('said:Say one.');
      expect(stage.lesson.progress.outcomes).toEqual({});
      await spoken.resend();
      expect(stage.outcome()).toBe('correct');
      expect(stage.takes.everything).toEqual([]);
    });

    it('is said anew where the headset was unplugged', async () => {
      await stage.lesson.player.spoken.record();
      await stage.recorder.hear('Say');
      stage.recorder.happens('ended');
      await settle();
      await stage.lesson.player.sayAnew();
      expect(stage.takes.everything).toEqual([]);
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
    });

    it.each([
      [0, 'nothing'],
      [0.1, 'too-quiet'],
      [0.5, 'good'],
    ] as const)(
      'in which nothing was heard at a level of %s, is told as %s',
      async (level, loudness) => {
        await stage.lesson.player.spoken.record();
        for (let at = 0; at < 10; at += 1) await stage.recorder.hear('', 200, level);
        await stage.lesson.player.spoken.stop();
        expect(stage.lesson.player.turn.state).toMatchObject({
          step: 'refused',
          error: { kind: 'no-speech' },
          loudness,
        });
      },
    );

    it('in which nothing came from the microphone, is told as that once', async () => {
      await stage.lesson.player.spoken.record();
      stage.recorder.happens('silent');
      await stage.recorder.hear('', 2000, 0);
      await stage.lesson.player.spoken.stop();
      expect(stage.lesson.player.turn.state).toMatchObject({
        step: 'refused',
        loudness: 'nothing',
      });
      expect(stage.lesson.player.recordingNote.note).toBeUndefined();
    });

    it('in Japanese is told as that, and not kept', async () => {
      await stage.answer('いつもは6時半に起きます。');
      expect(stage.lesson.player.turn.state).toMatchObject({
        step: 'refused',
        error: { kind: 'japanese-spoken' },
        canResend: false,
      });
      expect(stage.takes.everything).toEqual([]);
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
    });

    it('tells at once that nothing comes from the microphone, until it does', async () => {
      await stage.lesson.player.spoken.record();
      stage.recorder.happens('silent');
      expect(stage.lesson.player.recordingNote.note).toBe('silent');
      stage.recorder.happens('unmuted');
      expect(stage.lesson.player.recordingNote.note).toBeUndefined();
    });

    it('silences what is playing', async () => {
      void stage.lesson.player.play('prompt');
      expect(stage.lesson.player.sounds.playing).toBe('prompt');
      await stage.lesson.player.spoken.record();
      expect(stage.lesson.player.sounds.playing).toBeUndefined();
    });

    it('is asked for again when it was not clear, and can be', async () => {
      await stage.answer(`Say two ${MUMBLED}`);
      expect(stage.lesson.player.turn.state.step).toBe('say-again');
      expect(stage.lesson.player.turn.canAnswer).toBe(true);
      expect(stage.lesson.progress.outcomes).toEqual({});
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
    });

    it('is refused without a microphone, and can be tried again', async () => {
      stage.recorder.refuse({ kind: 'microphone-denied' });
      await stage.lesson.player.spoken.record();
      expect(stage.lesson.player.turn.state).toEqual({
        step: 'refused',
        error: { kind: 'microphone-denied' },
        canResend: false,
      });
      stage.recorder.refuse(undefined);
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
    });

    it('without a word is refused, and sending it again would not help', async () => {
      await stage.answer('');
      expect(stage.lesson.player.turn.state).toMatchObject({
        error: { kind: 'no-speech' },
        canResend: false,
      });
      await stage.lesson.player.spoken.resend();
      expect(stage.lesson.player.turn.state.step).toBe('refused');
    });
  });
});
