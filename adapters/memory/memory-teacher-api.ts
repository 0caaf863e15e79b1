import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  AnsweredByTeacher,
  AskTeacherError,
  TeacherApi,
  TeacherListener,
  TeacherQuestion,
} from '../../core/ports/teacher-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  MOST_TEACHER_QUESTIONS,
  type TeacherAnswer,
  type TeacherTalk,
} from '../../core/teacher/teacher-talk.ts';
import type { MemoryCaller } from './memory-caller.ts';

/** A world whose teacher knows the notes of the questions, and reads them out. */
export class MemoryTeacherApi implements TeacherApi {
  readonly #caller: MemoryCaller;
  readonly #clock: Clock;

  constructor(caller: MemoryCaller, clock: Clock) {
    this.#caller = caller;
    this.#clock = clock;
  }

  async talk(questionId: string): Promise<Result<TeacherTalk, ApiError | NotFound>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const found = this.#question(questionId);
    if (!found) return fail({ kind: 'not-found' });
    const answers = this.#answers(learner.value, questionId);
    const left = MOST_TEACHER_QUESTIONS - answers.length;
    return ok({ ...found, topics: [found.question.note], answers, left });
  }

  async ask(
    asked: TeacherQuestion,
    listener: TeacherListener,
  ): Promise<Result<AnsweredByTeacher, AskTeacherError>> {
    let hasLeft = false;
    listener.mayLeave(() => {
      hasLeft = true;
    });
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const found = this.#question(asked.questionId);
    if (!found) return fail({ kind: 'not-found' });
    const { teacherAnswers } = this.#caller.world;
    const before = teacherAnswers.get(asked.id);
    const hadEnough =
      this.#answers(learner.value, asked.questionId).length >= MOST_TEACHER_QUESTIONS;
    if (!before && hadEnough) return fail({ kind: 'teacher-limit' });
    const answer: TeacherAnswer = before ?? {
      id: asked.id,
      questionId: asked.questionId,
      text: asked.text,
      answer: found.question.note[asked.language],
      teacher: 'built-in',
      language: asked.language,
      askedAt: new Date(this.#clock.now()).toISOString(),
    };
    if (!before) teacherAnswers.set(asked.id, { ...answer, learnerId: learner.value });
    if (hasLeft) return fail({ kind: 'offline' });
    listener.hears({ kind: 'begin', teacher: answer.teacher });
    for (const text of answer.answer.split(/(?<= )/u)) listener.hears({ kind: 'text', text });
    const left = MOST_TEACHER_QUESTIONS - this.#answers(learner.value, asked.questionId).length;
    return ok({ answer: plain(answer), left });
  }

  #question(id: string): Pick<TeacherTalk, 'question' | 'lessonId'> | undefined {
    for (const { id: lessonId, questions } of this.#caller.world.lessons.values()) {
      const question = questions.find((one) => one.id === id);
      if (question) return { question, lessonId };
    }
    return undefined;
  }

  #answers(learnerId: string, questionId: string): readonly TeacherAnswer[] {
    return [...this.#caller.world.teacherAnswers.values()]
      .filter((one) => one.learnerId === learnerId && one.questionId === questionId)
      .map(plain);
  }
}

function plain(answer: TeacherAnswer & { readonly learnerId?: string }): TeacherAnswer {
  const { learnerId: _, ...own } = answer;
  return own;
}
