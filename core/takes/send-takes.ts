import type { Clock } from '../ports/clock.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { PageVisibility } from '../ports/page-visibility.ts';
import type { VoiceRecordsApi } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeptTake, TakeStore } from '../ports/take-store.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { VoiceVerdict } from '../verbal-composition/record.ts';
import { sendAnswer, type SendError } from '../verbal-composition/send-answer.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import type { TakeKeeper } from './take-keeper.ts';

/** How long to wait after each failure in a row; the last one again and again. */
export const PAUSES_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** How long the learner can still hear a take that the server will never want. */
export const REFUSED_KEPT_MS = 1_209_600_000;

export interface SendTakesParts {
  readonly takes: TakeStore;
  readonly keeper: TakeKeeper;
  readonly records: VoiceRecordsApi;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly visibility: PageVisibility;
  readonly reporter: Reporter;
}

type Sent = Result<VoiceVerdict, SendError | Unexpected>;

/**
 * Sends what was left unsent, one take after another and the oldest first: at once, whenever the network is back or the
 * app is looked at, and again after a while where that failed. Never while she is recording.
 */
export class SendTakes {
  readonly #parts: SendTakesParts;
  readonly #watchers = new Set<{ readonly changed: () => void }>();
  #isStarted = false;
  #run: Promise<void> | undefined;
  #failures = 0;
  #cancelPause: () => void = () => {};
  /** The take that is on its way, by its answer. */
  sending: string | undefined;

  constructor(parts: SendTakesParts) {
    this.#parts = parts;
  }

  /** From now on by itself; a second call changes nothing. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { connectivity, visibility, keeper } = this.#parts;
    connectivity.watch((isOnline) => {
      this.#tell();
      if (isOnline) void this.sendAll();
    });
    visibility.watch((isVisible) => {
      if (isVisible) void this.sendAll();
    });
    keeper.whenIdle(() => void this.sendAll());
    void this.sendAll();
  }

  /** Everything that waits; whoever asks while that is under way waits for the same. */
  sendAll(): Promise<void> {
    this.#run ??= this.#sendAll().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  /** One take, also one that was refused before; undefined where another tab is sending or has sent it. */
  async send(answerId: string): Promise<Sent | undefined> {
    const { takes, reporter } = this.#parts;
    if (!(await takes.hold(answerId))) return undefined;
    try {
      // Only who holds it knows that nobody else has sent it in the meantime.
      const take = (await this.left()).find((kept) => kept.answerId === answerId);
      if (!take) return undefined;
      this.sending = answerId;
      this.#tell();
      return await attempt(reporter, 'send take', () =>
        sendAnswer(takes, this.#parts.records, take),
      );
    } finally {
      this.sending = undefined;
      takes.release(answerId);
      this.#tell();
    }
  }

  /** What the learner who is signed in has on this device, the oldest first. */
  async left(): Promise<readonly KeptTake[]> {
    const learnerId = learnerOf(this.#parts.sessions);
    return learnerId === undefined ? [] : this.#parts.takes.all(learnerId);
  }

  async drop(answerId: string): Promise<void> {
    await this.#parts.takes.drop(answerId);
    this.#tell();
  }

  get isOnline(): boolean {
    return this.#parts.connectivity.isOnline();
  }

  /** Calls back whenever something may have become of a take; the answer stops it. */
  watch(changed: () => void): () => void {
    const watcher = { changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #sendAll(): Promise<void> {
    this.#cancelPause();
    // The network tells when it is back.
    if (!this.isOnline) return;
    const left = await this.left();
    await this.#forgetOld(left);
    for (const { answerId, refusal } of left) {
      // It tells when it is over.
      if (this.#parts.keeper.isRecording) return;
      if (refusal !== undefined) continue;
      const sent = await this.send(answerId);
      if (!sent || sent.ok) continue;
      // What is wrong with one take need not be wrong with the next.
      if (!['recognition-failed', 'grading-delayed', 'unexpected'].includes(sent.error.kind)) break;
    }
    const isLeft = (await this.left()).some(({ refusal }) => refusal === undefined);
    if (isLeft) this.#tryLater();
    else this.#failures = 0;
  }

  #tryLater(): void {
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)] ?? PAUSES_MS[0];
    this.#failures += 1;
    this.#cancelPause();
    this.#cancelPause = this.#parts.clock.after(pause, () => void this.sendAll());
  }

  async #forgetOld(left: readonly KeptTake[]): Promise<void> {
    const since = this.#parts.clock.now() - REFUSED_KEPT_MS;
    for (const { answerId, refusal, startedAt } of left) {
      if (refusal !== undefined && startedAt < since) await this.drop(answerId);
    }
  }

  #tell(): void {
    for (const { changed } of this.#watchers) changed();
  }
}
