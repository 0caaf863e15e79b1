import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { Outbox } from './outbox.ts';
import type { OutboxError, OutboxKindName } from './outbox-kind.ts';
import { StoredEntries } from './stored-entries.ts';
import { StoredKind } from './stored-kind.ts';

/** Something that may be put in again with a later version, as a grade that is flipped. */
interface Note {
  readonly id: string;
  readonly version: number;
}

const isNote = (body: unknown): body is Note => Number.isInteger(Object(body).version);
const NAMES = ['round', 'bookmark', 'review-answer'] as const satisfies readonly OutboxKindName[];
const TABS = [0, 1] as const;
const LEARNERS = ['yui', 'ken'] as const;

type Learner = (typeof LEARNERS)[number];

/** A server that is out of reach or out of order at times, loses answers on the way back, and takes the later version. */
class Server {
  readonly has = new Map<string, number>();
  trouble: OutboxError | undefined;
  losesAnswers = false;
  readonly #onTheirWay: (() => void)[] = [];
  isSlow = false;

  async tell(learner: Learner, kind: string, note: Note): Promise<Result<void, OutboxError>> {
    if (this.isSlow) await new Promise<void>((resolve) => this.#onTheirWay.push(resolve));
    if (this.trouble) return fail(this.trouble);
    const key = `${learner} ${kind} ${note.id}`;
    this.has.set(key, Math.max(note.version, this.has.get(key) ?? 0));
    return this.losesAnswers ? fail({ kind: 'offline' }) : ok(undefined);
  }

  arrive(): void {
    for (const resolve of this.#onTheirWay.splice(0)) resolve();
  }
}

class World {
  readonly clock = new MemoryClock();
  readonly shelf = new Map<string, string>();
  readonly server = new Server();
  readonly connectivity = new MemoryConnectivity();
  learner: Learner = 'yui';
  /** The latest version of each note that was put in. */
  readonly put = new Map<string, number>();
  #version = 0;
  #tabs = TABS.map(() => this.#opened());

  #opened() {
    // Every tab has a life of its own: what a closed one had begun may still end, and must do no harm.
    const stored = new StoredEntries(new MemoryPreferences(this.shelf), this.clock);
    const reporter = new MemoryReporter();
    const learnerId = () => this.learner;
    const outbox = new Outbox({
      learnerId,
      clock: this.clock,
      connectivity: this.connectivity,
      visibility: new MemoryPageVisibility(),
      reporter,
    });
    const kinds = NAMES.map((name) => {
      const kind = new StoredKind<Note, void>({
        name,
        stored,
        isBody: isNote,
        idOf: ({ id }) => id,
        tell: (note) => this.server.tell(this.learner, name, note),
        learnerId,
        reporter,
      });
      outbox.add(kind);
      return kind;
    });
    outbox.start();
    return { outbox, kinds };
  }

  puts(tab: number, kind: number, id: string): void {
    const name = NAMES[kind] ?? 'round';
    this.#version += 1;
    this.put.set(`${this.learner} ${name} ${id}`, this.#version);
    this.#tabs[tab]?.kinds[kind]?.put({ id, version: this.#version });
  }

  sends(tab: number, kind: number, id: string): void {
    void this.#tabs[tab]?.kinds[kind]?.send(id);
  }

  flushes(tab: number): void {
    void this.#tabs[tab]?.outbox.flush();
  }

  isKilled(tab: number): void {
    this.#tabs[tab] = this.#opened();
  }

  async ends(): Promise<void> {
    this.server.trouble = undefined;
    this.server.losesAnswers = false;
    this.server.isSlow = false;
    this.connectivity.turn(true);
    for (const learner of [...LEARNERS, ...LEARNERS]) {
      this.learner = learner;
      this.server.arrive();
      await settle();
      for (const { outbox } of this.#tabs) await outbox.flush();
      await settle();
    }
  }
}

const tab = fc.constantFrom(...TABS);
const kind = fc.nat(NAMES.length - 1);
const id = fc.constantFrom('a', 'b', 'c');

const step = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('puts' as const), tab, kind, id) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('sends' as const), tab, kind, id) },
  fc.tuple(fc.constant('flushes' as const), tab),
  fc.tuple(fc.constant('isKilled' as const), tab),
  fc.tuple(fc.constant('network' as const), fc.boolean()),
  fc.tuple(fc.constant('slow' as const), fc.boolean()),
  fc.tuple(fc.constant('loses answers' as const), fc.boolean()),
  fc.tuple(
    fc.constant('trouble' as const),
    fc.constantFrom<OutboxError | undefined>(
      undefined,
      { kind: 'offline' },
      { kind: 'server-error', status: 503 },
      { kind: 'grading-delayed' },
    ),
  ),
  fc.tuple(fc.constant('learner' as const), fc.constantFrom(...LEARNERS)),
  fc.tuple(fc.constant('time' as const), fc.constantFrom(1000, 5000, 600_000)),
  fc.tuple(fc.constant('answers arrive' as const)),
  fc.tuple(fc.constant('a moment' as const)),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(world: World, [what, ...args]: Step): Promise<void> {
  const [first, second, third] = args as [never, never, never];
  switch (what) {
    case 'puts':
    case 'sends':
      return world[what](first, second, third);
    case 'flushes':
    case 'isKilled':
      return world[what](first);
    case 'network':
      return world.connectivity.turn(first);
    case 'slow':
      world.server.isSlow = first;
      return undefined;
    case 'loses answers':
      world.server.losesAnswers = first;
      return undefined;
    case 'trouble':
      world.server.trouble = first;
      return undefined;
    case 'learner':
      world.learner = first;
      return undefined;
    case 'time':
      return world.clock.pass(first);
    case 'answers arrive':
      return world.server.arrive();
    case 'a moment':
      return settle();
  }
}

describe('the outbox', () => {
  it('ends with everything sent, each learner’s in her own name and the latest version of it, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new World();
        for (const one of steps) await take(world, one);
        await world.ends();
        expect(Object.fromEntries(world.server.has)).toEqual(Object.fromEntries(world.put));
        expect([...world.shelf.keys()]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
