import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { KEPT_ANSWERS_KEY } from '../settings/preference-keys.ts';
import { PendingAnswers } from './pending-answers.ts';
import type { ReviewAnswer } from './review.ts';
import { SendAnswers } from './send-answers.ts';

describe('SendAnswers', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let shelf: Map<string, string>;
  let connectivity: MemoryConnectivity;
  let learner: string | undefined;
  let yui: SmallOzLearner;
  let sending: SendAnswers;
  let reviewId: string;
  const ids = new MemoryIds();

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    shelf = new Map();
    connectivity = new MemoryConnectivity();
    learner = 'yui';
    yui = await oz.learner();
    sending = new SendAnswers({
      api: yui.reviews,
      kept: new PendingAnswers(new MemoryPreferences(shelf)),
      learnerId: () => learner,
      connectivity,
      reporter: new MemoryReporter(),
    });
    const round = { id: ids.next(), lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
    await yui.records.open(round);
    await yui.records.grade({
      answerId: ids.next(),
      recordId: round.id,
      questionId: 'one',
      outcome: 'wrong',
      answerMs: 4000,
    });
    reviewId = ids.next();
    await yui.reviews.begin(reviewId, { kind: 'smart', count: 'all' });
  });

  const answer = (more: Partial<ReviewAnswer> = {}): ReviewAnswer => {
    clock.pass(1000);
    const at = new Date(clock.now()).toISOString();
    return {
      id: ids.next(),
      reviewId,
      questionId: 'one',
      outcome: 'correct',
      answerMs: 3000,
      answeredAt: at,
      gradedAt: at,
      ...more,
    };
  };

  const known = async () => {
    const items = await yui.reviews.items();
    return items.ok ? items.value[0] : undefined;
  };

  it('tells the server at once, and keeps nothing', async () => {
    expect(await sending.give(answer())).toEqual({ ok: true });
    expect(sending.left()).toEqual([]);
    expect(shelf.get(KEPT_ANSWERS_KEY)).toBe('');
    expect(await known()).toMatchObject({ answerCount: 2, lastOutcome: 'correct' });
  });

  it('keeps what was answered without a network, and sends it when there is one', async () => {
    sending.start();
    oz.isOffline = true;
    const given = [answer(), answer({ outcome: 'wrong' }), answer()];
    for (const one of given) expect(await sending.give(one)).toMatchObject({ ok: false });
    expect(sending.left()).toEqual(given);
    oz.isOffline = false;
    connectivity.turn(false);
    connectivity.turn(true);
    await expect.poll(() => sending.left()).toEqual([]);
    expect(await known()).toMatchObject({ answerCount: 4, wrongCount: 2 });
  });

  it('comes to the same, whichever was sent first', async () => {
    oz.isOffline = true;
    const given = [answer(), answer({ outcome: 'wrong' }), answer()];
    for (const one of given) await sending.give(one);
    oz.isOffline = false;
    await yui.reviews.answer(given[2] ?? expect.fail());
    await sending.flush();
    const inOrder = await known();
    for (const one of given.toReversed()) await yui.reviews.answer(one);
    expect(await known()).toEqual(inOrder);
    expect(inOrder).toMatchObject({ answerCount: 4, wrongCount: 2 });
  });

  it("leaves another learner's answers for her", async () => {
    oz.isOffline = true;
    await sending.give(answer());
    learner = 'ken';
    expect(sending.left()).toEqual([]);
    learner = 'yui';
    expect(sending.left()).toHaveLength(1);
  });

  it('lets go of what the server will never take', async () => {
    await sending.give(answer({ questionId: 'gone' }));
    expect(sending.left()).toEqual([]);
  });

  it('bears anything that lies where answers are kept', async () => {
    for (const text of ['{', '[]', '[1, null, {"learnerId": "yui"}]', 'null']) {
      shelf.set(KEPT_ANSWERS_KEY, text);
      expect(sending.left()).toEqual([]);
    }
    oz.isOffline = true;
    await sending.give(answer());
    expect(sending.left()).toHaveLength(1);
  });

  it('keeps an answer that was corrected while it was sent', () => {
    const kept = new PendingAnswers(new MemoryPreferences(shelf));
    const first = answer();
    kept.keep('yui', { ...first, outcome: 'wrong', gradedAt: answer().gradedAt });
    kept.drop(first);
    expect(kept.of('yui')).toMatchObject([{ outcome: 'wrong' }]);
  });
});
