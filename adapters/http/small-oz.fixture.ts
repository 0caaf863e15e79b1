import { setImmediate } from 'node:timers/promises';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import { StartSession } from '../../core/sign-in/start-session.ts';
import { buildInProcessServer } from '../../server/in-process-server.ts';
import { inProcessFetch } from '../../server/in-process-fetch.ts';
import { MemoryMailer } from '../../server/mail/memory-mailer.ts';
import type { AppSettings } from '../../server/outside-settings.ts';
import { BARE_APP } from '../../server/outside-settings.ts';
import { FREE } from '../../server/contracts/contract-terms.ts';
import type { EmbeddedPayments } from '../../server/payments/embedded/embedded-payments.ts';
import { FsrsScheduler } from '../../server/review/fsrs-scheduler.ts';
import { memoryStorage } from '../../server/storage/memory/memory-storage.ts';
import { MemoryTables } from '../../server/storage/memory/memory-tables.ts';
import { modelSpeechPath } from '../../server/voice/clips-of-materials.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { MemorySessionLock } from '../memory/memory-session-lock.ts';
import { MemorySessionStore } from '../memory/memory-session-store.ts';
import { HttpAppConfig } from './http-app-config.ts';
import { apisOf } from './apis-of.fixture.ts';
import { HttpAuthApi } from './http-auth-api.ts';
import { HttpClient } from './http-client.ts';
import type { Book } from '../../server/content/book-file.ts';
import { SMALL_BOOKS, SMALL_SURVEY } from './small-books.fixture.ts';
import { SMALL_MATERIALS } from './small-materials.fixture.ts';

const PASSWORD = 'Sakura-2026!';

/** What is said so, is not understood well enough to be judged. */
export const MUMBLED = '(mumbled)';

/** Requests that a server of this process is at work on. */
let pending = 0;

/** Whatever was begun and not waited for comes to its end. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = pending === 0 ? quiet + 1 : 0) await setImmediate();
}

/** Built once for the tests of a file. */
let built: ReturnType<typeof build> | undefined;

async function build() {
  let clock = new MemoryClock();
  const tables = new MemoryTables();
  const scheduler = new FsrsScheduler();
  const storage = memoryStorage(scheduler, tables);
  const mailer = new MemoryMailer();
  const forms: Record<string, string | null> = { ...BARE_APP.forms };
  const contractTerms = { ...FREE };
  const { server, parts, embedded, recognizer, voices, corrections } = await buildInProcessServer({
    books: SMALL_BOOKS,
    survey: SMALL_SURVEY,
    topics: [],
    materials: SMALL_MATERIALS,
    scheduler,
    storage,
    mailer,
    appSettings: { ...BARE_APP, forms: forms as AppSettings['forms'] }, // one entry for each name
    contractTerms,
    now: () => new Date(clock.now()),
  });
  const goBy = (given: MemoryClock) => {
    clock = given;
  };
  const fetch = inProcessFetch(server);
  return {
    tables,
    parts,
    mailer,
    forms,
    contractTerms,
    embedded,
    recognizer,
    voices,
    corrections,
    fetch,
    goBy,
  };
}

/** An Oz in this process with two small books, whose network and engines can break; the one before it in this file is gone. */
export async function smallOz(clock = new MemoryClock()) {
  built ??= build();
  const { fetch, goBy, ...inside } = await built;
  const { tables, parts, mailer, forms, recognizer, voices } = inside;
  goBy(clock);
  tables.clear();
  await parts.library.replace(SMALL_BOOKS);
  mailer.mails.length = 0;
  Object.assign(forms, BARE_APP.forms);
  Object.assign(inside.contractTerms, FREE);
  recognizer.refuse(undefined);
  voices.sounds.clear();
  for (const { id, prompt, answers } of SMALL_BOOKS.flatMap(({ lessons }) =>
    lessons.flatMap(({ questions }) => questions),
  )) {
    voices.sounds.set(`questions/${id}/prompt.mp3`, `sound:${prompt}`);
    voices.sounds.set(`questions/${id}/answer.mp3`, `sound:${answers[0]}`);
  }
  for (const { id, models } of SMALL_MATERIALS)
    for (const { level } of models)
      voices.sounds.set(modelSpeechPath(id, level), `sound:${id} ${level}`);
  return new SmallOz(clock, inside, fetch);
}

type Inside = Omit<Awaited<ReturnType<typeof build>>, 'fetch' | 'goBy'>;

export class SmallOz {
  /** No request arrives. */
  isOffline = false;
  /** Until then every request is on its way. */
  stalled: Promise<void> | undefined;
  /** Every request is answered so, with a body of no meaning. */
  refusal: { readonly status: number; readonly message: string } | undefined;
  /** How often a session was refreshed. */
  refreshes = 0;
  readonly clock: MemoryClock;
  readonly tables: MemoryTables;
  readonly sounds: Map<string, string>;
  readonly #inside: Inside;
  readonly #fetch: typeof globalThis.fetch;

  constructor(clock: MemoryClock, inside: Inside, fetch: typeof globalThis.fetch) {
    this.clock = clock;
    this.#inside = inside;
    this.tables = inside.tables;
    this.sounds = inside.voices.sounds;
    this.#fetch = fetch;
  }

  get mails() {
    return this.#inside.mailer.mails;
  }

  get learners() {
    return this.#inside.parts.learners;
  }

  /** From now on a contract is needed, or no longer. */
  set asksForContracts(isNeeded: boolean) {
    Object.assign(this.#inside.contractTerms, { isNeeded });
  }

  /** Who takes no money. */
  get payments(): EmbeddedPayments {
    const { embedded } = this.#inside;
    if (!embedded) throw new Error('A small Oz has no keys of Stripe');
    return embedded;
  }

  set isRecognizerBroken(isBroken: boolean) {
    this.#inside.recognizer.refuse(isBroken ? { kind: 'speech-engine-failed' } : undefined);
  }

  /** When every speech that was submitted is corrected. */
  corrected(): Promise<void> {
    return this.#inside.corrections.settled();
  }

  setForm(name: string, address: string | undefined): void {
    this.#inside.forms[name] = address ?? null;
  }

  /** From now on there are these books, and no others. */
  replaceBooks(books: readonly Book[]): Promise<void> {
    return this.#inside.parts.library.replace(books);
  }

  /** Whether a session can be refreshed with it. */
  isAlive(refreshToken: string): boolean {
    return this.tables.sessions.has(refreshToken.split('.')[0] ?? '');
  }

  async endSessions(email: string): Promise<void> {
    const learner = await this.learners.ofEmail(email);
    if (learner) await this.#inside.parts.sessions.endAll(learner.id, undefined);
  }

  /** How a caller without a session calls it. */
  readonly open = {
    baseUrl: 'http://oz.test/api/',
    language: () => 'ja' as const,
    fetch: ((input, init) => this.#ask(input, init)) as typeof globalThis.fetch,
  };

  auth(): HttpAuthApi {
    return new HttpAuthApi(new HttpClient(this.open));
  }

  /** Everything that can be asked of it on this device. */
  callerOn(store: MemorySessionStore) {
    const auth = this.auth();
    const tokens = new AccessTokens(store, auth, this.clock, new MemorySessionLock());
    const http = new HttpClient({ ...this.open, tokens });
    const apis = apisOf(http);
    return {
      store,
      tokens,
      auth,
      appConfig: new HttpAppConfig(http),
      ...apis,
      start: new StartSession({ account: apis.account, store }),
    };
  }

  /** Where learners are reached by push. */
  pushTokens(): readonly string[] {
    return [...this.#inside.tables.deviceTokens.keys()];
  }

  /** A learner who has an account and is signed in. */
  async learner(name = 'yui') {
    const credentials = { email: `${name}@oz.example`, password: PASSWORD };
    const store = new MemorySessionStore();
    const caller = this.callerOn(store);
    await caller.auth.register({ ...credentials, language: 'ja', guestToken: undefined });
    const session = await caller.auth.signIn(credentials);
    if (!session.ok) throw new Error(session.error.kind);
    store.save(session.value);
    return {
      ...credentials,
      ...caller,
      session: session.value,
      controls: {
        goOffline: () => {
          this.isOffline = true;
        },
        signOut: () => store.clear(),
      },
    };
  }

  async #ask(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const request = new Request(input, init);
    await this.stalled;
    if (this.isOffline) {
      await request.arrayBuffer();
      throw new TypeError('Failed to fetch');
    }
    if (new URL(request.url).pathname === '/api/refresh_token') this.refreshes += 1;
    const { refusal } = this;
    if (refusal) return Response.json({ message: refusal.message }, { status: refusal.status });
    pending += 1;
    try {
      return await this.#fetch(request);
    } finally {
      pending -= 1;
    }
  }
}

export type SmallOzLearner = Awaited<ReturnType<SmallOz['learner']>>;
