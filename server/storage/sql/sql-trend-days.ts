import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Sum, TrendDay } from '../../../core/domain/study-time/trends.ts';
import { NOTHING } from '../../../core/domain/study-time/trends.ts';
import { beginOfStudyDay } from '../../../core/domain/study-time/study-day.ts';
import type { Database } from '../../database/schema.ts';
import type { TrendDays } from '../../study-time/trend-days.ts';

interface Row {
  readonly day: string;
  readonly count: number;
  readonly total: number;
}

export class SqlTrendDays implements TrendDays {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async since(learnerId: string, day: string): Promise<readonly TrendDay[]> {
    const from = new Date(beginOfStudyDay(day));
    const speeches = (figure: string) => sql`
      select ${studyDay('recorded_at')} as day, (result->>${figure})::float as value
      from monologues where learner_id = ${learnerId} and recorded_at >= ${from}
        and result->>${figure} is not null`;
    const [study, levels, paces, reactions, firstAnswers] = await Promise.all([
      this.#sums(sql`
        select day, seconds as value from study_days
        where learner_id = ${learnerId} and day >= ${day} and seconds > 0`),
      this.#sums(speeches('score')),
      this.#sums(speeches('wordsPerMinute')),
      this.#sums(sql`
        select ${studyDay('answered_at')} as day, reaction_ms as value
        from (
          select distinct on (question_id, answered_at) reaction_ms, answered_at from record_details
          where learner_id = ${learnerId} and answered_at >= ${from} and reaction_ms is not null
        ) given`),
      this.#sums(sql`
        select ${studyDay('answered_at')} as day,
          case when outcome = 'correct' and ground <> 'seen' then 1 else 0 end as value
        from (
          select distinct on (question_id) outcome, ground, answered_at from answer_log
          where learner_id = ${learnerId} and outcome <> 'skipped' and ground <> 'speech'
          order by question_id, answered_at, id
        ) first where answered_at >= ${from}`),
    ]);
    const known = [study, levels, paces, reactions, firstAnswers];
    return [...new Set(known.flatMap((of) => [...of.keys()]))].map((on) => ({
      day: on,
      studySeconds: study.get(on)?.total ?? 0,
      levels: levels.get(on) ?? NOTHING,
      paces: paces.get(on) ?? NOTHING,
      reactions: reactions.get(on) ?? NOTHING,
      firstAnswers: firstAnswers.get(on) ?? NOTHING,
    }));
  }

  async #sums(values: RawBuilder<unknown>): Promise<ReadonlyMap<string, Sum>> {
    const { rows } = await sql<Row>`
      select day, count(*)::integer as count, sum(value)::float as total
      from (${values}) of_her group by day`.execute(this.#db);
    return new Map(rows.map(({ day, count, total }) => [day, { count, total }]));
  }
}

/** Nine hours ahead of UTC, and three hours into the night. */
const studyDay = (column: string) =>
  sql`to_char((${sql.ref(column)} at time zone 'UTC') + interval '6 hours', 'YYYY-MM-DD')`;
