import { isRefusal } from '../outbox/what-follows.ts';
import {
  REFUSED_KEPT_MS,
  type OutboxEntry,
  type OutboxKind,
  type Sent,
} from '../outbox/outbox-kind.ts';
import type { Clock } from '../ports/clock.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { MonologuesApi, SubmissionsExceeded } from '../ports/monologues-api.ts';
import type { NoRoom } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { KeptSpeech, SpeechStore } from '../ports/speech-store.ts';
import { attempt } from '../shared/attempt.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { isForAnotherDay } from '../domain/monologue/monologue.ts';
import type { Monologue } from './monologue.ts';

export type SubmitError = ApiError | NotFound | NoRoom | SubmissionsExceeded;

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
  readonly #sending = new Map<string, Promise<Sent<Monologue> | undefined>>();
  /** What she gave up while it was on its way. */
  readonly #givenUp = new Set<string>();

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
    return all.map(({ id, startedAt, refusal, isWanted }) => ({
      kind: this.name,
      id,
      queuedAt: startedAt,
      isRefused: refusal !== undefined,
      ...(!isWanted && { awaitsHer: true as const }),
    }));
  }

  async send(id: string): Promise<Sent<Monologue> | undefined> {
    const underWay = this.#sending.get(id);
    if (underWay) return underWay;
    const speech = (await this.all()).find((one) => one.id === id);
    if (!speech) return undefined;
    return this.#once(speech, 'send speech');
  }

  /** She wants it corrected: it is sent now, and later where that fails. Undefined where she gives it up meanwhile. */
  async submit(speech: KeptSpeech): Promise<Sent<Monologue> | undefined> {
    const wanted = { ...speech, isWanted: true };
    await this.#parts.speeches.keep(wanted);
    const sent = await (this.#sending.get(speech.id) ?? this.#once(wanted, 'submit speech'));
    if (sent && !sent.ok) this.#changed();
    return sent;
  }

  async drop(id: string): Promise<void> {
    if (this.#sending.has(id)) this.#givenUp.add(id);
    await this.#parts.speeches.drop(id);
    this.#changed();
  }

  watch(changed: () => void): void {
    this.#watchers.add(changed);
  }

  /** A speech is on its way once at a time. */
  #once(speech: KeptSpeech, where: string): Promise<Sent<Monologue> | undefined> {
    const sending = this.#tried(speech, where).finally(() => {
      this.#sending.delete(speech.id);
      this.#givenUp.delete(speech.id);
    });
    this.#sending.set(speech.id, sending);
    return sending;
  }

  async #tried(speech: KeptSpeech, where: string): Promise<Sent<Monologue> | undefined> {
    const sent = await attempt(this.#parts.reporter, where, async () => {
      const done = await this.#send(speech);
      return done?.ok === false ? done : ok(done?.value);
    });
    return sent.ok ? sent.value && ok(sent.value) : sent;
  }

  async forgetOld(learnerId: string): Promise<void> {
    const { speeches, clock } = this.#parts;
    const since = clock.now() - REFUSED_KEPT_MS;
    for (const { id, refusal, startedAt } of await speeches.all(learnerId, clock.now()))
      if (refusal !== undefined && startedAt < since) await this.drop(id);
  }

  async #send(speech: KeptSpeech): Promise<Result<Monologue, SubmitError> | undefined> {
    const { monologues, speeches, sessions } = this.#parts;
    // Another learner may have come in meanwhile, in another tab.
    const isHers = () => learnerOf(sessions) === speech.learnerId;
    if (!isHers()) return fail({ kind: 'signed-out' });
    const recorded = await monologues.record(speech);
    if (recorded.ok && !isHers()) return fail({ kind: 'signed-out' });
    // Submitted, it would use up her day for what she wants no more.
    if (recorded.ok && this.#givenUp.has(speech.id)) return undefined;
    const sent = recorded.ok ? await monologues.submit(speech.id) : recorded;
    const isThere = sent.ok || (recorded.ok && isForAnotherDay(sent.error));
    if (isThere) await speeches.drop(speech.id);
    else if (isRefusal(sent.error.kind) && (await this.#isThere(speech.id)))
      await speeches.keep({ ...speech, refusal: 'not-found' });
    return sent;
  }

  /** She may have dropped it while it was on its way. */
  async #isThere(id: string): Promise<boolean> {
    return (await this.all()).some((one) => one.id === id);
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}
