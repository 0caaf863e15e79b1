import type { Kysely } from 'kysely';
import type { ModelVerdict } from '../../../language/judge/verdict.ts';
import type { Database } from '../../database/schema.ts';
import {
  wordingKey,
  type JudgedWording,
  type JudgedWordings,
} from '../../judging/judged-wordings.ts';

export class SqlJudgedWordings implements JudgedWordings {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async of(
    { id, prompt }: { readonly id: string; readonly prompt: string },
    wording: string,
  ): Promise<ModelVerdict | undefined> {
    const row = await this.#db
      .selectFrom('judged_wordings')
      .select('verdict')
      .where('question_id', '=', id)
      .where('key', '=', wordingKey(wording))
      .where('prompt', '=', prompt)
      .executeTakeFirst();
    return row?.verdict;
  }

  async keep({
    questionId,
    wording,
    prompt,
    verdict,
    model,
    judgedAt,
  }: JudgedWording): Promise<void> {
    const judged = {
      wording,
      prompt,
      verdict: JSON.stringify(verdict),
      model,
      judged_at: judgedAt,
    };
    await this.#db
      .insertInto('judged_wordings')
      .values({ question_id: questionId, key: wordingKey(wording), ...judged })
      .onConflict((conflict) => conflict.columns(['question_id', 'key']).doUpdateSet(judged))
      .execute();
  }

  async all(): Promise<readonly JudgedWording[]> {
    const rows = await this.#db
      .selectFrom('judged_wordings')
      .selectAll()
      .orderBy('question_id')
      .orderBy('key')
      .execute();
    return rows.map((row) => ({
      questionId: row.question_id,
      wording: row.wording,
      prompt: row.prompt,
      verdict: row.verdict,
      model: row.model,
      judgedAt: row.judged_at,
    }));
  }
}
