import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TeacherName } from '../../teacher/teacher.ts';
import type {
  NewTeacherQuestion,
  StoredTeacherQuestion,
  TeacherQuestions,
} from '../../teacher/teacher-questions.ts';

export class SqlTeacherQuestions implements TeacherQuestions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async ask(
    question: NewTeacherQuestion,
    limit: number,
  ): Promise<StoredTeacherQuestion | undefined> {
    const { learnerId, id, questionId } = question;
    return this.#db.transaction().execute(async (db) => {
      // One question of a learner after the other, or two at the same moment would both be the tenth.
      await db
        .selectFrom('learners')
        .select('id')
        .where('id', '=', learnerId)
        .forUpdate()
        .execute();
      const here = new SqlTeacherQuestions(db);
      const before = await here.ofId(learnerId, id);
      if (before) return before.questionId === questionId ? before : undefined;
      if ((await here.count(learnerId, questionId)) >= limit) return undefined;
      await db
        .insertInto('teacher_questions')
        .values({
          learner_id: learnerId,
          id,
          question_id: questionId,
          text: question.text,
          answer_id: question.answerId ?? null,
          language: question.language,
          asked_at: question.askedAt,
          answer: null,
          teacher: null,
        })
        .execute();
      return { ...question, answer: undefined, teacher: undefined };
    });
  }

  async answer(learnerId: string, id: string, answer: string, teacher: TeacherName): Promise<void> {
    await this.#db
      .updateTable('teacher_questions')
      .set({ answer, teacher })
      .where('learner_id', '=', learnerId)
      .where('id', '=', id)
      .where('answer', 'is', null)
      .execute();
  }

  async ofId(learnerId: string, id: string): Promise<StoredTeacherQuestion | undefined> {
    const row = await this.#db
      .selectFrom('teacher_questions')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && asStored(row);
  }

  async ofIds(
    learnerId: string,
    ids: readonly string[],
  ): Promise<readonly StoredTeacherQuestion[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('teacher_questions')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('id', 'in', [...ids])
      .where('answer', 'is not', null)
      .execute();
    const found = new Map(rows.map((row) => [row.id, asStored(row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async ofQuestion(
    learnerId: string,
    questionId: string,
  ): Promise<readonly StoredTeacherQuestion[]> {
    const rows = await this.#db
      .selectFrom('teacher_questions')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .where('answer', 'is not', null)
      .orderBy('asked_at')
      .orderBy('id')
      .execute();
    return rows.map(asStored);
  }

  async count(learnerId: string, questionId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('teacher_questions')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

const asStored = (row: Selectable<Database['teacher_questions']>): StoredTeacherQuestion => ({
  id: row.id,
  learnerId: row.learner_id,
  questionId: row.question_id,
  text: row.text,
  answerId: row.answer_id ?? undefined,
  language: row.language,
  askedAt: row.asked_at,
  answer: row.answer ?? undefined,
  teacher: row.teacher ?? undefined,
});
