import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../verbal-composition/record.ts';
import type { CatalogueApi, RecordWish } from './catalogue-api.ts';
import type { BookLayout, LibraryApi } from './library-api.ts';
import type { RecordsApi } from './records-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly catalogue: CatalogueApi;
  /** As another learner sees it. */
  readonly anothers: CatalogueApi;
  /** Of the same learner; there are two books at least, and two lessons in the first. */
  readonly library: LibraryApi;
  readonly records: RecordsApi;
  newId(): string;
  pass(ms: number): void;
}

export function catalogueApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the CatalogueApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const layouts = async (): Promise<readonly BookLayout[]> => {
      const told = await subject.catalogue.layouts();
      if (!told.ok) throw new Error(told.error.kind);
      return told.value;
    };

    const lessonAt = async (index: number) => {
      const lesson = (await layouts())[0]?.lessons[index];
      if (!lesson) throw new Error(`There is no lesson ${index}`);
      return lesson;
    };

    it('lists every record, page by page, by month and by the name of its lesson', async () => {
      const [first, second] = [await lessonAt(0), await lessonAt(1)];
      for (let round = 0; round < 21; round += 1) await answer(first.id, ['correct']);
      const told = await subject.catalogue.records({});
      if (!told.ok) return expect.fail(told.error.kind);
      const { records, next, months } = told.value;
      expect(records).toHaveLength(20);
      expect(months).toHaveLength(1);
      const rest = await subject.catalogue.records({ ...(next !== undefined && { after: next }) });
      expect(rest).toMatchObject({ ok: true, value: { next: undefined } });
      const all = [...records, ...(rest.ok ? rest.value.records : [])];
      expect(new Set(all.map(({ id }) => id)).size).toBe(21);
      const count = async (wish: RecordWish) => {
        const found = await subject.catalogue.records(wish);
        return found.ok ? found.value.records.length : expect.fail(found.error.kind);
      };
      expect(await count({ month: months[0] ?? '' })).toBe(20);
      expect(await count({ month: '2020-01' })).toBe(0);
      expect(await count({ name: first.title.ko })).toBe(20);
      expect(await count({ name: second.title.ja })).toBe(0);
      const anothers = await subject.anothers.records({});
      expect(anothers).toMatchObject({ ok: true, value: { records: [], months: [] } });
    });

    const questions = async (lessonId: string, catalogue = subject.catalogue) => {
      const list = await catalogue.questionList(lessonId);
      if (!list.ok) throw new Error(list.error.kind);
      return list.value.questions;
    };

    /** One question of a lesson after another, in a round of their own. */
    const answer = async (lessonId: string, outcomes: readonly Outcome[]): Promise<void> => {
      const round = { id: subject.newId(), lessonId, mode: 'self', level: 'normal' } as const;
      const asked = await questions(lessonId);
      for (const [index, outcome] of outcomes.entries()) {
        subject.pass(1000);
        const graded = await subject.records.grade({
          answerId: subject.newId(),
          round,
          questionId: asked[index]?.id ?? '',
          outcome,
          answerMs: 1000,
        });
        if (!graded.ok) throw new Error(graded.error.kind);
      }
    };

    it('gives every book as the library gives it, in its order', async () => {
      await answer((await lessonAt(0)).id, ['correct']);
      const books = await subject.library.books();
      if (!books.ok) throw new Error(books.error.kind);
      const each = await Promise.all(books.value.map(({ id }) => subject.library.book(id)));
      const all = await layouts();
      expect(each).toEqual(all.map((value) => ({ ok: true, value })));
      expect(all[0]?.lessons[0]?.progress).toBe('learning');
    });

    it('tells of each lesson which book it is of', async () => {
      for (const { book, lessons } of await layouts()) {
        for (const { bookId, bookTitle } of lessons) {
          expect({ bookId, bookTitle }).toEqual({ bookId: book.id, bookTitle: book.title });
        }
      }
    });

    it('gives the questions of a lesson, none of them answered yet', async () => {
      const { id } = await lessonAt(0);
      const lesson = await subject.library.lesson(id);
      if (!lesson.ok) throw new Error(lesson.error.kind);
      expect(await subject.catalogue.questionList(id)).toEqual({
        ok: true,
        value: {
          ...lesson.value,
          unlocked: true,
          questions: lesson.value.questions.map((question) => ({
            ...question,
            lastOutcome: undefined,
          })),
        },
      });
    });

    it('knows how each of them was answered last', async () => {
      const { id } = await lessonAt(0);
      await answer(id, ['wrong', 'correct']);
      await answer(id, ['correct']);
      const outcomes = (await questions(id)).map(({ lastOutcome }) => lastOutcome);
      expect(outcomes.slice(0, 2)).toEqual(['correct', 'correct']);
      await answer(id, ['wrong']);
      expect((await questions(id))[0]?.lastOutcome).toBe('wrong');
    });

    it('lists the questions of a lesson that is locked, and says so', async () => {
      const locked = await subject.catalogue.questionList((await lessonAt(1)).id);
      expect(locked).toMatchObject({ ok: true, value: { unlocked: false } });
    });

    it('has no lesson that was never written', async () => {
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await subject.catalogue.questionList('nowhere')).toEqual(notFound);
    });

    it("shows no learner another's answers", async () => {
      const { id } = await lessonAt(0);
      await answer(id, ['wrong']);
      expect((await questions(id, subject.anothers))[0]?.lastOutcome).toBeUndefined();
    });

    needsSession(() => subject, {
      layouts: ({ catalogue }) => catalogue.layouts(),
      questionList: ({ catalogue }) => catalogue.questionList('l-1'),
    });
  });
}
