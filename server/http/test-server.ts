import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import type { IssuedSession } from '../accounts/sessions.ts';
import { assemble } from '../assemble.ts';
import { buildServer, type ServerParts } from '../build-server.ts';
import type { Book } from '../content/book-file.ts';
import { readBooks } from '../content/read-books.ts';
import { openTestDatabase } from '../database/test-databases.ts';
import { MemoryFollower } from '../pronunciation/memory-follower.ts';
import { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { FolderFiles } from '../storage/folder-files.ts';
import type { ReadSoundError, StoredSound } from '../voice/voice-library.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../content/books');

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
  readonly recognizer: MemoryRecognizer;
  readonly voices: TestVoices;
  readonly books: readonly Book[];
  now(): number;
  pass(ms: number): void;
  /** A learner nobody has seen before, signed in. */
  signInSomebody(): Promise<{ id: string; email: string; session: IssuedSession }>;
  /** Opens a free port; ends with `/api/`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export async function openTestServer(appFolder?: string): Promise<TestServer> {
  const [database, folder, books] = await Promise.all([
    openTestDatabase({ kind: 'embedded', folder: undefined }),
    mkdtemp(join(tmpdir(), 'oz-test-server-')),
    readBooks(CONTENT_FOLDER),
  ]);
  if (!books.ok) throw new Error(`The content is broken: ${JSON.stringify(books.error[0])}`);
  let now = Date.UTC(2026, 10, 21);
  const recognizer = new MemoryRecognizer();
  const voices = new TestVoices();
  const parts = assemble({
    db: database.db,
    files: new FolderFiles(folder),
    recognizer,
    follower: new MemoryFollower(),
    voices,
    secret: new TextEncoder().encode('a secret of exactly 32 characters'),
    now: () => new Date(now),
    isMaintenance: () => false,
    appFolder,
    logLevel: 'silent',
  });
  await parts.library.replace(books.value);
  const server = await buildServer(parts);
  return {
    server,
    parts,
    recognizer,
    voices,
    books: books.value,
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    async signInSomebody() {
      const id = crypto.randomUUID();
      const email = `${id}@learners.oz.example`;
      // Made without a password, which would cost its hashing.
      await parts.learners.add({ id, email, passwordHash: '', createdAt: new Date(now) });
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
