import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryTakeStore, TakeShelf } from '../../adapters/memory/memory-take-store.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import type { BookLayout, LibraryApi } from '../ports/library-api.ts';
import type { QuestionList } from '../ports/catalogue-api.ts';
import { keptTake } from '../takes/kept-take.fixture.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import { answeredHere } from './answered-here.ts';
import { withAnswered } from './with-answered.ts';

describe('what she answered without a network', () => {
  let stored: StoredEntries;
  let takes: MemoryTakeStore;
  let layout: BookLayout;
  let list: QuestionList;
  let library: LibraryApi;

  beforeEach(async () => {
    const clock = new MemoryClock();
    stored = new StoredEntries(new MemoryPreferences(), clock);
    takes = new MemoryTakeStore(new TakeShelf());
    const oz = await smallOz(clock);
    const learner = await oz.learner();
    const { catalogue } = learner;
    library = learner.library;
    const [book, questions] = [await library.book('b-1'), await catalogue.questionList('l-1')];
    if (!book.ok || !questions.ok) expect.fail();
    layout = book.value;
    list = questions.value;
  });

  const played = (id: string, ...answers: readonly (readonly [string, Outcome])[]) =>
    stored.put('round', 'yui', id, {
      round: { id, lessonId: 'l-1', mode: 'self', level: 'normal' },
      details: answers.map(([questionId, outcome], at) => ({
        id: `${id} ${at}`,
        questionId,
        outcome,
        answerMs: 2000,
      })),
      unsent: [],
      isFinished: false,
    });

  const here = () => answeredHere({ stored, takes }, 'yui');

  const outcomes = async () =>
    withAnswered
      .questions(list, await here())
      .questions.map(({ id, lastOutcome, isWaiting }) => [id, isWaiting ? 'waiting' : lastOutcome]);

  const lesson = async () => withAnswered.book(layout, await here()).lessons[0]?.progress;

  it('changes nothing where there is nothing', async () => {
    expect(withAnswered.questions(list, await here())).toEqual(list);
    expect(withAnswered.book(layout, await here())).toEqual(layout);
  });

  it('shows in the list of questions, the later word last', async () => {
    played('r-1', ['one', 'wrong'], ['two', 'wrong']);
    played('r-2', ['one', 'correct']);
    expect(await outcomes()).toEqual([
      ['one', 'correct'],
      ['two', 'wrong'],
    ]);
  });

  it('shows what was said and is still to be graded', async () => {
    await takes.keep(keptTake(1, 'yui'));
    expect(await outcomes()).toEqual([
      ['one', 'waiting'],
      ['two', undefined],
    ]);
    expect(await lesson()).toBe('learning');
  });

  it('takes no take for an answer that was refused or cut off', async () => {
    await takes.keep({ ...keptTake(1, 'yui'), refusal: 'no-speech' });
    await takes.keep({ ...keptTake(2, 'yui'), isInterrupted: true });
    expect(withAnswered.questions(list, await here())).toEqual(list);
  });

  it('makes a lesson learning, and learned once every question was right', async () => {
    played('r-1', ['one', 'correct']);
    expect(await lesson()).toBe('learning');
    played('r-2', ['one', 'wrong'], ['two', 'correct']);
    expect(await lesson()).toBe('learned');
    expect(withAnswered.book(layout, await here()).book.learnedLessonCount).toBe(1);
  });

  it('is not shown to another learner', async () => {
    played('r-1', ['one', 'correct']);
    const kens = await answeredHere({ stored, takes }, 'ken');
    expect(withAnswered.questions(list, kens)).toEqual(list);
  });

  it('counts a lesson of the books as learned', async () => {
    const { book } = layout;
    const counted = async (beside = { items: [], layouts: [layout] }) =>
      withAnswered.books([book], await here(), beside).map((one) => one.learnedLessonCount);
    expect(await counted()).toEqual([0]);
    played('r-1', ['one', 'correct'], ['two', 'correct']);
    expect(await counted()).toEqual([1]);
    expect(await counted({ items: [], layouts: [] })).toEqual([0]);
  });

  it('counts in the reviews: what is due is done', async () => {
    const [question] = list.questions;
    if (!question) expect.fail();
    const status = { today: '2026-11-21', dueCount: 1, doneCount: 2, smartCount: 0 };
    const item = { lessonId: 'l-1', answerCount: 1, wrongCount: 0, isRemembered: true };
    const review = {
      status: { ...status, nextDueOn: undefined, days: [] },
      items: [
        { ...item, question, lastOutcome: 'wrong', dueOn: '2026-11-20', isRemoved: false } as const,
      ],
    };
    stored.put('review-answer', 'yui', 'a-1', {
      id: 'a-1',
      reviewId: 'v-1',
      questionId: 'one',
      outcome: 'correct',
      answerMs: 2000,
      answeredAt: '2026-11-21T01:00:00Z',
      gradedAt: '2026-11-21T01:00:00Z',
    });
    expect(withAnswered.review(review, await here())).toMatchObject({
      status: { dueCount: 0, doneCount: 3 },
      items: [{ lastOutcome: 'correct', isUnsent: true }],
    });
    const beside = { items: review.items, layouts: [] };
    expect(withAnswered['review-status'](review.status, await here(), beside)).toMatchObject({
      dueCount: 0,
      doneCount: 3,
    });
    const study = await library.studyStatus();
    if (!study.ok) expect.fail();
    const home = {
      ...study.value,
      habit: { ...study.value.habit, today: '2026-11-21' },
      review: { dueCount: 1, doneCount: 2 },
    };
    expect(withAnswered.home(home, await here(), beside).review).toEqual({
      dueCount: 0,
      doneCount: 3,
    });
  });
});
