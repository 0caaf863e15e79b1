import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import { KeptAnswers } from '../../core/review/kept-answers.ts';
import { SendAnswers } from '../../core/review/send-answers.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import { ReviewPlayerPresenter, type ReviewSound } from './review-player-presenter.ts';
import { ReviewPresenter } from './review-presenter.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let world: MemoryWorld;
let clock: MemoryClock;
let sounds: MemoryAudioPlayer;
let preferences: MemoryPreferences;
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
  const listening = new ListeningPresenter<ReviewSound>(playAudio, reporter);
  parts = { api: yui.reviews, sending, ids, reporter, clock, preferences, listening };
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
    expect(player).toMatchObject({ total: 2, done: 0, state: { step: 'asking' } });
    expect(player.item?.question.id).toBe('one');
    player.reveal();
    await settle();
    expect(sounds.played).toHaveLength(2);
    await player.judge('correct');
    expect(player).toMatchObject({ done: 1, state: { step: 'asking' } });
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
    await player.judge('correct');
    await settle();
    expect([...world.reviewAnswers.values()]).toMatchObject([{ answerMs: 2500 }]);
  });

  it('grades only what is open, and only once', async () => {
    await open();
    await player.judge('correct');
    expect(player.done).toBe(0);
    player.reveal();
    player.reveal();
    await Promise.all([player.judge('wrong'), player.judge('correct')]);
    await settle();
    expect(player.outcomes['one']).toBe('wrong');
    expect(world.reviewAnswers.size).toBe(player.done);
  });

  it('ends with what each question came to, and what could be next', async () => {
    await open();
    player.reveal();
    await player.judge('correct');
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
    await player.judge('wrong');
    world.isOffline = false;
    await player.load();
    expect(player).toMatchObject({ done: 1 });
    expect(player.item?.question.id).toBe('two');
  });

  it('goes on without a network, and says what is still to be sent', async () => {
    await open();
    world.isOffline = true;
    for (const outcome of ['correct', 'wrong'] as const) {
      player.reveal();
      await player.judge(outcome);
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
    expect(player).toMatchObject({ error: { kind: 'offline' }, done: 0 });
    world.isOffline = false;
    await player.remove();
    expect(player.item?.question.id).toBe('two');
    player.reveal();
    await player.judge('correct');
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
