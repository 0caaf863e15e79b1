import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { RecordDetail, VoiceVerdict } from '../verbal-composition/record.ts';
import type { OwnGrade, RecordsApi, Round, SpokenAnswer } from './records-api.ts';
import type { Take } from './recorder.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly records: RecordsApi;
  /** The same rounds, as another learner may reach them. */
  readonly another: RecordsApi;
  /** A lesson of two questions at least, and another one. */
  readonly lesson: Lesson;
  readonly otherLesson: Lesson;
  /** A recording of somebody who says this clearly, or so that one can only guess. */
  say(text: string): Take;
  mumble(text: string): Take;
  /** What is no recording of a voice. */
  readonly noise: Take;
  newId(): string;
  pass(ms: number): void;
  /** From now on nothing can be recognised, until told otherwise. */
  breakRecognizer(isBroken: boolean): void;
  /** Ids of the rounds that are listed, the latest first. */
  listed(): Promise<readonly string[]>;
}

const notFound = { ok: false, error: { kind: 'not-found' } };

export function recordsApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the RecordsApi contract`, () => {
    let subject: Subject;
    let records: RecordsApi;
    let round: Round;

    beforeEach(async () => {
      subject = await fresh();
      records = subject.records;
      round = { id: subject.newId(), lessonId: subject.lesson.id, mode: 'ai' };
      await records.open(round);
    });

    const question = (index = 0, lesson = subject.lesson) => {
      const found = lesson.questions[index];
      if (!found) throw new Error(`There is no question ${index}`);
      return found;
    };
    const right = () => subject.say(question().answers[0] ?? '');
    const wrong = () => subject.say('Bananas dance quietly under seven purple mountains');

    const spoken = (take: Take, more: Partial<SpokenAnswer> = {}): SpokenAnswer => ({
      answerId: subject.newId(),
      round,
      questionId: question().id,
      answerMs: 2345,
      take,
      ...more,
    });

    const grade = (more: Partial<OwnGrade> = {}): OwnGrade => ({
      answerId: subject.newId(),
      recordId: round.id,
      questionId: question().id,
      outcome: 'correct',
      answerMs: 1500,
      ...more,
    });

    const judged = async (answer: SpokenAnswer): Promise<VoiceVerdict> => {
      const verdict = await records.answerByVoice(answer);
      if (!verdict.ok) throw new Error(verdict.error.kind);
      return verdict.value;
    };

    const detailOf = (verdict: VoiceVerdict): RecordDetail => {
      if (verdict.outcome === 'say-again') throw new Error('It was not graded');
      return verdict.detail;
    };

    const stored = async (id = round.id) => {
      const record = await records.record(id);
      if (!record.ok) throw new Error(record.error.kind);
      return record.value;
    };

    describe('a round', () => {
      it('is there once it is opened, and not listed', async () => {
        expect(await stored()).toMatchObject({
          id: round.id,
          lessonId: round.lessonId,
          mode: 'ai',
          finished: false,
          savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          answeredCount: 0,
          questionCount: subject.lesson.questions.length,
          details: [],
        });
        expect(await subject.listed()).toEqual([]);
      });

      it('is what it was when it is opened again', async () => {
        await records.grade(grade());
        const before = await stored();
        expect(await records.open({ ...round, lessonId: subject.otherLesson.id })).toEqual({
          ok: true,
        });
        expect(await stored()).toEqual(before);
      });

      it('is listed once its first question is graded, however', async () => {
        await judged(spoken(wrong()));
        expect(await subject.listed()).toEqual([round.id]);
        const { id } = round;
        round = { ...round, id: subject.newId() };
        subject.pass(1000);
        await records.open(round);
        await records.grade(grade());
        expect(await subject.listed()).toEqual([round.id, id]);
      });

      it('keeps the time of its first graded question, in UTC', async () => {
        await records.grade(grade());
        const { savedAt } = await stored();
        subject.pass(60_000);
        await records.grade(grade({ questionId: question(1).id }));
        expect((await stored()).savedAt).toBe(savedAt);
        expect(savedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      });

      it('counts for each question what was answered last', async () => {
        for (const outcome of ['wrong', 'correct', 'wrong'] as const) {
          subject.pass(1000);
          await records.grade(grade({ outcome }));
        }
        subject.pass(1000);
        await records.grade(grade({ questionId: question(1).id }));
        expect(await stored()).toMatchObject({ answeredCount: 2, correctCount: 1 });
        expect((await stored()).details.map(({ outcome }) => outcome)).toEqual([
          'wrong',
          'correct',
          'wrong',
          'correct',
        ]);
      });

      it('is over once it is finished, even twice', async () => {
        await records.grade(grade());
        const finished = await records.finish(round.id);
        expect(finished).toMatchObject({ ok: true, value: { id: round.id, finished: true } });
        subject.pass(1000);
        expect(await records.finish(round.id)).toEqual(finished);
        expect(await records.record(round.id)).toEqual(finished);
      });

      it('needs a lesson that exists', async () => {
        expect(
          await records.open({ id: subject.newId(), lessonId: 'nowhere', mode: 'ai' }),
        ).toEqual(notFound);
      });

      it('that was never opened is not there', async () => {
        const id = subject.newId();
        const unknown = { ...round, id };
        expect(await records.record(id)).toEqual(notFound);
        expect(await records.finish(id)).toEqual(notFound);
        expect(await records.grade(grade({ recordId: id }))).toEqual(notFound);
        expect(await records.answerByVoice(spoken(right(), { round: unknown }))).toEqual(notFound);
      });
    });

    describe('a spoken answer', () => {
      it('is correct when the model answer is said', async () => {
        const answer = spoken(right());
        const verdict = await judged(answer);
        expect(verdict.outcome).toBe('correct');
        const detail = detailOf(verdict);
        expect(detail).toMatchObject({
          id: answer.answerId,
          recordId: round.id,
          questionId: question().id,
          outcome: 'correct',
          judged: 'correct',
          nearest: question().answers[0],
          answerMs: 2345,
          audio: expect.any(String),
          answeredAt: expect.stringMatching(/Z$/),
        });
        expect(detail.words.length).toBeGreaterThan(0);
        expect(detail.words.every(({ mark }) => mark === 'right')).toBe(true);
        expect((await stored()).details).toEqual([detail]);
      });

      it('is wrong when something else is said, and shows what differs from which answer', async () => {
        const detail = detailOf(await judged(spoken(wrong())));
        expect(detail).toMatchObject({ outcome: 'wrong', judged: 'wrong' });
        expect(detail.transcript).toMatch(/bananas/i);
        expect(question().answers).toContain(detail.nearest);
        expect(detail.words.some(({ mark }) => mark !== 'right')).toBe(true);
        for (const { mark, ...sides } of detail.words) {
          expect('expected' in sides).toBe(mark !== 'extra');
          expect('said' in sides).toBe(mark !== 'missing');
        }
      });

      it('is graded once when it is sent twice, whatever is sent then', async () => {
        const answer = spoken(right());
        const first = await judged(answer);
        subject.pass(1000);
        expect(await judged({ ...answer, take: wrong() })).toEqual(first);
        expect(await judged({ ...answer, questionId: question(1).id })).toEqual(first);
        expect((await stored()).details).toHaveLength(1);
      });

      it('is graded once when it is sent twice at the same time', async () => {
        const answer = spoken(right());
        const [one, two] = await Promise.all([judged(answer), judged(answer)]);
        expect(two).toEqual(one);
        expect((await stored()).details).toHaveLength(1);
      });

      it('is asked for again when it was not clear, and grades nothing', async () => {
        const before = await stored();
        const verdict = await judged(spoken(subject.mumble('Bananas dance quietly')));
        expect(verdict).toMatchObject({ outcome: 'say-again', transcript: expect.any(String) });
        expect(await stored()).toEqual(before);
        expect(await subject.listed()).toEqual([]);
      });

      it.each([
        ['no-speech', () => subject.say('')],
        ['audio-unreadable', () => subject.noise],
      ] as const)('is refused as %s, and grades nothing', async (kind, take) => {
        const before = await stored();
        expect(await records.answerByVoice(spoken(take()))).toEqual({ ok: false, error: { kind } });
        expect(await stored()).toEqual(before);
        expect(await subject.listed()).toEqual([]);
      });

      it('that could not be recognised is graded when it is sent again', async () => {
        const before = await stored();
        const answer = spoken(right());
        subject.breakRecognizer(true);
        expect(await records.answerByVoice(answer)).toEqual({
          ok: false,
          error: { kind: 'recognition-failed' },
        });
        expect(await stored()).toEqual(before);
        subject.breakRecognizer(false);
        expect((await judged(answer)).outcome).toBe('correct');
      });

      it.each([() => question(0, subject.otherLesson).id, () => 'nowhere'])(
        'needs a question of the lesson',
        async (questionId) => {
          const answer = spoken(right(), { questionId: questionId() });
          expect(await records.answerByVoice(answer)).toEqual(notFound);
          expect(await subject.listed()).toEqual([]);
        },
      );
    });

    describe("a learner's own grade", () => {
      it('stands alone where nothing was judged', async () => {
        const own = grade({ outcome: 'wrong' });
        const graded = await records.grade(own);
        expect(graded).toEqual({
          ok: true,
          value: {
            id: own.answerId,
            recordId: round.id,
            questionId: question().id,
            outcome: 'wrong',
            judged: undefined,
            transcript: undefined,
            words: [],
            nearest: undefined,
            answerMs: 1500,
            audio: undefined,
            answeredAt: expect.stringMatching(/Z$/),
          },
        });
        subject.pass(1000);
        expect(await records.grade(own)).toEqual(graded);
        expect((await stored()).details).toHaveLength(1);
      });

      it('flips what counts, and leaves the word of the judge and all else beside it', async () => {
        const detail = detailOf(await judged(spoken(wrong())));
        subject.pass(1000);
        const flipped = await records.grade(
          grade({ answerId: detail.id, outcome: 'correct', answerMs: 9 }),
        );
        expect(flipped).toEqual({ ok: true, value: { ...detail, outcome: 'correct' } });
        expect((await stored()).details).toEqual([{ ...detail, outcome: 'correct' }]);
        expect(await records.grade(grade({ answerId: detail.id, outcome: 'wrong' }))).toEqual({
          ok: true,
          value: detail,
        });
      });

      it('cannot move an answer to another question', async () => {
        const detail = detailOf(await judged(spoken(wrong())));
        await records.grade(grade({ answerId: detail.id, questionId: question(1).id }));
        expect((await stored()).details).toEqual([{ ...detail, outcome: 'correct' }]);
      });

      it.each([() => question(0, subject.otherLesson).id, () => 'nowhere'])(
        'needs a question of the lesson',
        async (questionId) => {
          expect(await records.grade(grade({ questionId: questionId() }))).toEqual(notFound);
          expect(await subject.listed()).toEqual([]);
        },
      );
    });

    describe("another learner's", () => {
      it('round is not there', async () => {
        await records.grade(grade());
        const before = await stored();
        const { another } = subject;
        expect(await another.open(round)).toEqual(notFound);
        expect(await another.record(round.id)).toEqual(notFound);
        expect(await another.finish(round.id)).toEqual(notFound);
        expect(await another.grade(grade())).toEqual(notFound);
        expect(await another.answerByVoice(spoken(right()))).toEqual(notFound);
        expect(await stored()).toEqual(before);
      });

      it('answer cannot be had, flipped or taken by its id', async () => {
        const theirs = { ...round, id: subject.newId() };
        await subject.another.open(theirs);
        const taken = await subject.another.answerByVoice(spoken(wrong(), { round: theirs }));
        const { id } = detailOf(taken.ok ? taken.value : { outcome: 'say-again', transcript: '', words: [] });
        expect(await records.answerByVoice(spoken(right(), { answerId: id }))).toEqual(notFound);
        expect(await records.grade(grade({ answerId: id }))).toEqual(notFound);
        expect(await subject.listed()).toEqual([]);
        expect(await subject.another.record(theirs.id)).toMatchObject({
          value: { details: [{ id, outcome: 'wrong' }] },
        });
      });
    });

    needsSession(() => subject, {
      open: () => records.open(round),
      answerByVoice: () => records.answerByVoice(spoken(right())),
      grade: () => records.grade(grade()),
      finish: () => records.finish(round.id),
      record: () => records.record(round.id),
    });
  });
}
