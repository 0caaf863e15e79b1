import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../verbal-composition/record.ts';
import type { BookLayout, LibraryApi, StudyStatus } from './library-api.ts';
import type { RecordsApi, Round } from './records-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  /** Two books at least; the first has three lessons at least, each of two questions at least. */
  readonly library: LibraryApi;
  /** Of the same learner. */
  readonly records: RecordsApi;
  /** The library as another learner sees it. */
  readonly another: LibraryApi;
  newId(): string;
  pass(ms: number): void;
}

const DAY_MS = 86_400_000;

export function libraryApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the LibraryApi contract`, () => {
    let subject: Subject;
    let first: BookLayout;
    let second: BookLayout;

    beforeEach(async () => {
      subject = await fresh();
      [first, second] = await Promise.all([layout(0), layout(1)]);
    });

    const layout = async (index: number, library = subject.library): Promise<BookLayout> => {
      const books = await library.books();
      if (!books.ok) throw new Error(books.error.kind);
      const book = await library.book(books.value[index]?.id ?? '');
      if (!book.ok) throw new Error(book.error.kind);
      return book.value;
    };

    const status = async (): Promise<StudyStatus> => {
      const answer = await subject.library.studyStatus();
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };

    const lessonOf = (book: BookLayout, index: number) => {
      const lesson = book.lessons[index];
      if (!lesson) throw new Error(`There is no lesson ${index}`);
      return lesson;
    };

    /** A round in which these questions are graded, one second after another. */
    const study = async (
      lessonId: string,
      outcomeOf: (index: number) => Outcome | undefined,
      answerMs = 1000,
    ): Promise<Round> => {
      const lesson = await subject.library.lesson(lessonId);
      if (!lesson.ok) throw new Error(lesson.error.kind);
      const round = { id: subject.newId(), lessonId, mode: 'self', level: 'normal' } as const;
      for (const [index, question] of lesson.value.questions.entries()) {
        const outcome = outcomeOf(index);
        if (outcome === undefined) continue;
        subject.pass(1000);
        const graded = await subject.records.grade({
          answerId: subject.newId(),
          round,
          questionId: question.id,
          outcome,
          answerMs,
        });
        if (!graded.ok) throw new Error(graded.error.kind);
      }
      await subject.records.finish(round.id);
      return round;
    };

    /** Answers the first question of a round once more, wrong. */
    const goOnWith = async (round: Round): Promise<void> => {
      const lesson = await subject.library.lesson(round.lessonId);
      subject.pass(1000);
      const graded = await subject.records.grade({
        answerId: subject.newId(),
        round,
        questionId: (lesson.ok && lesson.value.questions[0]?.id) || '',
        outcome: 'wrong',
        answerMs: 1000,
      });
      if (!graded.ok) throw new Error(graded.error.kind);
    };

    const all = (): Outcome => 'correct';
    const onlyFirst = (outcome: Outcome) => (index: number) => (index === 0 ? outcome : undefined);

    it('tells what is listed of each question of a lesson, and of no other', async () => {
      const { id } = lessonOf(first, 0);
      const [lesson, wordings] = await Promise.all([
        subject.library.lesson(id),
        subject.library.wordings(id),
      ]);
      if (!lesson.ok || !wordings.ok) throw new Error('It is not there');
      const ids = lesson.value.questions.map((question) => question.id);
      expect(wordings.value.map((question) => question.id)).toEqual(ids);
      expect(wordings.value.flatMap(({ wrong }) => wrong).length).toBeGreaterThan(0);
      expect(await subject.library.wordings('none')).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
    });

    it('gives a book with its lessons, and each lesson with its questions', async () => {
      expect(first.book.lessonCount).toBe(first.lessons.length);
      for (const summary of first.lessons.slice(0, 2)) {
        const lesson = await subject.library.lesson(summary.id);
        if (!lesson.ok) throw new Error(lesson.error.kind);
        expect(summary.bookId).toBe(first.book.id);
        expect(lesson.value).toMatchObject({
          id: summary.id,
          bookId: first.book.id,
          title: summary.title,
        });
        expect(lesson.value.questions).toHaveLength(summary.questionCount);
        for (const question of lesson.value.questions) {
          expect(question.answers.length).toBeGreaterThan(0);
        }
      }
    });

    it('has no book and no lesson that was never written', async () => {
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await subject.library.book('nowhere')).toEqual(notFound);
      expect(await subject.library.lesson('nowhere')).toEqual(notFound);
      expect(await subject.library.lesson(first.book.id)).toEqual(notFound);
    });

    it('unlocks the first lesson of every book for a newcomer, and no other', () => {
      for (const { lessons } of [first, second]) {
        expect(lessons.map(({ unlocked }) => unlocked)).toEqual(lessons.map((_, i) => i === 0));
        expect(lessons.every(({ progress }) => progress === 'unlearned')).toBe(true);
      }
      expect(first.book.learnedLessonCount).toBe(0);
    });

    it('calls a lesson learning from its first graded answer, also a wrong one', async () => {
      await study(lessonOf(first, 0).id, onlyFirst('wrong'));
      expect(lessonOf(await layout(0), 0).progress).toBe('learning');
      expect(lessonOf(await layout(0), 1).unlocked).toBe(false);
    });

    it('does not call it learned while one question is left', async () => {
      const { id, questionCount } = lessonOf(first, 0);
      await study(id, (index) => (index === questionCount - 1 ? 'wrong' : 'correct'));
      expect(lessonOf(await layout(0), 0).progress).toBe('learning');
      expect(lessonOf(await layout(0), 1).unlocked).toBe(false);
    });

    it('calls it learned, and unlocks the next only, once each question was right in some round', async () => {
      const { id } = lessonOf(first, 0);
      await study(id, (index) => (index === 0 ? 'wrong' : 'correct'));
      await study(id, onlyFirst('correct'));
      const { book, lessons } = await layout(0);
      expect(lessons.slice(0, 3).map(({ progress, unlocked }) => [progress, unlocked])).toEqual([
        ['learned', true],
        ['unlearned', true],
        ['unlearned', false],
      ]);
      expect(book.learnedLessonCount).toBe(1);
    });

    it('still calls it learned after a wrong answer later', async () => {
      const { id } = lessonOf(first, 0);
      await study(id, all);
      await study(id, onlyFirst('wrong'));
      expect(lessonOf(await layout(0), 0).progress).toBe('learned');
      expect(lessonOf(await layout(0), 1).unlocked).toBe(true);
    });

    it('knows the time of the fastest finished round with every question right', async () => {
      const { id, questionCount } = lessonOf(first, 0);
      await study(id, onlyFirst('correct'), 100);
      expect(lessonOf(await layout(0), 0).bestTimeMs).toBeUndefined();
      await study(id, all, 3000);
      await study(id, all, 2000);
      await study(id, (index) => (index === 0 ? 'wrong' : 'correct'), 100);
      expect(lessonOf(await layout(0), 0).bestTimeMs).toBe(2000 * questionCount);
    });

    it("shows no learner another's progress", async () => {
      await study(lessonOf(first, 0).id, all);
      const seen = await layout(0, subject.another);
      expect(seen.book.learnedLessonCount).toBe(0);
      expect(lessonOf(seen, 0).progress).toBe('unlearned');
      expect(await subject.another.studyStatus()).toMatchObject({ value: { records: [] } });
    });

    it('tells a newcomer to begin with the first lesson, and lists nothing', async () => {
      expect(await status()).toMatchObject({
        continueLesson: lessonOf(first, 0),
        records: [],
        habit: { consecutiveDays: 0, totalConsecutiveDays: 0, toCelebrate: undefined },
        hasPractisedToday: false,
        review: { dueCount: 0, doneCount: 0 },
        speech: { hasSpokenToday: false, latest: undefined, unread: 0 },
      });
    });

    it('goes on with the lesson answered last, of those not learned', async () => {
      const [a, b] = [lessonOf(first, 0).id, lessonOf(second, 0).id];
      await study(b, onlyFirst('wrong'));
      expect((await status()).continueLesson?.id).toBe(b);
      await study(a, onlyFirst('wrong'));
      expect((await status()).continueLesson?.id).toBe(a);
      await study(a, all);
      expect((await status()).continueLesson?.id).toBe(b);
      await study(b, all);
      expect((await status()).continueLesson?.id).toBe(lessonOf(first, 1).id);
    });

    it('goes on with the lesson of a round that was taken up again', async () => {
      const again = await study(lessonOf(second, 0).id, onlyFirst('wrong'));
      await study(lessonOf(first, 0).id, onlyFirst('wrong'));
      await goOnWith(again);
      expect((await status()).continueLesson?.id).toBe(lessonOf(second, 0).id);
    });

    it('knows whether she has practised today, also in a round that she began before', async () => {
      const round = await study(lessonOf(first, 0).id, onlyFirst('wrong'));
      expect((await status()).hasPractisedToday).toBe(true);
      subject.pass(DAY_MS);
      expect((await status()).hasPractisedToday).toBe(false);
      await goOnWith(round);
      expect((await status()).hasPractisedToday).toBe(true);
    });

    it('goes on with nothing when everything is learned', async () => {
      const books = await subject.library.books();
      if (!books.ok) throw new Error(books.error.kind);
      for (const index of books.value.keys()) {
        for (const { id } of (await layout(index)).lessons) await study(id, all);
      }
      expect((await status()).continueLesson).toBeUndefined();
    }, 60_000);

    it('lists the rounds with a graded question, the latest first', async () => {
      const lessonId = lessonOf(first, 0).id;
      const older = await study(lessonId, (index) => (index === 0 ? 'wrong' : 'correct'));
      const newer = await study(lessonId, onlyFirst('correct'));
      const { records } = await status();
      expect(records.map(({ id }) => id)).toEqual([newer.id, older.id]);
      const { questionCount, title } = lessonOf(first, 0);
      expect(records[0]).toEqual({
        id: newer.id,
        lessonId,
        bookId: first.book.id,
        lessonTitle: title,
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        finished: true,
        correctCount: 1,
        answeredCount: 1,
        questionCount,
        totalMs: 1000,
        reactionMs: undefined,
        wordsPerMinute: undefined,
      });
      expect(records[1]).toMatchObject({
        correctCount: questionCount - 1,
        answeredCount: questionCount,
      });
    });

    needsSession(() => subject, {
      books: ({ library }) => library.books(),
      book: ({ library }) => library.book('b-1'),
      lesson: ({ library }) => library.lesson('l-1'),
      studyStatus: ({ library }) => library.studyStatus(),
    });
  });
}
