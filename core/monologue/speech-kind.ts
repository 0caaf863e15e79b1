import { isRefusal } from '../outbox/what-follows.ts';
import type { OutboxEntry, OutboxKind, Sent } from '../outbox/outbox-kind.ts';
import type { Clock } from '../ports/clock.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { MonologuesApi, SubmissionsExceeded } from '../ports/monologues-api.ts';
import type { TakesFull } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeptSpeech, SpeechStore } from '../ports/speech-store.ts';
import { attempt } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import type { Monologue } from './monologue.ts';

export type SubmitError = ApiError | NotFound | TakesFull | SubmissionsExceeded;

export interface SpeechKindParts {
  readonly speeches: SpeechStore;
  readonly monologues: Pick<MonologuesApi, 'record' | 'submit'>;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Speeches on this device: those that she wants corrected go with the outbox, the others wait for her word. */
export class SpeechKind implements OutboxKind {
  readonly name = 'speech';
  readonly #parts: SpeechKindParts;
  readonly #watchers = new Set<() => void>();

  constructor(parts: SpeechKindParts) {
    this.#parts = parts;
  }

  /** What the learner who is signed in has on this device, the oldest first. */
  async all(): Promise<readonly KeptSpeech[]> {
    const { sessions, speeches, clock } = this.#parts;
    const learnerId = learnerOf(sessions);
    return learnerId === undefined ? [] : speeches.all(learnerId, clock.now());
  }

  async entries(learnerId: string): Promise<readonly OutboxEntry[]> {
    const { speeches, clock } = this.#parts;
    const all = await speeches.all(learnerId, clock.now());
    return all
      .filter(({ isWanted }) => isWanted)
      .map(({ id, startedAt, refusal }) => ({
        kind: this.name,
        id,
        queuedAt: startedAt,
        isRefused: refusal !== undefined,
      }));
  }

  async send(id: string): Promise<Sent<Monologue> | undefined> {
    const { reporter } = this.#parts;
    const speech = (await this.all()).find((one) => one.id === id);
    if (!speech) return undefined;
    return attempt(reporter, 'send speech', () => this.#send(speech));
  }

  /** She wants it corrected: it is sent now, and later where that fails. */
  async submit(speech: KeptSpeech): Promise<Sent<Monologue>> {
    const { speeches, reporter } = this.#parts;
    const wanted = { ...speech, isWanted: true };
    await speeches.keep(wanted);
    const sent = await attempt(reporter, 'submit speech', () => this.#send(wanted));
    if (!sent.ok) this.#changed();
    return sent;
  }

  async drop(id: string): Promise<void> {
    await this.#parts.speeches.drop(id);
    this.#changed();
  }

  watch(changed: () => void): void {
    this.#watchers.add(changed);
  }

  async #send(speech: KeptSpeech): Promise<Result<Monologue, SubmitError>> {
    const { monologues, speeches } = this.#parts;
    const recorded = await monologues.record(speech);
    const sent = recorded.ok ? await monologues.submit(speech.id) : recorded;
    // Kept there and not submitted, it can be submitted from the history.
    const isThere = sent.ok || (recorded.ok && sent.error.kind === 'submissions-exceeded');
    if (isThere) await speeches.drop(speech.id);
    else if (isRefusal(sent.error.kind)) await speeches.keep({ ...speech, refusal: 'not-found' });
    return sent;
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}
