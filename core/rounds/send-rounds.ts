import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { LessonLocked, RecordsApi } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import { ok, type Result } from '../shared/result.ts';
import type { PendingRound, PendingRounds } from './pending-rounds.ts';

export interface SendRoundsParts {
  readonly records: Pick<RecordsApi, 'open' | 'grade' | 'finish'>;
  readonly kept: PendingRounds;
  /** Who plays here now; undefined when nobody is signed in. */
  readonly learnerId: () => string | undefined;
  readonly reporter: Reporter;
}

type SendError = ApiError | NotFound | LessonLocked | Unexpected;

/** Tells the server of rounds that were played without a network. Told twice, it changes nothing. */
export class SendRounds {
  readonly #parts: SendRoundsParts;
  readonly #underWay = new Map<string, Promise<Result<void, SendError>>>();

  constructor(parts: SendRoundsParts) {
    this.#parts = parts;
  }

  async flush(): Promise<void> {
    for (const { round } of this.#left()) {
      const sent = await this.send(round.id);
      if (!sent.ok && sent.error.kind === 'offline') return;
    }
  }

  /** One round; whoever asks while it is under way waits for the same. */
  send(roundId: string): Promise<Result<void, SendError>> {
    const underWay = this.#underWay.get(roundId);
    if (underWay) return underWay;
    const sending = attempt(this.#parts.reporter, 'send round', () => this.#send(roundId)).finally(
      () => this.#underWay.delete(roundId),
    );
    this.#underWay.set(roundId, sending);
    return sending;
  }

  async #send(roundId: string): Promise<Result<void, SendError>> {
    const { records, kept } = this.#parts;
    for (;;) {
      const left = this.#left().find(({ round }) => round.id === roundId);
      if (!left) return ok(undefined);
      const told = await this.#tell(left, records);
      const isWanted = told.ok || !['not-found', 'lesson-locked'].includes(told.error.kind);
      if (!told.ok && isWanted) return told;
      const now = this.#left().find(({ round }) => round.id === roundId);
      // What she answered meanwhile is told as well.
      if (!told.ok || (now && isSame(now, left))) {
        kept.drop(roundId);
        return told;
      }
    }
  }

  async #tell(
    { round, details, unsent, isFinished }: PendingRound,
    records: SendRoundsParts['records'],
  ): Promise<Result<void, SendError>> {
    const opened = await records.open(round);
    if (!opened.ok) return opened;
    for (const { id, questionId, outcome, answerMs } of details) {
      if (!unsent.includes(id)) continue;
      const grade = { answerId: id, recordId: round.id, questionId, outcome, answerMs };
      const graded = await records.grade(grade);
      // A question that has left the lesson takes no other answer with it.
      if (!graded.ok && graded.error.kind !== 'not-found') return graded;
    }
    if (!isFinished) return ok(undefined);
    const finished = await records.finish(round.id);
    return finished.ok ? ok(undefined) : finished;
  }

  #left(): readonly PendingRound[] {
    const { kept, learnerId } = this.#parts;
    return kept.of(learnerId());
  }
}

const isSame = (a: PendingRound, b: PendingRound): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
