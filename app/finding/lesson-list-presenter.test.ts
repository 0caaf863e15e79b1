import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { Bookmarks } from '../../core/bookmarks/bookmarks.ts';
import { EVERY_LESSON } from '../../core/navigation/lesson-filter.ts';
import { StoredEntries } from '../../core/outbox/stored-entries.ts';
import type { TeacherApi } from '../../core/ports/teacher-api.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { BookmarksPresenter } from '../bookmarks/bookmarks-presenter.ts';
import { LessonListPresenter } from './lesson-list-presenter.ts';

const lesson = { kind: 'lesson', id: 'l-2', questionId: undefined } as const;
const question = { kind: 'question', id: 'three', questionId: undefined } as const;
const answer = {
  kind: 'teacher-answer',
  id: '0000000a-0000-7000-8000-000000000000',
  questionId: 'one',
} as const;
const SAVED = { ...EVERY_LESSON, tab: 'saved' } as const;
const BOOKMARKED = { ...EVERY_LESSON, tab: 'bookmark' } as const;

describe('the list of lessons', () => {
  let oz: SmallOz;
  let bookmarks: Bookmarks;
  let list: LessonListPresenter;
  let teacher: TeacherApi;

  beforeEach(async () => {
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    const yui = await oz.learner();
    teacher = yui.teacher;
    const reporter = new MemoryReporter();
    bookmarks = new Bookmarks({
      api: yui.bookmarks,
      stored: new StoredEntries(new MemoryPreferences(), clock),
      learnerId: () => learnerOf(yui.store),
      clock,
      reporter,
    });
    list = new LessonListPresenter({
      layouts: () => yui.catalogue.layouts(),
      bookmarksApi: yui.bookmarks,
      bookmarks: new BookmarksPresenter(bookmarks),
      reporter,
    });
  });

  const saved = () => list.lessons(SAVED).map((found) => found.lesson.id);
  const bookmarked = () => list.bookmarked(BOOKMARKED).questions.map((found) => found.question.id);
  const told = () => list.bookmarked(BOOKMARKED).answers.map((found) => found.answer.text);

  it('has nothing to show before it is loaded', () => {
    expect(list.state).toEqual({ step: 'loading' });
    expect(list.lessons(EVERY_LESSON)).toEqual([]);
    expect(bookmarked()).toEqual([]);
  });

  it('counts what each tab would show', async () => {
    await list.load();
    list.toggle(lesson);
    expect(list.counts(EVERY_LESSON)).toEqual({
      all: 4,
      learning: 0,
      learned: 0,
      saved: 1,
      bookmark: 0,
    });
    expect(list.counts({ ...EVERY_LESSON, genre: 'business' }).all).toBe(0);
  });

  it('shows bookmarked questions once it is loaded again', async () => {
    bookmarks.set(question, true);
    await list.load();
    expect(bookmarked()).toEqual(['three']);
  });

  it('shows the bookmarked answers of the teacher, and counts them', async () => {
    const asked = {
      id: '0000000a-0000-7000-8000-000000000000',
      questionId: 'one',
      text: 'なぜ？',
      answerId: undefined,
    } as const;
    await teacher.ask({ ...asked, language: 'ja' }, { hears: () => {}, mayLeave: () => {} });
    bookmarks.set(answer, true);
    bookmarks.set(question, true);
    await list.load();
    expect(told()).toEqual(['なぜ？']);
    expect(list.counts(BOOKMARKED).bookmark).toBe(2);
    list.toggle(answer);
    expect(told()).toEqual(['なぜ？']);
    list.forgetTakenOff();
    expect(told()).toEqual([]);
  });

  it('keeps in sight what was taken off, until another list is looked at', async () => {
    bookmarks.set(lesson, true);
    bookmarks.set(question, true);
    await list.load();
    list.toggle(lesson);
    list.toggle(question);
    expect([list.isOn('lesson', 'l-2'), list.isOn('question', 'three')]).toEqual([false, false]);
    expect([saved(), bookmarked()]).toEqual([['l-2'], ['three']]);
    list.forgetTakenOff();
    expect([saved(), bookmarked()]).toEqual([[], []]);
  });

  it('says how many changes wait for a network', async () => {
    await list.load();
    oz.isOffline = true;
    list.toggle(lesson);
    await bookmarks.unsent.sendAll();
    expect(list.waiting).toBe(1);
    oz.isOffline = false;
    await bookmarks.unsent.sendAll();
    expect(list.waiting).toBe(0);
    expect(saved()).toEqual(['l-2']);
  });

  it('fails without a network, and can be asked again', async () => {
    bookmarks.set(question, true);
    await bookmarks.unsent.sendAll();
    oz.isOffline = true;
    await list.load();
    expect(list.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    expect(list.bookmarkList).toEqual({ step: 'failed', error: { kind: 'offline' } });
    oz.isOffline = false;
    await list.retry();
    expect(list.state.step).toBe('shown');
    expect(bookmarked()).toEqual(['three']);
  });
});
