import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import type { ReviewAnswer } from './review.ts';
import { reviewAnswerKind, type ReviewAnswers } from './review-answer-kind.ts';

describe('answers of reviews that wait to be sent', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let yui: SmallOzLearner;
  let answers: ReviewAnswers;
  let reviewId: string;
  const ids = new MemoryIds();

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    answers = reviewAnswerKind({
      api: yui.reviews,
      stored: new StoredEntries(new MemoryPreferences(), clock),
      learnerId: () => 'yui',
      reporter: new MemoryReporter(),
    });
    const round = { id: ids.next(), lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
    await yui.records.grade({
      answerId: ids.next(),
      round,
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

  it('are told to the server, and nothing is kept', async () => {
    const one = answer();
    answers.put(one);
    expect(await answers.send(one.id)).toMatchObject({ ok: true });
    expect(answers.all()).toEqual([]);
    expect(await known()).toMatchObject({ answerCount: 2, lastOutcome: 'correct' });
  });

  it('come to the same, whichever arrived first', async () => {
    oz.isOffline = true;
    const given = [answer(), answer({ outcome: 'wrong' }), answer()];
    for (const one of given) answers.put(one);
    expect(await answers.sendAll()).toBe(false);
    expect(answers.all()).toEqual(given);
    oz.isOffline = false;
    await yui.reviews.answer(given[2] ?? expect.fail());
    expect(await answers.sendAll()).toBe(true);
    const inOrder = await known();
    for (const one of given.toReversed()) await yui.reviews.answer(one);
    expect(await known()).toEqual(inOrder);
    expect(inOrder).toMatchObject({ answerCount: 4, wrongCount: 2 });
  });

  it('are dropped where the server will never take them', async () => {
    answers.put(answer({ questionId: 'gone' }));
    expect(await answers.sendAll()).toBe(true);
    expect(answers.all()).toEqual([]);
  });
});
