import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OwnData, OwnKind, OwnRow } from '../../own-data/own-data.ts';

type Source = readonly [table: keyof Database, orderedBy: string, columns: string];

const SOURCES: Readonly<Record<OwnKind, Source>> = {
  records: ['records', 'started_at', 'id lesson_id mode level started_at saved_at finished_at'],
  answers: [
    'record_details',
    'answered_at',
    'id record_id question_id outcome judged is_own_word transcript words remarks nearest answer_ms reaction_ms words_per_minute generated take_path answered_at',
  ],
  'review-answers': [
    'answer_log',
    'answered_at',
    'id question_id review_id outcome ground answer_ms target_ms answered_at graded_at',
  ],
  reviews: ['reviews', 'begun_at', 'id kind question_ids begun_at finished_at'],
  'left-out-of-reviews': ['review_items', 'question_id', 'question_id'],
  bookmarks: ['bookmarks', 'changed_at', 'kind target_id question_id is_on changed_at'],
  'study-sessions': [
    'study_sessions',
    'started_at',
    'id study_type lesson_id material_id started_at ended_at duration_seconds pause_seconds',
  ],
  'teacher-talks': [
    'teacher_questions',
    'asked_at',
    'id question_id answer_id text language asked_at answer teacher',
  ],
  speeches: [
    'monologues',
    'recorded_at',
    'id material_id theme memo recorded_at duration_ms take_path take_bytes submitted_at correction result refusal settled_at read_at feedback_wanted_at',
  ],
  'own-questions': [
    'own_questions',
    'added_at',
    'id monologue_id sentence meant said answer note topics added_at',
  ],
  'chosen-genres': ['chosen_genres', 'learner_id', 'genres'],
  schedules: ['schedules', 'started_on', 'id started_on changed_in earlier menus'],
};

export class SqlOwnData implements OwnData {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async of(learnerId: string, kind: OwnKind): Promise<readonly OwnRow[]> {
    const [table, orderedBy, columns] = SOURCES[kind];
    const named = columns.split(' ').map((column) => sql.ref(column));
    const only = kind === 'left-out-of-reviews' ? sql`and removed` : sql``;
    const { rows } = await sql<OwnRow>`select ${sql.join(named)} from ${sql.table(table)}
      where learner_id = ${learnerId} ${only}
      order by ${sql.ref(orderedBy)}, ${named[0]}`.execute(this.#db);
    return rows.map(inCode);
  }
}

/** `answered_at` becomes `answeredAt`. */
const inCode = (row: OwnRow): OwnRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
