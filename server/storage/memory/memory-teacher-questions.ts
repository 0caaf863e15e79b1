import type { TeacherName } from '../../teacher/teacher.ts';
import type {
  NewTeacherQuestion,
  StoredTeacherQuestion,
  TeacherQuestions,
} from '../../teacher/teacher-questions.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryTeacherQuestions implements TeacherQuestions {
  readonly #questions: MemoryTables['teacherQuestions'];

  constructor({ teacherQuestions }: MemoryTables) {
    this.#questions = teacherQuestions;
  }

  async ask(
    question: NewTeacherQuestion,
    limit: number,
  ): Promise<StoredTeacherQuestion | undefined> {
    const { learnerId, id, questionId } = question;
    const key = keyOf(learnerId, id);
    const before = this.#questions.get(key);
    if (before) return before.questionId === questionId ? before : undefined;
    if (this.#about(learnerId, questionId).length >= limit) return undefined;
    const asked = { ...question, answer: undefined, teacher: undefined };
    this.#questions.set(key, asked);
    return asked;
  }

  async answer(learnerId: string, id: string, answer: string, teacher: TeacherName): Promise<void> {
    const key = keyOf(learnerId, id);
    const asked = this.#questions.get(key);
    if (asked && asked.answer === undefined)
      this.#questions.set(key, { ...asked, answer, teacher });
  }

  async ofId(learnerId: string, id: string): Promise<StoredTeacherQuestion | undefined> {
    return this.#questions.get(keyOf(learnerId, id));
  }

  async ofIds(
    learnerId: string,
    ids: readonly string[],
  ): Promise<readonly StoredTeacherQuestion[]> {
    return ids
      .flatMap((id) => this.#questions.get(keyOf(learnerId, id)) ?? [])
      .filter(({ answer }) => answer !== undefined);
  }

  async ofQuestion(
    learnerId: string,
    questionId: string,
  ): Promise<readonly StoredTeacherQuestion[]> {
    return this.#about(learnerId, questionId)
      .filter(({ answer }) => answer !== undefined)
      .toSorted((a, b) => +a.askedAt - +b.askedAt || (a.id < b.id ? -1 : 1));
  }

  async count(learnerId: string, questionId: string): Promise<number> {
    return this.#about(learnerId, questionId).length;
  }

  #about(learnerId: string, questionId: string): readonly StoredTeacherQuestion[] {
    return [...this.#questions.values()].filter(
      (one) => one.learnerId === learnerId && one.questionId === questionId,
    );
  }
}
