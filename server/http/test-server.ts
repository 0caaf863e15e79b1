import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Argon2Hasher } from '../accounts/argon2-hasher.ts';
import { NOWHERE } from '../accounts/origin.ts';
import type { IssuedSession } from '../accounts/sessions.ts';
import type { ServerParts } from '../build-server.ts';
import type { Book } from '../content/book-file.ts';
import { ImportedBooks } from '../content/import/imported-books.ts';
import { readBooks } from '../content/read-books.ts';
import { readHandbook } from '../content/read-handbook.ts';
import { readMaterials } from '../content/read-materials.ts';
import type { Database } from '../database/schema.ts';
import { borrowTestDatabase } from '../database/test-databases.ts';
import { buildInProcessServer, type InProcessOptions } from '../in-process-server.ts';
import { OutboxMailer, type OutboxMail } from '../mail/outbox-mailer.ts';
import type { SerialQueue } from '../monologues/serial-queue.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import type { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { FolderFiles } from '../storage/folder-files.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import { readSurvey } from '../survey/survey-file.ts';
import type { MemoryVoices } from '../voice/memory-voices.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../content/books');
const HANDBOOK_FOLDER = join(import.meta.dirname, '../../content/handbook');
const MATERIALS_FOLDER = join(import.meta.dirname, '../../content/materials');
const SURVEY_FILE = join(import.meta.dirname, '../../content/survey.yaml');

/** The real hashes, made so soon that a test may sign in often. */
const QUICK_HASHER = new Argon2Hasher({ memory: 64, passes: 1 });

/** With which an operator brings books. */
export const CONTENT_TOKEN = 'a-content-token-of-32-characters';

/** For tests: the whole server on an embedded database in memory, with the real content and a clock that is told. */
export interface TestServer {
  readonly server: FastifyInstance;
  readonly parts: ServerParts;
  readonly db: Kysely<Database>;
  readonly recognizer: MemoryRecognizer;
  readonly voices: MemoryVoices;
  readonly corrections: SerialQueue;
  readonly books: readonly Book[];
  /** Every mail to this address, newest first. */
  mailsTo(email: string): Promise<readonly OutboxMail[]>;
  now(): number;
  pass(ms: number): void;
  /** A new learner, signed in. Without a password no test can sign in as her. */
  signInLearner(password?: string): Promise<{ id: string; email: string; session: IssuedSession }>;
  /** Opens a free port; ends with `/api/`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Read once for all servers of a process: it takes longer than all else that a server needs. */
let content: ReturnType<typeof readContent> | undefined;
const readContent = () =>
  Promise.all([
    readBooks(CONTENT_FOLDER),
    readSurvey(SURVEY_FILE),
    readHandbook(HANDBOOK_FOLDER),
    readMaterials(MATERIALS_FOLDER),
  ]);

/** `changed` is what this server has otherwise than others. */
export async function openTestServer(
  appFolder?: string,
  changed: (db: Kysely<Database>) => Partial<InProcessOptions> = () => ({}),
): Promise<TestServer> {
  const [database, folder, [books, survey, handbook, materials]] = await Promise.all([
    borrowTestDatabase(),
    mkdtemp(join(tmpdir(), 'oz-test-server-')),
    (content ??= readContent()),
  ]);
  if (!survey.ok) throw new Error(`The survey is broken: ${JSON.stringify(survey.error[0])}`);
  if (!books.ok) throw new Error(`The content is broken: ${JSON.stringify(books.error[0])}`);
  if (!handbook.ok) throw new Error(`The handbook is broken: ${JSON.stringify(handbook.error[0])}`);
  if (!materials.ok) throw new Error(`A theme is broken: ${JSON.stringify(materials.error[0])}`);
  // Two books are as good as twelve here, and there sooner.
  const shelf = books.value.slice(0, 2);
  let now = Date.UTC(2026, 10, 21);
  const outbox = new OutboxMailer(join(folder, 'outbox'), () => new Date(now));
  const scheduler = new FsrsScheduler();
  const { server, parts, recognizer, voices, corrections } = await buildInProcessServer({
    books: shelf,
    survey: survey.value,
    topics: handbook.value,
    materials: materials.value,
    scheduler,
    storage: sqlStorage(database.db, scheduler, SCHEDULED_BY),
    hasher: QUICK_HASHER,
    files: new FolderFiles(join(folder, 'files')),
    mailer: outbox,
    outbox,
    content: {
      token: CONTENT_TOKEN,
      imported: new ImportedBooks(join(folder, 'books'), shelf),
      speak: () => Promise.resolve(),
    },
    now: () => new Date(now),
    appFolder,
    ...changed(database.db),
  });
  return {
    server,
    parts,
    db: database.db,
    recognizer,
    voices,
    corrections,
    books: shelf,
    mailsTo: async (email) => (await outbox.mails()).filter(({ to }) => to === email),
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    async signInLearner(password) {
      const id = crypto.randomUUID();
      const email = `${id}@learners.oz.example`;
      const passwordHash = password && (await QUICK_HASHER.hash(password));
      await parts.learners.add({ id, email, passwordHash, createdAt: new Date(now) });
      return { id, email, session: await parts.sessions.begin(id, NOWHERE, { by: 'password' }) };
    },
    async listen() {
      await server.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
      return `http://127.0.0.1:${port}/api/`;
    },
    async close() {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
