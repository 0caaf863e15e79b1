import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import type { IssuedSession } from '../accounts/sessions.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { SqlLearners } from '../accounts/sql-learners.ts';
import { SqlMailLinks } from '../accounts/sql-mail-links.ts';
import { noPurchases } from '../apple/apple-purchases.ts';
import { assemble, type Outside } from '../assemble.ts';
import { buildServer, type ServerParts } from '../build-server.ts';
import type { Book } from '../content/book-file.ts';
import { ImportedBooks } from '../content/import/imported-books.ts';
import { readBooks } from '../content/read-books.ts';
import { readHandbook } from '../content/read-handbook.ts';
import { borrowTestDatabase } from '../database/test-databases.ts';
import { NO_LIMITS } from '../limits/limits.ts';
import { MailRoom } from '../mail/mail-room.ts';
import { OutboxMailer, type OutboxMail } from '../mail/outbox-mailer.ts';
import { BARE_APP, BARE_WEB } from '../outside-settings.ts';
import { MemoryFollower } from '../pronunciation/memory-follower.ts';
import { noMeaning } from '../judging/meaning-scorer.ts';
import { noScorer } from '../proofreading/no-scorer.ts';
import { noProofreader } from '../proofreading/no-proofreader.ts';
import { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { FolderFiles } from '../storage/folder-files.ts';
import { readSurvey } from '../survey/survey-file.ts';
import { BuiltInTeacher } from '../teacher/built-in-teacher.ts';
import type { ReadSoundError, StoredSound } from '../voice/voice-library.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../content/books');
const HANDBOOK_FOLDER = join(import.meta.dirname, '../../content/handbook');
const SURVEY_FILE = join(import.meta.dirname, '../../content/survey.yaml');

/** With which an operator brings books. */
export const CONTENT_TOKEN = 'a-content-token-of-32-characters';

/** The sounds of the questions, which a test may change or take back. */
export class TestVoices {
  readonly sounds = new Map<string, string>();
  /** What is asked for is not made yet. */
  readonly beingMade = new Set<string>();

  async read(path: string) {
    if (this.beingMade.has(path)) return fail<ReadSoundError>({ kind: 'audio-being-made' });
    const sound = this.sounds.get(path);
    if (sound === undefined) return fail<ReadSoundError>({ kind: 'audio-not-found' });
    const bytes = new TextEncoder().encode(sound);
    return ok<StoredSound>({ bytes, etag: `"${sound}"`, type: 'audio/mpeg' });
  }
}

/** For tests: the whole server on an embedded database in memory, with the real content and a clock that is told. */
export interface TestServer {
  readonly server: FastifyInstance;
  readonly parts: ServerParts;
  readonly db: Outside['db'];
  readonly recognizer: MemoryRecognizer;
  readonly voices: TestVoices;
  readonly books: readonly Book[];
  /** Every mail to this address, newest first. */
  mailsTo(email: string): Promise<readonly OutboxMail[]>;
  now(): number;
  pass(ms: number): void;
  /** A learner nobody has seen before, signed in; without a password, which costs its hashing, nobody can sign in as her. */
  signInSomebody(password?: string): Promise<{ id: string; email: string; session: IssuedSession }>;
  /** Opens a free port; ends with `/api/`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Read once for all servers of a process: it takes longer than all else that a server needs. */
let content: ReturnType<typeof readContent> | undefined;
const readContent = () =>
  Promise.all([readBooks(CONTENT_FOLDER), readSurvey(SURVEY_FILE), readHandbook(HANDBOOK_FOLDER)]);

/** `changed` is what this server has otherwise than others. */
export async function openTestServer(
  appFolder?: string,
  changed: (db: Outside['db']) => Partial<Outside> = () => ({}),
): Promise<TestServer> {
  const [database, folder, [books, survey, handbook]] = await Promise.all([
    borrowTestDatabase(),
    mkdtemp(join(tmpdir(), 'oz-test-server-')),
    (content ??= readContent()),
  ]);
  if (!survey.ok) throw new Error(`The survey is broken: ${JSON.stringify(survey.error[0])}`);
  if (!books.ok) throw new Error(`The content is broken: ${JSON.stringify(books.error[0])}`);
  if (!handbook.ok) throw new Error(`The handbook is broken: ${JSON.stringify(handbook.error[0])}`);
  // Two books are as good as twelve here, and there sooner.
  const shelf = books.value.slice(0, 2);
  let now = Date.UTC(2026, 10, 21);
  const recognizer = new MemoryRecognizer();
  const voices = new TestVoices();
  const outbox = new OutboxMailer(join(folder, 'outbox'), () => new Date(now));
  const room = new MailRoom({
    learners: new SqlLearners(database.db),
    links: new SqlMailLinks(database.db),
    mailer: outbox,
    publicUrl: () => 'https://oz.example',
    now: () => new Date(now),
  });
  const parts = assemble({
    db: database.db,
    files: new FolderFiles(join(folder, 'files')),
    // Written at once: what comes between is tested with the jobs.
    post: { post: (request) => room.deliver(randomUUID(), request) },
    outbox,
    limits: NO_LIMITS,
    purchases: noPurchases,
    survey: survey.value,
    web: BARE_WEB,
    appSettings: BARE_APP,
    recognizer,
    follower: new MemoryFollower(),
    proofreader: noProofreader,
    scorer: noScorer,
    meaning: noMeaning,
    languageModel: undefined,
    teacher: new BuiltInTeacher(),
    topics: handbook.value,
    content: {
      token: CONTENT_TOKEN,
      imported: new ImportedBooks(join(folder, 'books'), shelf),
      speak: () => Promise.resolve(),
    },
    voices,
    secret: new TextEncoder().encode('a secret of exactly 32 characters'),
    now: () => new Date(now),
    onBug: (error) => {
      throw error;
    },
    isMaintenance: () => false,
    appFolder,
    logLevel: 'silent',
    ...changed(database.db),
  });
  await parts.library.replace(shelf);
  const server = await buildServer(parts);
  return {
    server,
    parts,
    db: database.db,
    recognizer,
    voices,
    books: shelf,
    mailsTo: async (email) => (await outbox.mails()).filter(({ to }) => to === email),
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    async signInSomebody(password) {
      const id = crypto.randomUUID();
      const email = `${id}@learners.oz.example`;
      const passwordHash = password === undefined ? '' : await hashPassword(password);
      await parts.learners.add({ id, email, passwordHash, createdAt: new Date(now) });
      return { id, email, session: await parts.sessions.begin(id) };
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
