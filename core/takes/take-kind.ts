import type { Clock } from '../ports/clock.ts';
import type { VoiceRecordsApi } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeptTake, TakeStore } from '../ports/take-store.ts';
import {
  REFUSED_KEPT_MS,
  type OutboxEntry,
  type OutboxKind,
  type Sent,
} from '../outbox/outbox-kind.ts';
import { attempt } from '../shared/attempt.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { sendAnswer } from '../verbal-composition/send-answer.ts';
import type { TakeKeeper } from './take-keeper.ts';

export interface TakeKindParts {
  readonly takes: TakeStore;
  readonly keeper: TakeKeeper;
  readonly records: VoiceRecordsApi;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Takes that wait to be graded; never sent while she is recording another. */
export class TakeKind implements OutboxKind {
  readonly name = 'take';
  readonly #parts: TakeKindParts;
  readonly #watchers = new Set<() => void>();

  constructor(parts: TakeKindParts) {
    this.#parts = parts;
  }

  /** What the learner who is signed in has on this device, the oldest first. */
  async all(): Promise<readonly KeptTake[]> {
    const learnerId = learnerOf(this.#parts.sessions);
    return learnerId === undefined ? [] : this.#parts.takes.all(learnerId);
  }

  async entries(learnerId: string): Promise<readonly OutboxEntry[]> {
    const takes = await this.#parts.takes.all(learnerId);
    return takes.map(({ answerId, startedAt, refusal, isInterrupted }) => ({
      kind: this.name,
      id: answerId,
      queuedAt: startedAt,
      isRefused: refusal !== undefined,
      ...(isInterrupted && { awaitsHer: true }),
    }));
  }

  canSend(): boolean {
    return !this.#parts.keeper.isRecording;
  }

  async send(answerId: string): Promise<Sent | undefined> {
    const { takes, records, reporter } = this.#parts;
    if (!(await takes.hold(answerId))) return undefined;
    try {
      // Only the tab that holds it knows that no other has sent it in the meantime.
      const take = (await this.all()).find((kept) => kept.answerId === answerId);
      if (!take) return undefined;
      return await attempt(reporter, 'send take', () => sendAnswer(takes, records, take));
    } finally {
      takes.release(answerId);
    }
  }

  async drop(answerId: string): Promise<void> {
    await this.#parts.takes.drop(answerId);
    this.#changed();
  }

  watch(changed: () => void): void {
    this.#watchers.add(changed);
  }

  async forgetOld(learnerId: string): Promise<void> {
    const { takes, clock } = this.#parts;
    const since = clock.now() - REFUSED_KEPT_MS;
    for (const { answerId, refusal, isInterrupted, startedAt } of await takes.all(learnerId)) {
      const isUnwanted = refusal !== undefined || isInterrupted === true;
      if (isUnwanted && startedAt < since) await this.drop(answerId);
    }
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}
