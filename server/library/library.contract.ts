import { beforeEach, describe, expect, it } from 'vitest';
import type { Book, Lesson, Question } from '../content/book-file.ts';
import type { Records } from '../records/records.ts';
import type { Library } from './library.ts';

const text = (ja: string) => ({ ja, en: `${ja} (en)`, ko: `${ja} (ko)` });

const question = (id: string): Question => ({
  id,
  prompt: `${id} を英語で`,
  answers: [`Say ${id}.`, `Please say ${id}.`],
  wordings: [],
  note: text('要点'),
  tags: ['tag'],
  level: 'A1',
  wrong: [`Said ${id}.`, `Says ${id}.`],
});

const lesson = (id: string, questions: readonly string[]): Lesson => ({
  id,
  title: text(id),
  minutes: 5,
  easy: true,
  questions: questions.map(question),
});

const book = (id: string, lessons: readonly Lesson[]): Book => ({
  id,
  title: text(id),
  description: text('説明'),
  genre: 'everyday',
  level: 'A2',
  tags: ['tag'],
  lessons: [...lessons],
});

const first = book('first', [lesson('l1', ['q1', 'q2']), lesson('l2', ['q3'])]);
const second = book('second', [lesson('l3', ['q4'])]);

interface Subject {
  readonly library: Library;
  /** Records of the same database, in which the learner `yui` exists. */
  readonly records: Records;
}

export function libraryContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the Library contract`, () => {
    let library: Library;
    let records: Records;

    beforeEach(async () => {
      ({ library, records } = await fresh());
      await library.replace([first, second]);
    });

    const answer = async (questionId: string, outcome: 'correct' | 'wrong', answerMs = 1000) => {
      const recordId = crypto.randomUUID();
      const detailId = crypto.randomUUID();
      const startedAt = new Date('2026-11-21T00:00:00.000Z');
      await records.open({
        id: recordId,
        learnerId: 'yui',
        lessonId: questionId === 'q3' ? 'l2' : 'l1',
        mode: 'ai',
        level: 'normal',
        startedAt,
      });
      await records.addDetail({
        id: detailId,
        recordId,
        learnerId: 'yui',
        questionId,
        outcome,
        judged: outcome,
        transcript: '',
        words: [],
        remarks: [],
        isOwnWord: false,
        nearest: '',
        answerMs,
        reactionMs: undefined,
        wordsPerMinute: undefined,
        generated: [],
        takePath: undefined,
        answeredAt: startedAt,
      });
      await records.finish('yui', recordId, startedAt);
      return detailId;
    };

    const progressIn = async (lessonId: string) =>
      (await library.progressOf('yui')).find((one) => one.lessonId === lessonId);

    it('gives books and lessons in their order, without questions', async () => {
      const outlines = await library.outlines();
      expect(outlines.map(({ id }) => id)).toEqual(['first', 'second']);
      expect(outlines[0]?.lessons.map(({ id }) => id)).toEqual(['l1', 'l2']);
      expect(outlines[0]?.title).toEqual(first.title);
    });

    it('gives a lesson with its questions as they were written', async () => {
      const stored = await library.lesson('l1');
      expect(stored).toEqual({ bookId: 'first', lesson: first.lessons[0] });
      expect(await library.lesson('nowhere')).toBeUndefined();
    });

    it('knows the lesson of a question', async () => {
      expect(await library.question('q3')).toEqual({ lessonId: 'l2', question: question('q3') });
      expect(await library.question('nowhere')).toBeUndefined();
    });

    it('finds questions in the order they are asked for', async () => {
      expect(await library.questions(['q3', 'nowhere', 'q1'])).toEqual([
        { lessonId: 'l2', question: question('q3') },
        { lessonId: 'l1', question: question('q1') },
      ]);
      expect(await library.questions([])).toEqual([]);
    });

    it('replaces all books, and keeps what learners did', async () => {
      await answer('q1', 'correct');
      await library.replace([second, first]);
      const outlines = await library.outlines();
      expect(outlines.map(({ id }) => id)).toEqual(['second', 'first']);
      const progress = await library.progressOf('yui');
      expect(progress.find(({ lessonId }) => lessonId === 'l1')?.correctCount).toBe(1);
    });

    it('counts a question as correct once it was, whatever came later', async () => {
      await answer('q1', 'correct');
      await answer('q1', 'wrong');
      await answer('q2', 'wrong');
      const [l1, l2, l3] = await library.progressOf('yui');
      expect(l1).toMatchObject({
        lessonId: 'l1',
        bookId: 'first',
        questionCount: 2,
        answeredCount: 2,
        correctCount: 1,
        bestTimeMs: undefined,
      });
      expect(l2).toMatchObject({ lessonId: 'l2', answeredCount: 0, lastAnsweredAt: undefined });
      expect(l3).toMatchObject({ lessonId: 'l3', bookId: 'second' });
    });

    it('knows the fastest round with every question right', async () => {
      await answer('q3', 'wrong', 500);
      await answer('q3', 'correct', 3000);
      await answer('q3', 'correct', 2000);
      const progress = await library.progressOf('yui');
      expect(progress.find(({ lessonId }) => lessonId === 'l2')?.bestTimeMs).toBe(2000);
    });

    it('knows what the rounds of each level have come to', async () => {
      const fastest = await answer('q3', 'correct', 2000);
      await answer('q3', 'correct', 3000);
      await answer('q3', 'wrong', 500);
      expect(await library.levelsOf('yui', 'l2')).toEqual([
        { level: 'normal', roundsDone: 3, bestTimeMs: 2000 },
      ]);
      await records.setOutcome('yui', fastest, 'wrong', new Date());
      expect(await library.levelsOf('yui', 'l2')).toEqual([
        { level: 'normal', roundsDone: 3, bestTimeMs: 3000 },
      ]);
      expect(await progressIn('l2')).toMatchObject({ bestTimeMs: 3000, correctCount: 1 });
      expect(await library.levelsOf('ken', 'l2')).toEqual([]);
    });

    it('sees what was done anew when questions come in, move or go', async () => {
      await answer('q3', 'correct', 2000);
      await library.replace([book('first', [lesson('l1', ['q1', 'q3']), lesson('l2', ['q2'])])]);
      expect(await progressIn('l1')).toMatchObject({ questionCount: 2, correctCount: 1 });
      expect(await progressIn('l2')).toMatchObject({ answeredCount: 0, bestTimeMs: undefined });
      await library.replace([second]);
      expect(await progressIn('l2')).toBeUndefined();
      await library.replace([first]);
      expect(await progressIn('l2')).toMatchObject({ correctCount: 1, bestTimeMs: 2000 });
    });

    it('names another version where the books or what she did changed, and only there', async () => {
      const version = () => library.versionFor('yui');
      const before = await version();
      await library.replace([first, second]);
      expect(await version()).toBe(before);
      const flipped = await answer('q1', 'wrong');
      const answered = await version();
      expect(answered).not.toBe(before);
      expect(await library.versionFor('ken')).not.toBe(answered);
      await records.setOutcome('yui', flipped, 'correct', new Date());
      const changed = await version();
      expect(changed).not.toBe(answered);
      await library.replace([second]);
      expect(await version()).not.toBe(changed);
    });

    it("shows no learner another learner's progress", async () => {
      await answer('q1', 'correct');
      const [l1] = await library.progressOf('ken');
      expect(l1).toMatchObject({ answeredCount: 0, correctCount: 0 });
    });
  });
}
