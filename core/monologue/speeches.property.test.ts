import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemorySpeechStore, SpeechShelf } from '../../adapters/memory/memory-speech-store.ts';
import { memoryToken } from '../../adapters/memory/memory-tokens.fixture.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { KeptSpeech } from '../ports/speech-store.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { EMPTY_MEMO } from './memo-drafts.ts';
import type { Monologue } from './monologue.ts';
import { SpeechKeeper } from './speech-keeper.ts';
import { SpeechKind } from './speech-kind.ts';

/** No page is taken for one that records any more. */
const LATER_MS = 60_000;

/** A server that is out of reach or out of order at times, and loses answers on the way back. */
class Server {
  readonly has = new Map<string, number>();
  readonly submitted = new Set<string>();
  /** Of all calls, or of one of them. */
  trouble: 'everywhere' | 'record' | 'submit' | undefined;
  losesAnswers = false;

  async record(speech: KeptSpeech): Promise<Result<Monologue, ApiError>> {
    if (this.#fails('record')) return fail({ kind: 'offline' });
    this.has.set(speech.id, speech.take.bytes.length);
    return this.#answer(speech.id);
  }

  async submit(id: string): Promise<Result<Monologue, ApiError>> {
    if (this.#fails('submit')) return fail({ kind: 'server-error', status: 503 });
    this.submitted.add(id);
    return this.#answer(id);
  }

  #fails(call: 'record' | 'submit'): boolean {
    return this.trouble === 'everywhere' || this.trouble === call;
  }

  #answer(id: string): Result<Monologue, ApiError> {
    if (this.losesAnswers) return fail({ kind: 'offline' });
    return ok({ id } as Monologue); // what it says of the speech is of no account here
  }
}

class World {
  readonly server = new Server();
  readonly clock = new MemoryClock();
  /** Bytes of each speech that the device said it had kept, or that the page still holds. */
  readonly kept = new Map<string, number>();
  readonly #held = new Map<string, number>();
  readonly #shelf = new SpeechShelf();
  readonly #sessions = new MemorySessionStore();
  #hasRoom = true;
  #said = 0;
  #page: ReturnType<World['opened']>;

  constructor() {
    const accessToken = memoryToken(this.clock, 'yui', '1');
    this.#sessions.save({ accessToken, refreshToken: '' });
    this.#page = this.opened();
  }

  opened() {
    const speeches = this.#store();
    const { clock } = this;
    const [sessions, reporter] = [this.#sessions, new MemoryReporter()];
    const recorder = new MemoryRecorder();
    const keeper = new SpeechKeeper(recorder, speeches, sessions, clock);
    const monologues = this.server;
    const kind = new SpeechKind({ speeches, monologues, sessions, clock, reporter });
    const connectivity = new MemoryConnectivity();
    const visibility = new MemoryPageVisibility();
    const learnerId = () => learnerOf(sessions);
    const outbox = new Outbox({ learnerId, clock, connectivity, visibility, reporter });
    outbox.add(kind);
    outbox.start();
    return { recorder, speeches, keeper, kind, outbox, connectivity };
  }

  /** Speaks for so many seconds, and stops unless the page dies before; the device may be full from some second on. */
  async speaks(seconds: number, isCut: boolean, fullAt: number): Promise<void> {
    this.#said += 1;
    const id = `speech-${this.#said}`;
    const { keeper, recorder } = this.#page;
    await recorder.start();
    keeper.begin({ id, materialId: 'm', title: undefined, theme: undefined, memo: EMPTY_MEMO });
    for (let second = 0; second < seconds; second += 1) {
      this.clock.pass(1000);
      if (second === fullAt) this.hasRoom(false);
      await recorder.hear('word', 1000);
      await settle();
    }
    if (isCut) return this.dies();
    const said = await recorder.stop();
    if (!said) throw new Error('Nothing was recorded');
    const done = await keeper.finish(said);
    (done?.kept.ok ? this.kept : this.#held).set(id, said.bytes.length);
    return undefined;
  }

  async submits(): Promise<void> {
    for (const speech of await this.#page.kind.all()) await this.#page.kind.submit(speech);
  }

  async savesAgain(): Promise<void> {
    for (const speech of await this.#page.kind.all()) {
      const kept = await this.#page.keeper.keep(speech);
      if (kept.ok) this.kept.set(speech.id, speech.take.bytes.length);
    }
  }

  dies(): void {
    this.#held.clear();
    this.#page = this.opened();
  }

  hasRoom(has: boolean): void {
    this.#hasRoom = has;
    this.#page.speeches.refuse(has ? undefined : { kind: 'device-full' });
  }

  isOnline(is: boolean): void {
    this.#page.connectivity.turn(is);
    this.server.trouble = is ? undefined : 'everywhere';
  }

  async ends(): Promise<void> {
    this.hasRoom(true);
    this.isOnline(true);
    this.server.losesAnswers = false;
    this.clock.pass(LATER_MS);
    await this.submits();
    await this.#page.outbox.flush();
    for (const [id, bytes] of this.#held) this.kept.set(id, bytes);
  }

  leftOnDevice(): Promise<readonly KeptSpeech[]> {
    return this.#page.kind.all();
  }

  /** Writes down what it has said it kept. */
  #store(): MemorySpeechStore {
    const store = new MemorySpeechStore(this.#shelf);
    store.refuse(this.#hasRoom ? undefined : { kind: 'device-full' });
    const append = store.append.bind(store);
    store.append = async (id, piece, ...when) => {
      const told = await append(id, piece, ...when);
      if (told.ok) this.kept.set(id, (this.kept.get(id) ?? 0) + piece.length);
      return told;
    };
    return store;
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('speaks' as const),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      fc.nat(30),
    ),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('submits' as const)) },
  fc.tuple(fc.constant('saves again' as const)),
  fc.tuple(fc.constant('dies' as const)),
  { weight: 2, arbitrary: fc.tuple(fc.constant('room' as const), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('network' as const), fc.boolean()) },
  fc.tuple(fc.constant('trouble' as const), fc.constantFrom('record' as const, 'submit' as const)),
  fc.tuple(fc.constant('loses answers' as const), fc.boolean()),
  fc.tuple(fc.constant('time' as const), fc.constantFrom(1000, 15_000, 600_000)),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(world: World, one: Step): Promise<void> {
  switch (one[0]) {
    case 'speaks':
      return world.speaks(one[1], one[2], one[3]);
    case 'submits':
      return world.submits();
    case 'saves again':
      return world.savesAgain();
    case 'dies':
      return world.dies();
    case 'room':
      return world.hasRoom(one[1]);
    case 'network':
      return world.isOnline(one[1]);
    case 'trouble':
      world.server.trouble = one[1];
      return undefined;
    case 'loses answers':
      world.server.losesAnswers = one[1];
      return undefined;
    case 'time':
      world.clock.pass(one[1]);
      return settle();
  }
}

it('loses no speech it kept, whatever becomes of pages, networks and disks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = new World();
      for (const one of steps) await take(world, one);
      await world.ends();
      const lost = [...world.kept].filter(([id, bytes]) => (world.server.has.get(id) ?? 0) < bytes);
      expect(lost).toEqual([]);
      expect([...world.kept.keys()].filter((id) => !world.server.submitted.has(id))).toEqual([]);
      expect(await world.leftOnDevice()).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
