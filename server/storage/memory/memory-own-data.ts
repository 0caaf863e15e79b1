import type { OwnData, OwnKind, OwnRow } from '../../own-data/own-data.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryOwnData implements OwnData {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async of(learnerId: string, kind: OwnKind): Promise<readonly OwnRow[]> {
    const { records, details, answers, reviews, bookmarks, studySessions, teacherQuestions } =
      this.#tables;
    const hers = <T extends { readonly learnerId: string }>(
      table: ReadonlyMap<string, T>,
      orderedBy: (row: T) => Date | number,
    ): readonly OwnRow[] =>
      [...table.values()]
        .filter((row) => row.learnerId === learnerId)
        .toSorted((a, b) => Number(orderedBy(a)) - Number(orderedBy(b)))
        .map(asOwn);
    switch (kind) {
      case 'records':
        return hers(records, ({ startedAt }) => startedAt);
      case 'answers':
        return hers(details, ({ answeredAt }) => answeredAt);
      case 'review-answers':
        return hers(answers, ({ answeredAt }) => answeredAt);
      case 'reviews':
        return hers(reviews, ({ begunAt }) => begunAt);
      case 'left-out-of-reviews':
        return this.#leftOut(learnerId);
      case 'bookmarks':
        return hers(bookmarks, ({ changedAt }) => changedAt);
      case 'study-sessions':
        return hers(studySessions, ({ startedAt }) => startedAt);
      case 'teacher-talks':
        return hers(teacherQuestions, ({ askedAt }) => askedAt);
      case 'speeches':
        return hers(this.#tables.monologues, ({ recordedAt }) => recordedAt);
      case 'own-questions':
        return hers(this.#tables.ownQuestions, ({ addedAt }) => addedAt);
      case 'chosen-genres':
        return hers(this.#tables.chosenGenres, () => 0);
      case 'schedules':
        return hers(this.#tables.schedules, () => 0);
    }
  }

  #leftOut(learnerId: string): readonly OwnRow[] {
    return [...this.#tables.removedItems.keys()]
      .map((key) => JSON.parse(key) as readonly [string, string]) // as `keyOf` wrote it
      .filter(([owner]) => owner === learnerId)
      .map(([, questionId]) => ({ questionId }));
  }
}

/** Her own id says nothing in what is hers; moments are dates in each kind. */
const asOwn = (row: object): OwnRow =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => name !== 'learnerId' && value !== undefined)
      .map(([name, value]) =>
        name.endsWith('At') && typeof value === 'number' ? [name, new Date(value)] : [name, value],
      ),
  );
