import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Learners, StoredLearner } from './learners.ts';

export class SqlLearners implements Learners {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(learner: StoredLearner): Promise<boolean> {
    const added = await this.#db
      .insertInto('learners')
      .values({
        id: learner.id,
        email: learner.email.toLowerCase(),
        password_hash: learner.passwordHash,
        created_at: learner.createdAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async ofId(id: string): Promise<StoredLearner | undefined> {
    return asLearner(
      await this.#db.selectFrom('learners').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  }

  async ofEmail(email: string): Promise<StoredLearner | undefined> {
    return asLearner(
      await this.#db
        .selectFrom('learners')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),
    );
  }
}

const asLearner = (row: Selectable<Database['learners']> | undefined): StoredLearner | undefined =>
  row && {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
  };
