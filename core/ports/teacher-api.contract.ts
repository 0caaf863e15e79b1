import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_TEACHER_QUESTIONS } from '../teacher/teacher-talk.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';
import type { TeacherApi, TeacherListener, TeacherPiece, TeacherQuestion } from './teacher-api.ts';

interface Subject extends SessionControls {
  readonly teacher: TeacherApi;
  readonly anothersTeacher: TeacherApi;
  /** Of questions that are there. */
  readonly questionIds: readonly [string, string];
}

let made = 0;
/** Later ids sort later, as those of a device do. */
const nextId = (): string => `0199a1f0-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;

class Heard implements TeacherListener {
  readonly pieces: TeacherPiece[] = [];
  leave: () => void = () => {};

  hears(piece: TeacherPiece): void {
    this.pieces.push(piece);
  }

  mayLeave(leave: () => void): void {
    this.leave = leave;
  }

  /** Of the teacher that answered last. */
  get text(): string {
    const begun = this.pieces.findLastIndex(({ kind }) => kind === 'begin');
    return this.pieces
      .slice(begun)
      .map((piece) => (piece.kind === 'text' ? piece.text : ''))
      .join('');
  }
}

export function teacherApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the TeacherApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const question = (more: Partial<TeacherQuestion> = {}): TeacherQuestion => ({
      id: nextId(),
      questionId: subject.questionIds[0],
      text: 'なぜ at を使うのですか？',
      answerId: undefined,
      language: 'ja',
      ...more,
    });

    const ask = async (asked: TeacherQuestion = question(), teacher = subject.teacher) => {
      const heard = new Heard();
      return { heard, answered: await teacher.ask(asked, heard) };
    };

    const talk = async (questionId = subject.questionIds[0], teacher = subject.teacher) => {
      const told = await teacher.talk(questionId);
      if (!told.ok) throw new Error(told.error.kind);
      return told.value;
    };

    it('says who answers, and then the answer piece by piece', async () => {
      const asked = question();
      const { heard, answered } = await ask(asked);
      if (!answered.ok) throw new Error(answered.error.kind);
      const { answer, left } = answered.value;
      expect(heard.pieces[0]).toEqual({ kind: 'begin', teacher: answer.teacher });
      expect(heard.text).toBe(answer.answer);
      expect(answer.answer.trim()).not.toBe('');
      expect(answer).toMatchObject({
        id: asked.id,
        questionId: asked.questionId,
        text: asked.text,
        language: 'ja',
      });
      expect(Date.parse(answer.askedAt)).not.toBeNaN();
      expect(left).toBe(MOST_TEACHER_QUESTIONS - 1);
    });

    it('answers in the language asked for', async () => {
      const answers = new Set<string>();
      for (const language of ['ja', 'en', 'ko'] as const) {
        const { answered } = await ask(question({ language }));
        if (answered.ok) answers.add(answered.value.answer.answer);
      }
      expect(answers.size).toBe(3);
    });

    it('keeps what was asked about each question, in its order', async () => {
      const [first, second] = [question(), question({ text: 'ほかの言い方はありますか？' })];
      const answers = [await ask(first), await ask(second)].map(
        ({ answered }) => answered.ok && answered.value.answer,
      );
      const kept = await talk();
      expect(kept.question.id).toBe(subject.questionIds[0]);
      expect(kept.answers).toEqual(answers);
      expect(kept.left).toBe(MOST_TEACHER_QUESTIONS - 2);
      expect(await talk(subject.questionIds[1])).toMatchObject({
        answers: [],
        left: MOST_TEACHER_QUESTIONS,
      });
    });

    it('answers the same id alike, and counts it once', async () => {
      const asked = question();
      const [first, second] = await Promise.all([ask(asked), ask(asked)]);
      const third = await ask(asked);
      expect(second.answered).toEqual(first.answered);
      expect(third.answered).toEqual(first.answered);
      expect(third.heard.text).toBe(first.heard.text);
      expect((await talk()).left).toBe(MOST_TEACHER_QUESTIONS - 1);
    });

    it('refuses what is asked too often about one question, even at the same moment', async () => {
      const all = await Promise.all(
        Array.from({ length: MOST_TEACHER_QUESTIONS + 1 }, () => ask(question())),
      );
      const refused = all.filter(({ answered }) => !answered.ok);
      expect(refused.map(({ answered }) => answered)).toEqual([
        { ok: false, error: { kind: 'teacher-limit' } },
      ]);
      expect(refused[0]?.heard.pieces).toEqual([]);
      expect(await talk()).toMatchObject({ left: 0 });
      expect((await talk()).answers).toHaveLength(MOST_TEACHER_QUESTIONS);
      expect((await ask(question({ questionId: subject.questionIds[1] }))).answered.ok).toBe(true);
    });

    it('keeps the answer for a learner who has left', async () => {
      const asked = question();
      const heard = new Heard();
      const answering = subject.teacher.ask(asked, heard);
      heard.leave();
      const { length } = heard.pieces;
      expect(await answering).toEqual({ ok: false, error: { kind: 'offline' } });
      expect(heard.pieces).toHaveLength(length);
      const { answered } = await ask(asked);
      expect(answered.ok).toBe(true);
      expect((await talk()).left).toBe(MOST_TEACHER_QUESTIONS - 1);
    });

    it('keeps the talks of learners apart', async () => {
      const asked = question();
      await ask(asked);
      const { anothersTeacher } = subject;
      expect(await talk(asked.questionId, anothersTeacher)).toMatchObject({
        answers: [],
        left: MOST_TEACHER_QUESTIONS,
      });
      expect((await talk()).answers).toMatchObject([{ id: asked.id }]);
    });

    it('does not find what is not there', async () => {
      const notFound = { ok: false, error: { kind: 'not-found' } };
      const { teacher } = subject;
      expect(await teacher.talk('nothing')).toEqual(notFound);
      expect((await ask(question({ questionId: 'nothing' }))).answered).toEqual(notFound);
    });

    needsSession(() => subject, {
      talk: ({ teacher, questionIds }) => teacher.talk(questionIds[0]),
      ask: ({ teacher }) => teacher.ask(question(), new Heard()),
    });
  });
}
