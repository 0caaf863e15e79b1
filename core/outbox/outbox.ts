import type { Clock } from '../ports/clock.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { PageVisibility } from '../ports/page-visibility.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt } from '../shared/attempt.ts';
import { ok } from '../shared/result.ts';
import type { OutboxEntry, OutboxKind, OutboxKindName, Sent } from './outbox-kind.ts';
import { whatFollows } from './what-follows.ts';

/** How long to wait after each failure in a row; the last one again and again. */
export const PAUSES_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** How long a kind is left alone where there was no room: each try would carry a whole recording for nothing. */
const NO_ROOM_MS = 60 * 60_000;

export interface OutboxParts {
  /** Who is here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly visibility: PageVisibility;
  readonly reporter: Reporter;
}

/**
 * Everything that waits on this device for the server, in one queue: sent one after another and the oldest first, at once
 * when the app starts, the network is back or the app is looked at, and again after a pause where that failed.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #kinds = new Map<OutboxKindName, OutboxKind>();
  readonly #watchers = new Set<{ readonly changed: () => void }>();
  #isStarted = false;
  #run: Promise<void> | undefined;
  #isWanted = false;
  #failures = 0;
  #cancelPause: (() => void) | undefined;
  /** Until when a kind of a learner is left alone. */
  readonly #leftUntil = new Map<string, number>();
  /** The entry that is on its way, by its id. */
  sending: string | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** From now on entries of this kind are sent with the rest. */
  add(kind: OutboxKind): void {
    this.#kinds.set(kind.name, kind);
    kind.watch(() => {
      this.#changed();
      this.#flushAfter(PAUSES_MS[0]);
    });
    this.#changed();
    if (this.#isStarted) void this.flush();
  }

  /** From now on by itself; a second call changes nothing. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { connectivity, visibility } = this.#parts;
    connectivity.watch((isOnline) => {
      this.#changed();
      if (isOnline) void this.flush();
    });
    visibility.watch((isVisible) => {
      if (isVisible) void this.flush();
    });
    void this.flush();
  }

  /** Everything that waits; a second call while that is under way looks once more, for there may be more by then. */
  flush(): Promise<void> {
    this.#isWanted = true;
    this.#run ??= this.#flushWhileWanted().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  /** Because she asks for it: also what is left alone for want of room, which she may have made. */
  flushNow(): Promise<void> {
    this.#leftUntil.clear();
    return this.flush();
  }

  /** One entry, also one that was refused before; undefined where it is gone, or another tab is sending it. */
  async send(name: OutboxKindName, id: string): Promise<Sent | undefined> {
    this.sending = id;
    this.#changed();
    try {
      return await this.#kinds.get(name)?.send(id);
    } finally {
      this.sending = undefined;
      this.#changed();
    }
  }

  async drop(name: OutboxKindName, id: string): Promise<void> {
    await this.#kinds.get(name)?.drop(id);
  }

  /** What waits of the learner who is here now, the oldest first. */
  async entries(): Promise<readonly OutboxEntry[]> {
    const learnerId = this.#parts.learnerId();
    if (learnerId === undefined) return [];
    const all = await Promise.all([...this.#kinds.values()].map((kind) => kind.entries(learnerId)));
    return all.flat().toSorted((a, b) => a.queuedAt - b.queuedAt || a.id.localeCompare(b.id));
  }

  get isOnline(): boolean {
    return this.#parts.connectivity.isOnline();
  }

  /** Calls back whenever something may have become of an entry; the answer stops it. */
  watch(changed: () => void): () => void {
    const watcher = { changed };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #flushWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await attempt(this.#parts.reporter, 'flush outbox', async () => ok(await this.#flush()));
    }
  }

  async #flush(): Promise<void> {
    this.#stopPause();
    const learnerId = this.#parts.learnerId();
    // The network tells when it is back.
    if (!this.isOnline || learnerId === undefined) return;
    for (const kind of this.#kinds.values()) await kind.forgetOld?.(learnerId);
    if (await this.#sendAll(learnerId)) this.#tryLater();
    else this.#failures = 0;
  }

  /** Whether something is left that can be sent later. */
  async #sendAll(learnerId: string): Promise<boolean> {
    const now = this.#parts.clock.now();
    const waiting = new Set<OutboxKindName>();
    for (const kind of this.#kinds.keys())
      if ((this.#leftUntil.get(`${learnerId} ${kind}`) ?? 0) > now) waiting.add(kind);
    const entries = await this.entries();
    let isLeft = false;
    for (const { kind, id } of entries.filter((entry) => !entry.isRefused && !entry.awaitsHer)) {
      if (waiting.has(kind) || this.#kinds.get(kind)?.canSend?.() === false) {
        isLeft = true;
        continue;
      }
      const sent = await this.send(kind, id);
      const follows = whatFollows(sent);
      if (follows === 'kind-later' || follows === 'kind-much-later') waiting.add(kind);
      if (follows === 'kind-much-later')
        this.#leftUntil.set(`${learnerId} ${kind}`, now + NO_ROOM_MS);
      if (follows === 'sent' || follows === 'refused') continue;
      isLeft = true;
      if (follows === 'all-later') break;
    }
    return isLeft;
  }

  #tryLater(): void {
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)] ?? PAUSES_MS[0];
    this.#failures += 1;
    this.#stopPause();
    this.#flushAfter(pause);
  }

  /** Where no pause is under way already. */
  #flushAfter(pause: number): void {
    if (!this.#isStarted || this.#cancelPause) return;
    this.#cancelPause = this.#parts.clock.after(pause, () => {
      this.#cancelPause = undefined;
      void this.flush();
    });
  }

  #stopPause(): void {
    this.#cancelPause?.();
    this.#cancelPause = undefined;
  }

  #changed(): void {
    for (const { changed } of this.#watchers) changed();
  }
}
