import { spanOfMonth } from '../../core/domain/round/record-month.ts';
import type { LessonAndProgress } from '../library/progress.ts';
import { pageOf, type Place } from '../page.ts';
import type { Shelves } from '../start/shelves.ts';
import type { ListedRecord, Records } from './records.ts';

/** So many records are listed at a time. */
const RECORDS_AT_A_TIME = 20;

export interface RecordWish {
  readonly after: Place | undefined;
  /** As `2026-11`. */
  readonly month: string | undefined;
  /** Part of the title of a lesson, in any language. */
  readonly name: string | undefined;
}

export interface FoundRecords {
  readonly records: readonly (ListedRecord & { readonly lesson: LessonAndProgress | undefined })[];
  readonly next: Place | undefined;
  /** All in which she has records, the latest first. */
  readonly months: readonly string[];
}

/** Every record of hers, by month and by the name of its lesson. */
export class ListRecords {
  readonly #records: Records;
  readonly #shelves: Pick<Shelves, 'of'>;

  constructor(records: Records, shelves: Pick<Shelves, 'of'>) {
    this.#records = records;
    this.#shelves = shelves;
  }

  async execute(learnerId: string, { after, month, name }: RecordWish): Promise<FoundRecords> {
    const { lessons } = await this.#shelves.of(learnerId);
    const byId = new Map([...lessons.values()].flat().map((one) => [one.lesson.id, one]));
    const span = month === undefined ? undefined : spanOfMonth(month);
    const filter = {
      ...(span && { from: new Date(span.from), until: new Date(span.until) }),
      ...(name !== undefined && { lessonIds: named([...byId.values()], name) }),
    };
    const [found, months] = await Promise.all([
      this.#records.latest(learnerId, { limit: RECORDS_AT_A_TIME + 1, after }, filter),
      this.#records.months(learnerId),
    ]);
    const { items, next } = pageOf(found, RECORDS_AT_A_TIME, ({ savedAt: at, id }) => ({ at, id }));
    const records = items.map((record) => ({ ...record, lesson: byId.get(record.lessonId) }));
    return { records, next, months };
  }
}

function named(lessons: readonly LessonAndProgress[], name: string): readonly string[] {
  const wanted = name.normalize('NFKC').toLowerCase().trim();
  return lessons.flatMap(({ lesson: { id, title } }) =>
    Object.values(title).some((text) => text.normalize('NFKC').toLowerCase().includes(wanted))
      ? [id]
      : [],
  );
}
