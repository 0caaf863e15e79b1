import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { inLesson, inReview } from './question-stages.fixture.ts';

const ONE_MINUTE_MS = 60_000;

describe.each([
  ['a lesson', inLesson],
  ['a review', inReview],
])('the questions of %s', (_, begin: () => ReturnType<typeof inLesson | typeof inReview>) => {
  let stage: Awaited<ReturnType<typeof begin>>;

  beforeEach(async () => {
    stage = await begin();
  });

  const step = () => stage.host.player.turn.state.step;

  describe('the clock of a question stands still', () => {
    const lap = () => stage.host.player.turn.lap;
    const passes = (ms: number) => {
      const before = lap().ms();
      stage.clock.pass(ms);
      return lap().ms() - before;
    };

    it('while a sheet is before it', () => {
      expect(passes(100)).toBe(100);
      stage.host.player.cover(true);
      expect(passes(5000)).toBe(0);
      stage.host.player.cover(false);
      expect(passes(100)).toBe(100);
    });

    it('while the app is hidden', () => {
      stage.visibility.turn(false);
      expect(passes(5000)).toBe(0);
      stage.visibility.turn(true);
      expect(passes(100)).toBe(100);
    });

    it('until the microphone is there', async () => {
      stage.recorder.delay();
      const recording = stage.host.player.spoken.record();
      await settle();
      expect(passes(5000)).toBe(0);
      stage.recorder.catchUp();
      await recording;
      expect(passes(100)).toBe(100);
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
      const { player } = await stage.open();
      expect(player.isPromptVisible).toBe(isVisible);
      expect(stage.sounds.played).toHaveLength(heard);
    });

    it('is remembered', async () => {
      stage.host.player.choosePromptStyle('spoken');
      expect((await stage.unopened()).player.promptStyle).toBe('spoken');
      stage.preferences.write(PROMPT_STYLE_KEY, 'sung');
      expect((await stage.unopened()).player.promptStyle).toBe('both');
    });

    it('is heard at once where it was only shown', async () => {
      stage.host.player.choosePromptStyle('shown');
      stage.sounds.played.length = 0;
      stage.host.player.choosePromptStyle('both');
      await settle();
      expect(stage.sounds.played).toEqual(['sound:one を英語で']);
    });

    it('is visible in any style once the answer is open', () => {
      const { player } = stage.host;
      player.choosePromptStyle('spoken');
      expect(player.isPromptVisible).toBe(false);
      player.reveal();
      expect(player.isPromptVisible).toBe(true);
    });
  });

  describe('listening', () => {
    it('plays the model answer slowly and in another voice', async () => {
      stage.oz.sounds.set('questions/one/answer-slow.mp3', 'sound:slow');
      stage.oz.sounds.set('questions/one/answer-british.mp3', 'sound:British');
      await stage.host.load();
      const { player } = stage.host;
      await settle();
      stage.sounds.played.length = 0;
      const slow = player.play('slow-answer');
      expect(player.sounds.playing).toBe('slow-answer');
      await slow;
      await player.play('british-answer');
      expect(stage.sounds.played).toEqual(['sound:slow', 'sound:British']);
      expect(player.sounds.playing).toBeUndefined();
    });

    it('says why a sound cannot be heard, until the next question', async () => {
      const { player } = stage.host;
      player.choosePromptStyle('shown');
      stage.sounds.refuse({ kind: 'playback-failed' });
      await player.play('prompt');
      expect(player.sounds.error).toEqual({ kind: 'playback-failed' });
      stage.sounds.refuse(undefined);
      await stage.host.skip();
      expect(player.sounds.error).toBeUndefined();
    });

    it('plays nothing while there is no question', async () => {
      const { player } = await stage.unopened();
      stage.sounds.played.length = 0;
      await player.play('prompt');
      await player.play('british-answer');
      expect(stage.sounds.played).toEqual([]);
      expect(player.sounds.error).toBeUndefined();
    });

    it.each(['record', 'reveal', 'type', 'pause'] as const)('falls silent for: %s', async (way) => {
      const { player } = stage.host;
      player.choosePromptStyle('shown');
      stage.sounds.isEndless = true;
      void player.play('prompt');
      await settle();
      expect(player.sounds.playing).toBe('prompt');
      const ways = {
        record: () => player.spoken.record(),
        reveal: () => player.reveal(),
        type: () => player.typed.submit('Say one.'),
        pause: () => player.pausing.pause(),
      };
      await ways[way]();
      expect(player.sounds.playing).toBeUndefined();
    });
  });

  it('may be paused unless she speaks, or Oz listens', async () => {
    const { player } = stage.host;
    expect(player.canPause).toBe(true);
    await player.spoken.record();
    expect(player.canPause).toBe(false);
    await stage.recorder.hear('Say one.');
    await player.spoken.stop();
    expect(player.canPause).toBe(true);
  });

  it('forgets with the next question what was typed for the last', async () => {
    const { player } = stage.host;
    await player.typed.submit('ねむい');
    expect(player.typed.flaw).toBe('other-language');
    await player.typed.submit('Say one.');
    expect(player.typed.text).toBe('Say one.');
    expect(player.turn.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
    await stage.host.next();
    expect(player.typed.text).toBe('');
  });

  it('leaves the answer closed while she speaks', async () => {
    await stage.host.player.spoken.record();
    stage.host.player.reveal();
    expect(step()).toBe('recording');
  });

  it('tells the loudness until the listener is removed', async () => {
    const { recording, spoken } = stage.host.player;
    const levels: number[] = [];
    const stopTelling = recording.onLevel((level) => levels.push(level));
    await spoken.record();
    await stage.recorder.hear('Say');
    stopTelling();
    await stage.recorder.hear('one.');
    expect(levels).toEqual([0.5]);
  });

  it('reports a bug once, and can go on', async () => {
    const { spoken, turn } = stage.host.player;
    const bug = new Error('bug');
    const { start } = stage.recorder;
    stage.recorder.start = async () => {
      throw bug;
    };
    await spoken.record();
    expect(turn.state).toEqual({
      step: 'refused',
      error: { kind: 'unexpected' },
      canResend: false,
    });
    expect(stage.reporter.bugs).toEqual([{ error: bug, where: 'start answer' }]);
    stage.recorder.start = start;
    await spoken.record();
    await stage.recorder.hear('Say one.');
    await spoken.stop();
    expect(turn.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
  });

  describe('leaving', () => {
    it('lets go of the microphone and the screen, and of the limit', async () => {
      await stage.host.player.spoken.record();
      const before = stage.oz.tables.details.size;
      stage.host.dispose();
      await settle();
      expect(stage.recorder.isRecording).toBe(false);
      expect(stage.wakeLock.isHeld).toBe(false);
      const left = stage.host.player.turn.state;
      stage.clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(stage.host.player.turn.state).toBe(left);
      expect(stage.oz.tables.details.size).toBe(before);
    });

    it('lets go of a microphone that is just being opened', async () => {
      const starting = stage.host.player.spoken.record();
      stage.host.dispose();
      await starting;
      await settle();
      expect(stage.recorder.isRecording).toBe(false);
      expect(stage.wakeLock.isHeld).toBe(false);
      stage.clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(stage.reporter.bugs).toEqual([]);
    });

    it('falls silent, and does not stay paused', async () => {
      const { player } = stage.host;
      stage.sounds.isEndless = true;
      player.pausing.pause();
      void player.play('prompt');
      await settle();
      expect(player.sounds.playing).toBe('prompt');
      stage.host.dispose();
      expect(player.sounds.playing).toBeUndefined();
      expect(player.pausing.isOn).toBe(false);
    });
  });
});
