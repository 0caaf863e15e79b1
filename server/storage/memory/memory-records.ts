import { monthOf } from '../../../core/domain/round/record-month.ts';
import { summaryOf } from '../../../core/domain/round/round-summary.ts';
import type { Page } from '../../page.ts';
import { claimsOf } from '../../records/claims-of.ts';
import type {
  KeptDetail,
  AroundAnswer,
  ClaimedWording,
  KeptTake,
  ListedRecord,
  RecordFilter,
  NewRecord,
  NewVerdict,
  Outcome,
  Records,
  StoredDetail,
  StoredRecord,
} from '../../records/records.ts';
import type { AnswerLog } from '../../review/answer-log.ts';
import { loggedAnswer, logOutcome } from '../../review/log-outcome.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';
import { newestFirst } from './newest-first.ts';

export class MemoryRecords implements Records {
  readonly #tables: MemoryTables;
  readonly #log: AnswerLog;

  constructor(tables: MemoryTables, log: AnswerLog) {
    this.#tables = tables;
    this.#log = log;
  }

  async open(record: NewRecord): Promise<boolean> {
    const { records } = this.#tables;
    if (!records.has(record.id)) {
      records.set(record.id, { ...record, savedAt: undefined, finishedAt: undefined });
    }
    return records.get(record.id)?.learnerId === record.learnerId;
  }

  async ofId(learnerId: string, id: string): Promise<StoredRecord | undefined> {
    const record = this.#tables.records.get(id);
    return record?.learnerId === learnerId ? record : undefined;
  }

  async finish(learnerId: string, id: string, at: Date): Promise<void> {
    const record = this.#tables.records.get(id);
    if (record?.learnerId !== learnerId || record.finishedAt) return;
    this.#tables.records.set(id, { ...record, finishedAt: at });
  }

  async latest(
    learnerId: string,
    page: Page,
    { from, until, lessonIds }: RecordFilter = {},
  ): Promise<readonly ListedRecord[]> {
    const wanted = this.#saved(learnerId).filter(
      ({ savedAt, lessonId }) =>
        (from === undefined || savedAt >= from) &&
        (until === undefined || savedAt < until) &&
        (lessonIds === undefined || lessonIds.includes(lessonId)),
    );
    return newestFirst(wanted, page, placeOfRecord);
  }

  async months(learnerId: string): Promise<readonly string[]> {
    const months = this.#saved(learnerId).map(({ savedAt }) => monthOf(savedAt.getTime()));
    return [...new Set(months)].toSorted().toReversed();
  }

  async ofLesson(
    learnerId: string,
    lessonId: string,
    page: Page,
  ): Promise<readonly ListedRecord[]> {
    const ofLesson = this.#saved(learnerId).filter((record) => record.lessonId === lessonId);
    return newestFirst(ofLesson, page, placeOfRecord);
  }

  async copy(record: NewRecord, details: readonly StoredDetail[]): Promise<boolean> {
    const { records } = this.#tables;
    if (records.has(record.id)) return false;
    const savedAt = details.length > 0 ? record.startedAt : undefined;
    records.set(record.id, { ...record, savedAt, finishedAt: undefined });
    for (const detail of details) this.#tables.details.set(detail.id, detail);
    return true;
  }

  async addDetail(
    detail: StoredDetail,
    { opens, targetMs = detail.answerMs }: AroundAnswer = {},
  ): Promise<KeptDetail | undefined> {
    const { records, details } = this.#tables;
    const { learnerId, recordId } = detail;
    if (!(await (opens ? this.open(opens) : this.ofId(learnerId, recordId)))) return undefined;
    if (details.has(detail.id)) {
      const stored = await this.detail(learnerId, detail.id);
      return stored && { stored, isNew: false };
    }
    details.set(detail.id, detail);
    const record = records.get(recordId);
    if (record && !record.savedAt) records.set(recordId, { ...record, savedAt: detail.answeredAt });
    await this.#log.add(loggedAnswer(detail, targetMs));
    return { stored: detail, isNew: true };
  }

  async detail(learnerId: string, id: string): Promise<StoredDetail | undefined> {
    const detail = this.#tables.details.get(id);
    return detail?.learnerId === learnerId ? detail : undefined;
  }

  async latestAnswer(learnerId: string, questionId: string): Promise<StoredDetail | undefined> {
    return this.#details(learnerId)
      .filter((detail) => detail.questionId === questionId && detail.transcript !== undefined)
      .at(-1);
  }

  async details(learnerId: string, recordIds: readonly string[]): Promise<readonly StoredDetail[]> {
    return this.#details(learnerId).filter(({ recordId }) => recordIds.includes(recordId));
  }

  async lastOutcomes(
    learnerId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Outcome>> {
    return new Map(
      this.#details(learnerId)
        .filter(({ questionId }) => questionIds.includes(questionId))
        .map(({ questionId, outcome }) => [questionId, outcome]),
    );
  }

  async setOutcome(learnerId: string, detailId: string, outcome: Outcome, at: Date): Promise<void> {
    const detail = await this.detail(learnerId, detailId);
    if (!detail) return;
    const isOwnWord = detail.judged !== undefined;
    const changed = { ...detail, outcome, isOwnWord };
    this.#tables.details.set(detailId, changed);
    await logOutcome(this.#log, changed, at);
  }

  async rejudge(learnerId: string, detailId: string, verdict: NewVerdict, at: Date): Promise<void> {
    const detail = await this.detail(learnerId, detailId);
    if (!detail || detail.isOwnWord) return;
    const changed = { ...detail, ...verdict };
    this.#tables.details.set(detailId, changed);
    await logOutcome(this.#log, changed, at);
  }

  async claimed(byAtLeast: number): Promise<readonly ClaimedWording[]> {
    const claims = [...this.#tables.details.values()]
      .filter(
        ({ isOwnWord, outcome, judged }) =>
          isOwnWord && outcome === 'correct' && judged !== 'correct',
      )
      .flatMap(({ learnerId, questionId, transcript }) =>
        transcript === undefined ? [] : [{ learnerId, questionId, wording: transcript }],
      )
      .toSorted((a, b) =>
        keyOf(a.questionId, a.wording) < keyOf(b.questionId, b.wording) ? -1 : 1,
      );
    return claimsOf(claims, byAtLeast);
  }

  async takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]> {
    const found = new Map<string, KeptTake>();
    for (const { learnerId, takePath, answeredAt } of this.#tables.details.values())
      if (takePath !== undefined && answeredAt < at) found.set(takePath, { learnerId, takePath });
    return [...found.values()].slice(0, limit);
  }

  async dropTake(learnerId: string, takePath: string): Promise<void> {
    for (const [id, detail] of this.#tables.details)
      if (detail.learnerId === learnerId && detail.takePath === takePath)
        this.#tables.details.set(id, { ...detail, takePath: undefined });
  }

  async addGenerated(learnerId: string, detailId: string, answer: string): Promise<void> {
    const detail = await this.detail(learnerId, detailId);
    if (!detail) return;
    const generated = [...detail.generated, answer];
    this.#tables.details.set(detailId, { ...detail, generated });
  }

  #saved(learnerId: string): readonly ListedRecord[] {
    return [...this.#tables.records.values()]
      .filter((record) => record.learnerId === learnerId)
      .flatMap((record): ListedRecord[] => {
        const { rightIds: _, ...summary } = summaryOf(this.#tables.detailsOf(record.id));
        return record.savedAt ? [{ ...record, savedAt: record.savedAt, summary }] : [];
      });
  }

  /** The oldest first. */
  #details(learnerId: string): readonly StoredDetail[] {
    return [...this.#tables.details.values()]
      .filter((detail) => detail.learnerId === learnerId)
      .toSorted((a, b) => +a.answeredAt - +b.answeredAt || (a.id < b.id ? -1 : 1));
  }
}

const placeOfRecord = ({ savedAt, id }: ListedRecord) => ({ at: savedAt, id });
