import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MUMBLED } from '../../adapters/memory/memory-judge.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { KeptAnswers } from '../../core/review/kept-answers.ts';
import { SendAnswers } from '../../core/review/send-answers.ts';
import { ANSWER_MODE_KEY, PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import type { Sound } from '../answering/answer-state.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { ReviewPresenter } from './review-presenter.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let world: MemoryWorld;
let clock: MemoryClock;
let sounds: MemoryAudioPlayer;
let preferences: MemoryPreferences;
let recorder: MemoryRecorder;
let yui: Awaited<ReturnType<typeof memoryLearner>>;
let parts: ConstructorParameters<typeof ReviewPlayerPresenter>[1];
const ids = new MemoryIds();

beforeEach(async () => {
  world = smallWorld();
  clock = new MemoryClock();
  sounds = new MemoryAudioPlayer();
  preferences = new MemoryPreferences();
  yui = await memoryLearner(world, clock);
  const reporter = new MemoryReporter();
  const { playAudio } = memoryListening(yui.downloads, { player: sounds, clock, reporter });
  const sending = new SendAnswers({
    api: yui.reviews,
    kept: new KeptAnswers(preferences),
    learnerId: () => 'yui',
    connectivity: new MemoryConnectivity(),
    reporter,
  });
  const listening = new ListeningPresenter<Sound>(playAudio, reporter);
  recorder = new MemoryRecorder();
  const wakeLock = new MemoryWakeLock();
  const { startRecording } = recordingStage({ recorder, wakeLock, clock, preferences });
  parts = {
    api: yui.reviews,
    sending,
    ids,
    reporter,
    clock,
    preferences,
    listening,
    recording: startRecording,
  };
  const round = { id: ids.next(), lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
  await yui.records.open(round);
  for (const questionId of ['one', 'two']) {
    clock.pass(1000);
    const grade = { answerId: ids.next(), recordId: round.id, outcome: 'wrong' as const };
    await yui.records.grade({ ...grade, questionId, answerMs: 4000 });
  }
});

describe('a review', () => {
  let player: ReviewPlayerPresenter;

  const open = async (): Promise<ReviewPlayerPresenter> => {
    const id = ids.next();
    await yui.reviews.begin(id, { kind: 'smart', count: 'all' });
    player = new ReviewPlayerPresenter(id, parts);
    await player.load();
    await settle();
    return player;
  };

  it('asks one question after the other, and speaks both sides', async () => {
    await open();
    expect(player).toMatchObject({ index: 0, progress: { total: 2 }, state: { step: 'asking' } });
    expect(player.item?.question.id).toBe('one');
    player.reveal();
    await settle();
    expect(sounds.played).toHaveLength(2);
    await player.judgeMyself('correct');
    expect(player).toMatchObject({ index: 1, state: { step: 'asking' } });
    expect(player.item?.question.id).toBe('two');
  });

  it('is silent for somebody who reads', async () => {
    preferences.write(PROMPT_STYLE_KEY, 'shown');
    await open();
    player.reveal();
    await settle();
    expect(sounds.played).toEqual([]);
    await player.play('model-answer');
    expect(sounds.played).toHaveLength(1);
  });

  it('measures from the end of the prompt to the opened answer, and not how long she reads it', async () => {
    await open();
    clock.pass(2500);
    player.reveal();
    clock.pass(60_000);
    await player.judgeMyself('correct');
    await settle();
    expect([...world.reviewAnswers.values()]).toMatchObject([{ answerMs: 2500 }]);
  });

  it('grades only what is open, and only once', async () => {
    await open();
    await player.judgeMyself('correct');
    expect(player.index).toBe(0);
    player.reveal();
    player.reveal();
    await Promise.all([player.judgeMyself('wrong'), player.judgeMyself('correct')]);
    await settle();
    expect(player.progress.outcomes['one']).toBe('wrong');
    expect(world.reviewAnswers.size).toBe(player.index);
  });

  it('ends with what each question came to, and what could be next', async () => {
    await open();
    player.reveal();
    await player.judgeMyself('correct');
    await player.skip();
    expect(player.state).toMatchObject({
      step: 'finished',
      items: [{ outcome: 'correct' }, { outcome: 'skipped' }],
      unsent: 0,
      more: { kind: 'smart', count: '5', left: 1 },
    });
    expect([...world.reviews.values()]).toMatchObject([{ isFinished: true }]);
    const next = await player.tryMore();
    expect(world.reviews.get(next ?? '')).toMatchObject({ questionIds: ['two'] });
  });

  it('goes on where she was when it is opened again, also with what was not sent', async () => {
    await open();
    world.isOffline = true;
    player.reveal();
    await player.judgeMyself('wrong');
    world.isOffline = false;
    await player.load();
    expect(player).toMatchObject({ index: 1 });
    expect(player.item?.question.id).toBe('two');
  });

  it('goes on without a network, and says what is still to be sent', async () => {
    await open();
    world.isOffline = true;
    for (const outcome of ['correct', 'wrong'] as const) {
      player.reveal();
      await player.judgeMyself(outcome);
    }
    expect(player.state).toMatchObject({
      step: 'finished',
      items: [{ outcome: 'correct' }, { outcome: 'wrong' }],
      unsent: 2,
      more: undefined,
    });
  });

  it('asks a removed question no more, and keeps one it could not remove', async () => {
    await open();
    world.isOffline = true;
    await player.remove();
    expect(player).toMatchObject({ error: { kind: 'offline' }, index: 0 });
    world.isOffline = false;
    await player.remove();
    expect(player.item?.question.id).toBe('two');
    player.reveal();
    await player.judgeMyself('correct');
    expect(player.state).toMatchObject({ items: [{ question: { id: 'two' } }] });
  });

  it('is over at once when there is nothing to ask', async () => {
    for (const id of ['one', 'two']) await yui.reviews.remove(id, true);
    await open();
    expect(player.state).toMatchObject({ step: 'finished', items: [], more: undefined });
  });

  it('says why it cannot be opened', async () => {
    await open();
    world.isOffline = true;
    await player.load();
    expect(player.state).toEqual({ step: 'unavailable', error: { kind: 'offline' } });
  });

  it('falls silent when she leaves', async () => {
    await open();
    sounds.isEndless = true;
    void player.play('prompt');
    await settle();
    expect(player.playing).toBe('prompt');
    player.dispose();
    expect(player.playing).toBeUndefined();
  });
});

describe('an answer of a review, judged by Oz', () => {
  let player: ReviewPlayerPresenter;

  beforeEach(async () => {
    const id = ids.next();
    await yui.reviews.begin(id, { kind: 'smart', count: 'all' });
    player = new ReviewPlayerPresenter(id, parts);
    await player.load();
    await settle();
  });

  const says = async (sentence: string) => {
    await player.record();
    await recorder.hear(sentence);
    await player.stop();
  };
  const logged = () => [...world.reviewAnswers.values()];

  it('counts as judged once she goes on, with the time it took', async () => {
    clock.pass(1800);
    await says('Say one.');
    expect(player.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct', judged: 'correct', transcript: 'Say one.' },
    });
    clock.pass(60_000);
    expect(logged()).toEqual([]);
    await player.next();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct', answerMs: 1800 }]);
    expect(player).toMatchObject({ index: 1, state: { step: 'asking' } });
  });

  it('keeps neither the take nor a record of it', async () => {
    const before = [world.rounds.size, world.files.size];
    await says('Say one.');
    await player.next();
    expect([world.rounds.size, world.files.size]).toEqual(before);
  });

  it('may be flipped before she goes on, and counts once', async () => {
    await says('Pineapples dance.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'wrong' } });
    player.flip();
    expect(player.state).toMatchObject({ detail: { outcome: 'correct', judged: 'wrong' } });
    await player.next();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('counts, too, where she leaves before she goes on', async () => {
    await says('Pineapples dance.');
    player.dispose();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'wrong' }]);
  });

  it('is on the device as soon as it is judged', async () => {
    await says('Say one.');
    expect(parts.sending.left()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('is asked again where it was not understood, and nothing counts', async () => {
    await says(`Say two ${MUMBLED}`);
    expect(player.state.step).toBe('say-again');
    expect(parts.sending.left()).toEqual([]);
    await says('Say one.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
  });

  it.each([
    ['recognition-failed', () => (world.isRecognizerBroken = true)],
    ['offline', () => (world.isOffline = true)],
  ])('is hers to judge after %s', async (kind, breaks) => {
    breaks();
    await says('Say one.');
    expect(player.state).toEqual({ step: 'self-judging', because: { kind } });
    world.isOffline = false;
    await player.judgeMyself('correct');
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('is told apart from silence', async () => {
    await says('');
    expect(player.state).toMatchObject({ step: 'refused', error: { kind: 'no-speech' } });
  });

  it('can be typed', async () => {
    player.chooseMode('typing');
    expect(preferences.read(ANSWER_MODE_KEY)).toBe('typing');
    await player.submitTyped('ねむい');
    expect(player.typed.flaw).toBe('other-language');
    await player.submitTyped('Please say one.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
    await player.next();
    expect(player.typed.text).toBe('');
  });

  it('is still there to compare where what she typed could not be judged', async () => {
    player.chooseMode('typing');
    world.isOffline = true;
    await player.submitTyped('Please say one.');
    expect(player.state).toEqual({ step: 'self-judging', because: { kind: 'offline' } });
    expect(player.typed.text).toBe('Please say one.');
  });

  it('is given as lessons were answered last', async () => {
    preferences.write(ANSWER_MODE_KEY, 'self');
    expect(new ReviewPlayerPresenter('r', parts).mode).toBe('self');
  });

  it('is not recorded any more once she has left', async () => {
    await player.record();
    player.dispose();
    expect(recorder.isRecording).toBe(false);
  });
});

describe('the screen of reviews', () => {
  let review: ReviewPresenter;

  beforeEach(async () => {
    review = new ReviewPresenter(parts);
    await review.load();
  });

  it('tells how much there is', () => {
    expect(review.state).toMatchObject({
      step: 'shown',
      status: { dueCount: 0, smartCount: 2 },
      items: [{ question: { id: 'one' } }, { question: { id: 'two' } }],
    });
  });

  it('begins a review once, however often it is pressed', async () => {
    review.choose('1');
    const wish = { kind: 'smart', count: review.count } as const;
    const [id, again] = await Promise.all([review.begin(wish), review.begin(wish)]);
    expect(again).toBeUndefined();
    expect([...world.reviews.values()]).toMatchObject([{ id, questionIds: ['one'] }]);
    expect(review.isBeginning).toBe(false);
  });

  it('says why no review began', async () => {
    world.isOffline = true;
    expect(await review.begin({ kind: 'daily', count: '10' })).toBeUndefined();
    expect(review.error).toEqual({ kind: 'offline' });
  });

  it('removes at once, and puts back what could not be removed', async () => {
    const removing = review.remove('one', true);
    expect(review.state).toMatchObject({ items: [{ isRemoved: true }, { isRemoved: false }] });
    await removing;
    expect(review.state).toMatchObject({ status: { smartCount: 1 } });
    world.isOffline = true;
    await review.remove('two', true);
    expect(review).toMatchObject({
      error: { kind: 'offline' },
      state: { items: [{ isRemoved: true }, { isRemoved: false }] },
    });
  });

  it('says why it cannot be shown, and tries again', async () => {
    world.isOffline = true;
    await review.load();
    expect(review.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    world.isOffline = false;
    await review.retry();
    expect(review.state.step).toBe('shown');
  });
});
