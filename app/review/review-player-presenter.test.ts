import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { cachedReads } from '../../core/offline/cached-reads.fixture.ts';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { ReviewPresenter } from './review-presenter.ts';
import { reviewStage } from './review-stage.fixture.ts';

let stage: Awaited<ReturnType<typeof reviewStage>>;

beforeEach(async () => {
  stage = await reviewStage();
});

describe('a review', () => {
  let review: ReviewPlayerPresenter;

  const open = async (): Promise<ReviewPlayerPresenter> => {
    review = await stage.open();
    return review;
  };

  it('asks one question after the other, and speaks both sides', async () => {
    await open();
    expect(review.progress).toMatchObject({ index: 0, total: 2 });
    expect(review.player.turn.state).toEqual({ step: 'asking' });
    expect(review.progress.item?.question.id).toBe('one');
    review.player.reveal();
    await settle();
    expect(stage.sounds.played).toHaveLength(2);
    await review.judgeMyself('correct');
    expect(review.progress.index).toBe(1);
    expect(review.player.turn.state).toEqual({ step: 'asking' });
    expect(review.progress.item?.question.id).toBe('two');
  });

  it('is silent for a learner who reads', async () => {
    stage.preferences.write(PROMPT_STYLE_KEY, 'shown');
    await open();
    review.player.reveal();
    await settle();
    expect(stage.sounds.played).toEqual([]);
    await review.player.play('model-answer');
    expect(stage.sounds.played).toHaveLength(1);
  });

  it('measures from the end of the prompt to the opened answer, and not how long she reads it', async () => {
    await open();
    stage.clock.pass(2500);
    review.player.reveal();
    stage.clock.pass(60_000);
    await review.judgeMyself('correct');
    await settle();
    expect(stage.reviewed()).toMatchObject([{ answerMs: 2500 }]);
  });

  it('measures from the question where the prompt is not heard to its end', async () => {
    stage.sounds.isEndless = true;
    await open();
    stage.clock.pass(1500);
    review.player.reveal();
    await review.judgeMyself('correct');
    await settle();
    expect(stage.reviewed()).toMatchObject([{ answerMs: 1500 }]);
  });

  it('names the answer that the teacher is asked about', async () => {
    await open();
    review.player.reveal();
    const { answerId } = review;
    await review.judgeMyself('wrong');
    await settle();
    expect(stage.reviewed()).toMatchObject([{ id: answerId }]);
  });

  it.each([
    ['looked at once, where she judges herself', 'self', 300, true],
    ['said to herself first', 'self', 5000, false],
    ['looked instead of saying it aloud', 'ai', 5000, true],
    ['looked instead of typing it', 'typing', 5000, true],
  ] as const)('knows what was only seen: %s', async (_, mode, ms, isSeen) => {
    await open();
    review.chooseMode(mode);
    stage.clock.pass(ms);
    review.player.reveal();
    expect(review.isSeen).toBe(isSeen);
    await review.judgeMyself('correct');
    await settle();
    expect(stage.reviewed()).toMatchObject([{ ground: isSeen ? 'seen' : 'own-word' }]);
  });

  it('grades only what is open, and only once', async () => {
    await open();
    await review.judgeMyself('correct');
    expect(review.progress.index).toBe(0);
    review.player.reveal();
    review.player.reveal();
    await Promise.all([review.judgeMyself('wrong'), review.judgeMyself('correct')]);
    await settle();
    expect(review.progress.outcomes['one']).toBe('wrong');
    expect(stage.reviewed().length).toBe(review.progress.index);
  });

  it('ends with what each question came to, and what could be next', async () => {
    await open();
    review.player.reveal();
    await review.judgeMyself('correct');
    await review.skip();
    expect(review.player.turn.state).toMatchObject({
      step: 'finished',
      items: [{ outcome: 'correct' }, { outcome: 'skipped' }],
      unsent: 0,
      more: { kind: 'smart', count: '5', left: 1 },
    });
    expect([...stage.oz.tables.reviews.values()]).toMatchObject([{ finishedAt: expect.any(Date) }]);
    const next = await review.tryMore();
    expect(stage.oz.tables.reviews.get(next ?? '')).toMatchObject({ questionIds: ['two'] });
  });

  it('asks a removed question no more, and keeps one it could not remove', async () => {
    await open();
    stage.oz.isOffline = true;
    await review.remove();
    expect(review).toMatchObject({ error: { kind: 'offline' }, progress: { index: 0 } });
    stage.oz.isOffline = false;
    await review.remove();
    expect(review.progress.item?.question.id).toBe('two');
    review.player.reveal();
    await review.judgeMyself('correct');
    expect(review.player.turn.state).toMatchObject({ items: [{ question: { id: 'two' } }] });
  });

  it('takes no answer while a question is being removed', async () => {
    await open();
    const removing = review.remove();
    await review.player.spoken.record();
    await Promise.all([removing, review.remove()]);
    expect(stage.recorder.isRecording).toBe(false);
    expect(review.player.turn.state).toEqual({ step: 'asking' });
    expect(review.progress.item?.question.id).toBe('two');
  });

  it('asks the next question once, whatever she says of the one that is being removed', async () => {
    await open();
    review.player.reveal();
    await settle();
    const before = stage.sounds.played.length;
    await Promise.all([review.remove(), review.judgeMyself('correct'), review.skip()]);
    await settle();
    expect(review.progress.item?.question.id).toBe('two');
    expect(stage.sounds.played).toHaveLength(before + 1);
  });

  it('asks nothing of her who has left while it was opened', async () => {
    await open();
    const before = stage.sounds.played.length;
    const opening = review.load();
    review.dispose();
    await opening;
    await settle();
    expect(stage.sounds.played).toHaveLength(before);
  });

  it('is opened once where she left it meanwhile, and came back at once', async () => {
    await open();
    const { reviews } = stage.yui;
    const read = reviews.review.bind(reviews);
    let reads = 0;
    reviews.review = (id) => {
      reads += 1;
      return read(id);
    };
    const opening = review.load();
    review.dispose();
    await Promise.all([opening, review.load()]);
    expect(reads).toBe(1);
    expect(review.player.turn.state).toEqual({ step: 'asking' });
  });

  it('is over at once when there is nothing to ask', async () => {
    for (const id of ['one', 'two']) await stage.yui.reviews.remove(id, true);
    await open();
    expect(review.player.turn.state).toMatchObject({
      step: 'finished',
      items: [],
      more: undefined,
    });
  });

  it('says why it cannot be opened', async () => {
    await open();
    stage.oz.isOffline = true;
    await review.load();
    expect(review.player.turn.state).toEqual({ step: 'unavailable', error: { kind: 'offline' } });
  });
});

describe('the screen of reviews', () => {
  let review: ReviewPresenter;

  beforeEach(async () => {
    review = new ReviewPresenter({ ...stage.parts, reads: cachedReads(stage) });
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
    expect([...stage.oz.tables.reviews.values()]).toMatchObject([{ id, questionIds: ['one'] }]);
    expect(review.isBeginning).toBe(false);
  });

  it('says why no review began', async () => {
    stage.oz.isOffline = true;
    expect(await review.begin({ kind: 'daily', count: '10' })).toBeUndefined();
    expect(review.error).toEqual({ kind: 'offline' });
  });

  it('removes at once, and puts back what could not be removed', async () => {
    const removing = review.remove('one', true);
    expect(review.state).toMatchObject({ items: [{ isRemoved: true }, { isRemoved: false }] });
    await removing;
    expect(review.state).toMatchObject({ status: { smartCount: 1 } });
    stage.oz.isOffline = true;
    await review.remove('two', true);
    expect(review).toMatchObject({
      error: { kind: 'offline' },
      state: { items: [{ isRemoved: true }, { isRemoved: false }] },
    });
  });

  it('says why it cannot be shown, and tries again', async () => {
    stage.oz.isOffline = true;
    review = new ReviewPresenter({ ...stage.parts, reads: cachedReads(stage) });
    await review.load();
    expect(review.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    stage.oz.isOffline = false;
    await review.retry();
    expect(review.state.step).toBe('shown');
  });
});
