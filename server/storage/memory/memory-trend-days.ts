import { studyDayOf } from '../../../core/domain/study-time/study-day.ts';
import { NOTHING, type Sum, type TrendDay } from '../../../core/domain/study-time/trends.ts';
import type { StoredDetail } from '../../records/records.ts';
import type { TrendDays } from '../../study-time/trend-days.ts';
import { MemoryStudySessions } from './memory-study-sessions.ts';
import type { MemoryTables } from './memory-tables.ts';

type Value = readonly [at: number, value: number | undefined];

export class MemoryTrendDays implements TrendDays {
  readonly #tables: MemoryTables;
  readonly #sessions: MemoryStudySessions;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
    this.#sessions = new MemoryStudySessions(tables);
  }

  async since(learnerId: string, since: string): Promise<readonly TrendDay[]> {
    const hers = <T extends { readonly learnerId: string }>(table: ReadonlyMap<string, T>) =>
      [...table.values()].filter((one) => one.learnerId === learnerId);
    const speeches = hers(this.#tables.monologues);
    const study = new Map(
      (await this.#sessions.days(learnerId, since)).map(({ day, seconds }) => [day, seconds]),
    );
    const answers = hers(this.#tables.answers)
      .filter(({ outcome, ground }) => outcome !== 'skipped' && ground !== 'speech')
      .toSorted((a, b) => a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : 1));
    const firsts = Map.groupBy(answers, ({ questionId }) => questionId);
    const sums = {
      levels: sumsOf(speeches.map(({ recordedAt, result }): Value => [+recordedAt, result?.score])),
      paces: sumsOf(
        speeches.map(({ recordedAt, result }): Value => [+recordedAt, result?.wordsPerMinute]),
      ),
      reactions: sumsOf(
        given(hers(this.#tables.details)).map(({ answeredAt, reactionMs }): Value => [
          +answeredAt,
          reactionMs,
        ]),
      ),
      firstAnswers: sumsOf(
        [...firsts.values()].flatMap(([first]) =>
          first
            ? [[first.answeredAt, first.outcome === 'correct' && first.ground !== 'seen' ? 1 : 0]]
            : [],
        ),
      ),
    };
    const days = new Set([...study.keys(), ...Object.values(sums).flatMap((of) => [...of.keys()])]);
    return [...days]
      .filter((day) => day >= since)
      .map((day) => ({
        day,
        studySeconds: study.get(day) ?? 0,
        levels: sums.levels.get(day) ?? NOTHING,
        paces: sums.paces.get(day) ?? NOTHING,
        reactions: sums.reactions.get(day) ?? NOTHING,
        firstAnswers: sums.firstAnswers.get(day) ?? NOTHING,
      }));
  }
}

/** What was copied into other rounds was given once. */
function given<T extends Pick<StoredDetail, 'questionId' | 'answeredAt'>>(
  details: readonly T[],
): readonly T[] {
  const byAnswer = details.map((one): [string, T] => [`${one.questionId} ${+one.answeredAt}`, one]);
  return [...new Map(byAnswer).values()];
}

function sumsOf(values: readonly Value[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const [at, value] of values) {
    if (value === undefined) continue;
    const day = studyDayOf(at);
    const { count, total } = sums.get(day) ?? NOTHING;
    sums.set(day, { count: count + 1, total: total + value });
  }
  return sums;
}
