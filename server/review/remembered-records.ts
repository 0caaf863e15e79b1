import { targetMs } from '../../core/domain/lesson/speed-level.ts';
import type { Page } from '../page.ts';
import type { Library } from '../library/library.ts';
import type {
  ClaimedWording,
  ListedRecord,
  NewVerdict,
  Outcome,
  Records,
  StoredDetail,
  StoredRecord,
} from '../records/records.ts';
import type { AnswerLog, LearnersAnswer } from './answer-log.ts';

/** Records of which every graded answer goes into the log as well, and every flip after it. */
export class RememberedRecords implements Records {
  readonly #records: Records;
  readonly #log: AnswerLog;
  readonly #library: Library;
  readonly #now: () => Date;

  constructor(records: Records, log: AnswerLog, library: Library, now: () => Date) {
    this.#records = records;
    this.#log = log;
    this.#library = library;
    this.#now = now;
  }

  open(record: Omit<StoredRecord, 'savedAt' | 'finishedAt'>): Promise<boolean> {
    return this.#records.open(record);
  }

  ofId(learnerId: string, id: string): Promise<StoredRecord | undefined> {
    return this.#records.ofId(learnerId, id);
  }

  finish(learnerId: string, id: string, at: Date): Promise<void> {
    return this.#records.finish(learnerId, id, at);
  }

  latest(learnerId: string, page: Page): Promise<readonly ListedRecord[]> {
    return this.#records.latest(learnerId, page);
  }

  ofLesson(learnerId: string, lessonId: string, page: Page): Promise<readonly ListedRecord[]> {
    return this.#records.ofLesson(learnerId, lessonId, page);
  }

  /** What is copied was answered once, and is in the log already. */
  copy(
    record: Omit<StoredRecord, 'savedAt' | 'finishedAt'>,
    details: readonly StoredDetail[],
  ): Promise<boolean> {
    return this.#records.copy(record, details);
  }

  addGenerated(learnerId: string, detailId: string, answer: string): Promise<void> {
    return this.#records.addGenerated(learnerId, detailId, answer);
  }

  detail(learnerId: string, id: string): Promise<StoredDetail | undefined> {
    return this.#records.detail(learnerId, id);
  }

  details(learnerId: string, recordIds: readonly string[]): Promise<readonly StoredDetail[]> {
    return this.#records.details(learnerId, recordIds);
  }

  latestAnswer(learnerId: string, questionId: string): Promise<StoredDetail | undefined> {
    return this.#records.latestAnswer(learnerId, questionId);
  }

  lastOutcomes(
    learnerId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Outcome>> {
    return this.#records.lastOutcomes(learnerId, questionIds);
  }

  claimed(byAtLeast: number): Promise<readonly ClaimedWording[]> {
    return this.#records.claimed(byAtLeast);
  }

  /** Logged first: whoever was cut off in between sends the same answer again, and only then is nothing left to do. */
  async addDetail(detail: StoredDetail): Promise<void> {
    const asked = await this.#library.question(detail.questionId);
    const [model] = asked?.question.answers ?? [];
    const at = detail.answeredAt.getTime();
    await this.#log.add({
      id: detail.id,
      learnerId: detail.learnerId,
      questionId: detail.questionId,
      reviewId: undefined,
      outcome: detail.outcome,
      answerMs: detail.answerMs,
      targetMs: model === undefined ? detail.answerMs : targetMs(model, 'normal'),
      answeredAt: at,
      gradedAt: at,
    });
    await this.#records.addDetail(detail);
  }

  async rejudge(learnerId: string, detailId: string, verdict: NewVerdict): Promise<void> {
    const before = await this.#records.detail(learnerId, detailId);
    if (before === undefined || before.isOwnWord) return;
    await this.#logOutcome(learnerId, detailId, verdict.outcome);
    await this.#records.rejudge(learnerId, detailId, verdict);
  }

  async setOutcome(learnerId: string, detailId: string, outcome: Outcome): Promise<void> {
    await this.#logOutcome(learnerId, detailId, outcome);
    await this.#records.setOutcome(learnerId, detailId, outcome);
  }

  async #logOutcome(learnerId: string, detailId: string, outcome: Outcome): Promise<void> {
    const logged =
      (await this.#log.ofId(learnerId, detailId)) ?? (await this.#original(learnerId, detailId));
    if (logged && logged.outcome !== outcome) {
      // After what it flips, also within the same millisecond.
      const gradedAt = Math.max(this.#now().getTime(), logged.gradedAt + 1);
      await this.#log.add({ ...logged, outcome, gradedAt });
    }
  }

  /** What a copied answer is in the log as. */
  async #original(learnerId: string, detailId: string): Promise<LearnersAnswer | undefined> {
    const copied = await this.#records.detail(learnerId, detailId);
    if (!copied) return undefined;
    return this.#log.givenAt(learnerId, copied.questionId, copied.answeredAt.getTime());
  }
}
