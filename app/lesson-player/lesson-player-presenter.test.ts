import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MUMBLED } from '../../adapters/memory/memory-records-api.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import { AudioFiles } from '../../core/listening/audio-files.ts';
import { PlayAudio } from '../../core/listening/play-audio.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import { SubmitAnswer } from '../../core/verbal-composition/submit-answer.ts';
import { LessonPlayerPresenter } from './lesson-player-presenter.ts';

const ONE_MINUTE_MS = 60_000;

/** Whatever was begun and not waited for comes to its end. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the lesson player', () => {
  let world: MemoryWorld;
  let clock: MemoryClock;
  let recorder: MemoryRecorder;
  let wakeLock: MemoryWakeLock;
  let takes: MemoryTakeStore;
  let sounds: MemoryAudioPlayer;
  let preferences: MemoryPreferences;
  let reporter: MemoryReporter;
  let player: LessonPlayerPresenter;

  beforeEach(async () => {
    world = smallWorld();
    clock = new MemoryClock();
    recorder = new MemoryRecorder();
    wakeLock = new MemoryWakeLock();
    takes = new MemoryTakeStore();
    sounds = new MemoryAudioPlayer();
    preferences = new MemoryPreferences();
    reporter = new MemoryReporter();
    player = await openLesson();
    await player.load();
    await settle();
  });

  const openLesson = async (lessonId = 'l-1') => {
    const { records, library, downloads } = await memoryLearner(world, clock);
    const files = new AudioFiles(downloads, new MemoryLocalCache(), clock, reporter);
    return new LessonPlayerPresenter(lessonId, {
      library,
      records,
      startAnswer: new StartAnswer(recorder, wakeLock),
      submitAnswer: new SubmitAnswer(recorder, wakeLock, takes, records),
      resendAnswer: new ResendAnswer(takes, records),
      playAudio: new PlayAudio(files, sounds),
      preferences,
      clock,
      ids: new MemoryIds(),
      reporter,
    });
  };

  const answer = async (sentence: string) => {
    await player.record();
    await recorder.hear(sentence);
    await player.stop();
  };
  const gradedOutcome = () =>
    player.state.step === 'graded' ? player.state.detail.outcome : undefined;

  describe('when a lesson is opened', () => {
    it('asks the first question', () => {
      expect(player.state).toEqual({ step: 'asking' });
      expect(player.question?.id).toBe('one');
      expect(sounds.played).toEqual(['sound:one を英語で']);
    });

    it('says when there is none, and opens it once there is', async () => {
      player = await openLesson('nowhere');
      await player.load();
      expect(player.state).toEqual({ step: 'unavailable', error: { kind: 'not-found' } });
    });

    it('says when there is no network, and tries again', async () => {
      player = await openLesson();
      world.isOffline = true;
      await player.load();
      expect(player.state).toEqual({ step: 'unavailable', error: { kind: 'offline' } });
      world.isOffline = false;
      await player.load();
      expect(player.state).toEqual({ step: 'asking' });
    });
  });

  describe('a spoken answer', () => {
    it('is judged, and counts', async () => {
      await answer('Say one.');
      expect(gradedOutcome()).toBe('correct');
      expect(player.outcomes).toEqual({ one: 'correct' });
      expect(player.isAnswerOpen).toBe(true);
    });

    it('is recorded once when record is tapped twice', async () => {
      const taps = [player.record(), player.record()];
      expect(player.state.step).toBe('starting');
      await Promise.all(taps);
      expect(player.state.step).toBe('recording');
      await recorder.hear('Say one.');
      await player.record();
      await player.stop();
      expect(gradedOutcome()).toBe('correct');
    });

    it('is sent once when stop is tapped twice', async () => {
      await player.record();
      await recorder.hear('Say one.');
      await Promise.all([player.stop(), player.stop()]);
      expect(gradedOutcome()).toBe('correct');
      expect(world.details.size).toBe(1);
    });

    it('takes the time from the end of the prompt', async () => {
      await player.playPrompt();
      await player.record();
      clock.pass(3210);
      await recorder.hear('Say one.');
      await player.stop();
      expect(player.state).toMatchObject({ detail: { answerMs: 3210 } });
    });

    it('stops by itself after a minute, and not before', async () => {
      expect(player.answerLimitMs).toBe(ONE_MINUTE_MS);
      await player.record();
      await recorder.hear('Say one.');
      clock.pass(ONE_MINUTE_MS - 1);
      await settle();
      expect(player.state.step).toBe('recording');
      clock.pass(1);
      await settle();
      expect(gradedOutcome()).toBe('correct');
      expect(recorder.isRecording).toBe(false);
    });

    it('does not stop the next one when its own minute is over', async () => {
      await answer('Say two.');
      await player.next();
      clock.pass(30_000);
      await player.record();
      clock.pass(ONE_MINUTE_MS - 1);
      await settle();
      expect(player.state.step).toBe('recording');
    });

    it('is dropped when cancelled, also by its limit', async () => {
      await player.record();
      await recorder.hear('Say one.');
      await player.cancel();
      clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(player.state).toEqual({ step: 'asking' });
      expect(recorder.isRecording).toBe(false);
      expect(wakeLock.isHeld).toBe(false);
      expect(world.details.size).toBe(0);
    });

    it('silences what is playing', async () => {
      player.playing = 'prompt';
      await player.record();
      expect(player.playing).toBeUndefined();
    });

    it('is asked for again when it was not clear, and can be', async () => {
      await answer(`Say two ${MUMBLED}`);
      expect(player.state.step).toBe('say-again');
      expect(player.canRecord).toBe(true);
      expect(player.outcomes).toEqual({});
      await answer('Say one.');
      expect(gradedOutcome()).toBe('correct');
    });

    it('is refused without a microphone, and can be tried again', async () => {
      recorder.refuse({ kind: 'microphone-denied' });
      await player.record();
      expect(player.state).toEqual({
        step: 'refused',
        error: { kind: 'microphone-denied' },
        canResend: false,
      });
      recorder.refuse(undefined);
      await answer('Say one.');
      expect(gradedOutcome()).toBe('correct');
    });

    it('without a word is refused, and sending it again would not help', async () => {
      await answer('');
      expect(player.state).toMatchObject({ error: { kind: 'no-speech' }, canResend: false });
      await player.resend();
      expect(player.state.step).toBe('refused');
    });
  });

  describe('an answer that could not be sent', () => {
    beforeEach(async () => {
      world.isOffline = true;
      await answer('Say one.');
    });

    it('can be sent again', () => {
      expect(player.state).toEqual({
        step: 'refused',
        error: { kind: 'offline' },
        canResend: true,
      });
    });

    it('is judged as it was said once it can be sent', async () => {
      await player.resend();
      expect(player.state).toMatchObject({ step: 'refused', canResend: true });
      world.isOffline = false;
      await Promise.all([player.resend(), player.resend()]);
      expect(gradedOutcome()).toBe('correct');
      expect(world.details.size).toBe(1);
      expect(await takes.all()).toEqual([]);
    });

    it('can be judged by the learner instead, under the same id', async () => {
      player.reveal();
      expect(player.state).toEqual({ step: 'self-judging', because: { kind: 'offline' } });
      const [kept] = await takes.all();
      world.isOffline = false;
      await player.judgeMyself('correct');
      expect(player.state).toMatchObject({
        step: 'graded',
        detail: { id: kept?.answerId, outcome: 'correct', judged: undefined },
      });
    });
  });

  describe('judging oneself', () => {
    it('begins with the open answer', async () => {
      player.reveal();
      expect(player.state).toEqual({ step: 'self-judging', because: undefined });
      expect(player.isAnswerOpen).toBe(true);
      await player.judgeMyself('wrong');
      expect(gradedOutcome()).toBe('wrong');
      expect(player.outcomes).toEqual({ one: 'wrong' });
    });

    it('begins where the judge has failed', async () => {
      world.isRecognizerBroken = true;
      await answer('Say one.');
      expect(player.state).toEqual({
        step: 'self-judging',
        because: { kind: 'recognition-failed' },
      });
      await player.judgeMyself('correct');
      expect(gradedOutcome()).toBe('correct');
    });

    it('says why it did not count, and can be done again', async () => {
      player.reveal();
      world.isOffline = true;
      await player.judgeMyself('correct');
      expect(player.state).toEqual({ step: 'self-judging', because: { kind: 'offline' } });
      world.isOffline = false;
      await player.judgeMyself('correct');
      expect(gradedOutcome()).toBe('correct');
      expect(world.details.size).toBe(1);
    });

    it('is not possible before the answer is open, nor while recording', async () => {
      await player.judgeMyself('correct');
      expect(player.state.step).toBe('asking');
      await player.record();
      player.reveal();
      await player.judgeMyself('correct');
      expect(player.state.step).toBe('recording');
      expect(world.details.size).toBe(0);
    });
  });

  describe('flipping', () => {
    it('turns the word of the judge, and back', async () => {
      await answer('Say two.');
      expect(gradedOutcome()).toBe('wrong');
      await player.flip();
      expect(player.state).toMatchObject({ detail: { outcome: 'correct', judged: 'wrong' } });
      expect(player.outcomes).toEqual({ one: 'correct' });
      await player.flip();
      expect(gradedOutcome()).toBe('wrong');
      expect(world.details.size).toBe(1);
    });

    it('does nothing where nothing is graded', async () => {
      await player.flip();
      expect(player.state).toEqual({ step: 'asking' });
    });
  });

  describe('going on', () => {
    it('asks the next question', async () => {
      await answer('Say one.');
      await player.next();
      expect(player.state).toEqual({ step: 'asking' });
      expect(player.question?.id).toBe('two');
      expect(player.isAnswerOpen).toBe(false);
    });

    it('stays while recording', async () => {
      await player.record();
      await player.next();
      expect(player.state.step).toBe('recording');
      expect(player.question?.id).toBe('one');
    });

    it('ends the round after the last question', async () => {
      await answer('Say one.');
      await player.next();
      await player.next();
      const [round] = world.rounds.values();
      expect(player.state).toEqual({ step: 'finished', recordId: round?.id });
      expect(round?.finished).toBe(true);
    });

    it('leaves no round when nothing was answered', async () => {
      await player.next();
      await player.next();
      expect(player.state).toEqual({ step: 'finished', recordId: undefined });
      expect(world.rounds.size).toBe(0);
    });

    it('ends the round without a network too', async () => {
      await answer('Say one.');
      await player.next();
      world.isOffline = true;
      await player.next();
      expect(player.state).toMatchObject({ step: 'finished', recordId: expect.any(String) });
    });
  });

  describe('how the prompt is met', () => {
    it.each([
      ['shown', true, 0],
      ['spoken', false, 1],
      ['both', true, 1],
    ] as const)('%s', async (style, isVisible, heard) => {
      preferences.write(PROMPT_STYLE_KEY, style);
      sounds.played.length = 0;
      player = await openLesson();
      await player.load();
      await settle();
      expect(player.isPromptVisible).toBe(isVisible);
      expect(sounds.played).toHaveLength(heard);
    });

    it('is remembered', async () => {
      player.choosePromptStyle('spoken');
      expect((await openLesson()).promptStyle).toBe('spoken');
      preferences.write(PROMPT_STYLE_KEY, 'sung');
      expect((await openLesson()).promptStyle).toBe('both');
    });

    it('is visible in any style once the answer is open', async () => {
      player.choosePromptStyle('spoken');
      expect(player.isPromptVisible).toBe(false);
      player.reveal();
      expect(player.isPromptVisible).toBe(true);
    });
  });

  describe('listening', () => {
    it('plays the model answer and the own take', async () => {
      await answer('Say one.');
      sounds.played.length = 0;
      await player.playModelAnswer();
      await player.playOwnTake();
      expect(sounds.played).toEqual(['sound:Please say one.', 'said:Say one.']);
      expect(player.playing).toBeUndefined();
    });

    it('has no own take before one is graded', async () => {
      sounds.played.length = 0;
      await player.playOwnTake();
      expect(sounds.played).toEqual([]);
    });
  });

  describe('leaving', () => {
    it('lets go of the microphone and the screen, and of the limit', async () => {
      await player.record();
      player.dispose();
      await settle();
      expect(recorder.isRecording).toBe(false);
      expect(wakeLock.isHeld).toBe(false);
      clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(world.details.size).toBe(0);
      expect(world.rounds.size).toBe(0);
    });

    it('lets go of a microphone that is just being opened', async () => {
      const starting = player.record();
      player.dispose();
      await starting;
      await settle();
      expect(recorder.isRecording).toBe(false);
      expect(wakeLock.isHeld).toBe(false);
      clock.pass(ONE_MINUTE_MS);
      await settle();
      expect(reporter.bugs).toEqual([]);
    });
  });

  it('tells the loudness until nobody listens', async () => {
    const levels: number[] = [];
    const stopTelling = player.onLevel((level) => levels.push(level));
    await player.record();
    await recorder.hear('Say');
    stopTelling();
    await recorder.hear('one.');
    expect(levels).toEqual([0.5]);
  });

  it('reports a bug once, and goes on', async () => {
    world.lessons.set('l-1', { ...world.lessons.get('l-1'), questions: [] } as never); // a world that is broken
    await answer('Say one.');
    expect(player.state.step).toBe('refused');
  });
});
