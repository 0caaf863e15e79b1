import { beforeEach, describe, expect, it } from 'vitest';
import type { Bookmark } from '../bookmarks/bookmark.ts';
import { MOST_AHEAD_MS } from '../domain/bookmark/later-change.ts';
import type { BookmarksApi } from './bookmarks-api.ts';
import type { LibraryApi } from './library-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';
import type { TeacherApi } from './teacher-api.ts';

interface Subject extends SessionControls {
  readonly bookmarks: BookmarksApi;
  /** The bookmarks of another learner. */
  readonly anothers: BookmarksApi;
  /** Its first lesson has two questions at least. */
  readonly library: LibraryApi;
  /** Answers the learner whose bookmarks these are. */
  readonly teacher: TeacherApi;
  now(): number;
}

export function bookmarksApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the BookmarksApi contract`, () => {
    let subject: Subject;
    let lessonId: string;
    let questionIds: readonly string[];

    beforeEach(async () => {
      subject = await fresh();
      const status = await subject.library.studyStatus();
      lessonId = (status.ok && status.value.continueLesson?.id) || '';
      const lesson = await subject.library.lesson(lessonId);
      questionIds = lesson.ok ? lesson.value.questions.map(({ id }) => id) : [];
    });

    /** So many seconds ago. */
    const ago = (seconds: number): number =>
      Math.floor(subject.now() / 1000) * 1000 - seconds * 1000;

    const ofQuestion = (more: Partial<Bookmark> = {}): Bookmark => ({
      kind: 'question',
      id: questionIds[0] ?? '',
      questionId: undefined,
      isOn: true,
      changedAt: ago(60),
      ...more,
    });

    const ofLesson = (more: Partial<Bookmark> = {}): Bookmark =>
      ofQuestion({ kind: 'lesson', id: lessonId, changedAt: ago(50), ...more });

    const ofTeacher = (more: Partial<Bookmark> = {}): Bookmark =>
      ofQuestion({
        kind: 'teacher-answer',
        id: 'an-answer',
        questionId: questionIds[0],
        changedAt: ago(40),
        ...more,
      });

    const all = async (of = subject.bookmarks) => {
      const told = await of.all();
      if (!told.ok) throw new Error(told.error.kind);
      return told.value;
    };

    it('lists nothing before anything was bookmarked', async () => {
      expect(await all()).toEqual([]);
      expect(await subject.bookmarks.questions()).toEqual({ ok: true, value: [] });
      expect(await subject.bookmarks.answers()).toEqual({ ok: true, value: [] });
    });

    it('lists what is on, the latest first, of every kind', async () => {
      const expected = [ofTeacher(), ofLesson(), ofQuestion()];
      for (const bookmark of [ofLesson(), ofTeacher(), ofQuestion()]) {
        expect(await subject.bookmarks.set(bookmark)).toEqual({ ok: true, value: bookmark });
      }
      expect(await all()).toEqual(expected);
    });

    it('lists no more what was turned off', async () => {
      for (const bookmark of [ofQuestion(), ofLesson(), ofTeacher()]) {
        const off = { ...bookmark, isOn: false, changedAt: ago(10) };
        await subject.bookmarks.set(bookmark);
        expect(await subject.bookmarks.set(off)).toEqual({ ok: true, value: off });
      }
      expect(await all()).toEqual([]);
    });

    it('keeps the later change, in whichever order it hears of them', async () => {
      const off = ofQuestion({ isOn: false, changedAt: ago(5) });
      await subject.bookmarks.set(off);
      expect(await subject.bookmarks.set(ofQuestion())).toEqual({ ok: true, value: off });
      expect(await all()).toEqual([]);
    });

    it('keeps the one that is on of two changes at one moment', async () => {
      await subject.bookmarks.set(ofLesson());
      expect(await subject.bookmarks.set(ofLesson({ isOn: false }))).toEqual({
        ok: true,
        value: ofLesson(),
      });
    });

    it('is not changed by the same change again', async () => {
      await subject.bookmarks.set(ofLesson());
      await subject.bookmarks.set(ofLesson());
      expect(await all()).toEqual([ofLesson()]);
    });

    it('takes no time that is far ahead', async () => {
      const ahead = ofQuestion({ changedAt: ago(-3600) });
      const set = await subject.bookmarks.set(ahead);
      expect(set.ok && set.value.changedAt).toBeLessThanOrEqual(subject.now() + MOST_AHEAD_MS);
    });

    it('gives the bookmarked questions with what is in them, and where they are', async () => {
      for (const [index, id] of questionIds.slice(0, 2).entries()) {
        await subject.bookmarks.set(ofQuestion({ id, changedAt: ago(30 - index) }));
      }
      await subject.bookmarks.set(ofLesson());
      const lesson = await subject.library.lesson(lessonId);
      if (!lesson.ok) throw new Error(lesson.error.kind);
      const { bookId, title, questions } = lesson.value;
      expect(await subject.bookmarks.questions()).toEqual({
        ok: true,
        value: [questions[1], questions[0]].map((question) => ({
          question,
          lessonId,
          lessonTitle: title,
          bookId,
        })),
      });
    });

    const asked = async (at: number) => {
      const answered = await subject.teacher.ask(
        {
          id: `0199a1f0-0000-7000-8000-00000000070${at}`,
          questionId: questionIds[at] ?? '',
          text: 'なぜですか？',
          answerId: undefined,
          language: 'ja',
        },
        { hears: () => {}, mayLeave: () => {} },
      );
      if (!answered.ok) throw new Error(answered.error.kind);
      return answered.value.answer;
    };

    it("gives the teacher's bookmarked answers with what is in them, and where they are", async () => {
      const answers = [await asked(0), await asked(1)];
      for (const [index, { id, questionId }] of answers.entries()) {
        await subject.bookmarks.set(ofTeacher({ id, questionId, changedAt: ago(30 - index) }));
      }
      await subject.bookmarks.set(ofTeacher({ id: 'never-answered' }));
      const lesson = await subject.library.lesson(lessonId);
      if (!lesson.ok) throw new Error(lesson.error.kind);
      const { bookId, title, questions } = lesson.value;
      expect(await subject.bookmarks.answers()).toEqual({
        ok: true,
        value: [1, 0].map((at) => ({
          answer: answers[at],
          question: questions[at],
          lessonId,
          lessonTitle: title,
          bookId,
        })),
      });
    });

    it('gives no learner an answer that the teacher gave to another', async () => {
      const { id, questionId } = await asked(0);
      await subject.anothers.set(ofTeacher({ id, questionId }));
      expect(await subject.anothers.answers()).toEqual({ ok: true, value: [] });
    });

    it('knows nothing that was never written', async () => {
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await subject.bookmarks.set(ofQuestion({ id: 'nowhere' }))).toEqual(notFound);
      expect(await subject.bookmarks.set(ofLesson({ id: 'nowhere' }))).toEqual(notFound);
      expect(await subject.bookmarks.set(ofTeacher({ questionId: 'nowhere' }))).toEqual(notFound);
      expect(await all()).toEqual([]);
    });

    it("does not let one learner see or change another's", async () => {
      await subject.bookmarks.set(ofQuestion());
      await subject.bookmarks.set(ofTeacher());
      expect(await all(subject.anothers)).toEqual([]);
      expect(await subject.anothers.questions()).toEqual({ ok: true, value: [] });
      expect(await subject.anothers.answers()).toEqual({ ok: true, value: [] });
      await subject.anothers.set(ofQuestion({ isOn: false, changedAt: ago(1) }));
      await subject.anothers.set(ofTeacher({ isOn: false, changedAt: ago(1) }));
      expect(await all()).toEqual([ofTeacher(), ofQuestion()]);
    });

    needsSession(() => subject, {
      all: ({ bookmarks }) => bookmarks.all(),
      questions: ({ bookmarks }) => bookmarks.questions(),
      answers: ({ bookmarks }) => bookmarks.answers(),
      set: ({ bookmarks }) => bookmarks.set(ofQuestion()),
    });
  });
}
