import type { Reporter } from '../ports/reporter.ts';
import { attempt } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { OutboxEntry, OutboxError, OutboxKind, OutboxKindName, Sent } from './outbox-kind.ts';
import type { StoredEntries } from './stored-entries.ts';
import { whatFollows } from './what-follows.ts';

export interface StoredKindParts<Body, Told> {
  readonly name: OutboxKindName;
  readonly stored: StoredEntries;
  readonly isBody: (body: unknown) => body is Body;
  readonly idOf: (body: Body) => string;
  /** Told twice, it counts once. */
  readonly tell: (body: Body) => Promise<Result<Told, OutboxError>>;
  /** What is still being made, and not sent with the rest. */
  readonly isUnderWay?: (body: Body) => boolean;
  /** Who is here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  readonly reporter: Reporter;
}

/** Entries that are small enough to be kept as text, and there from the moment they are put in. */
export class StoredKind<Body, Told = unknown> implements OutboxKind {
  readonly #parts: StoredKindParts<Body, Told>;
  readonly #underWay = new Map<string, Promise<Sent<Told> | undefined>>();
  readonly #watchers = new Set<() => void>();

  constructor(parts: StoredKindParts<Body, Told>) {
    this.#parts = parts;
  }

  get name(): OutboxKindName {
    return this.#parts.name;
  }

  /** Of who is here now, if no other learner is named; in place of what was put in under the same id. */
  put(body: Body, learnerId = this.#parts.learnerId()): void {
    const { stored, name, idOf, isUnderWay } = this.#parts;
    if (learnerId === undefined) return;
    stored.put(name, learnerId, idOf(body), body);
    // What is still being made is not in the queue: nothing is to be counted or sent.
    if (!isUnderWay?.(body)) this.#changed();
  }

  /** What waits of who is here now, the first one put in first. */
  all(): readonly Body[] {
    return this.#bodies(this.#parts.learnerId()).map(({ body }) => body);
  }

  find(id: string): Body | undefined {
    const learnerId = this.#parts.learnerId();
    const entry = learnerId === undefined ? undefined : this.#find(learnerId, id);
    return entry?.body;
  }

  async entries(learnerId: string): Promise<readonly OutboxEntry[]> {
    const { name, isUnderWay = () => false } = this.#parts;
    return this.#bodies(learnerId)
      .filter(({ body }) => !isUnderWay(body))
      .map(({ id, queuedAt }) => ({ kind: name, id, queuedAt, isRefused: false }));
  }

  /** A second call while the first is under way waits for the same. */
  send(id: string): Promise<Sent<Told> | undefined> {
    const learnerId = this.#parts.learnerId();
    if (learnerId === undefined) return Promise.resolve(undefined);
    const key = `${learnerId} ${id}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const sending = this.#send(learnerId, id).finally(() => {
      this.#underWay.delete(key);
      this.#changed();
    });
    this.#underWay.set(key, sending);
    return sending;
  }

  /** Everything of who is here now; false where something stays for later. */
  async sendAll(): Promise<boolean> {
    let isDone = true;
    for (const body of this.all()) {
      const sent = await this.send(this.#parts.idOf(body));
      const follows = whatFollows(sent);
      if (follows !== 'sent' && follows !== 'refused' && follows !== 'later') return false;
      if (follows === 'later') isDone = false;
    }
    return isDone;
  }

  async drop(id: string): Promise<void> {
    const { stored, name, learnerId } = this.#parts;
    stored.drop(name, learnerId() ?? '', id);
    this.#changed();
  }

  watch(changed: () => void): void {
    this.#watchers.add(changed);
  }

  async #send(learnerId: string, id: string): Promise<Sent<Told> | undefined> {
    const { stored, name, tell, reporter } = this.#parts;
    let sent: Sent<Told> | undefined;
    // What was changed while it was on its way is told again.
    while (learnerId === this.#parts.learnerId()) {
      const entry = this.#find(learnerId, id);
      if (!entry) return sent;
      sent = await attempt(reporter, `send ${name}`, () => tell(entry.body));
      const follows = whatFollows(sent);
      if (follows === 'refused') stored.drop(name, learnerId, id);
      if (follows !== 'sent') return sent;
      stored.drop(name, learnerId, id, entry.text);
    }
    return sent;
  }

  #find(learnerId: string, id: string) {
    const { stored, name } = this.#parts;
    const entry = stored.find(name, learnerId, id);
    return entry && this.#ours(entry);
  }

  #bodies(learnerId: string | undefined) {
    if (learnerId === undefined) return [];
    const { stored, name } = this.#parts;
    return stored
      .all(name, learnerId)
      .map((entry) => this.#ours(entry))
      .filter((entry) => entry !== undefined);
  }

  #ours<Entry extends { readonly body: unknown }>(entry: Entry) {
    const { body } = entry;
    return this.#parts.isBody(body) ? { ...entry, body } : undefined;
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}
