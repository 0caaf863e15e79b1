import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MemoryBreachedPasswords } from './accounts/memory-breached-passwords.ts';
import { MemoryHasher } from './accounts/memory-hasher.ts';
import { noNotifications } from './apple/apple-notifications.ts';
import { noPurchases } from './apple/apple-purchases.ts';
import { LEAST_WORDS } from '../core/domain/monologue/monologue.ts';
import { assemble, type Assembled, type Outside } from './assemble.ts';
import { DEFAULT_BUDGETS } from './budgets.ts';
import { FREE } from './contracts/contract-terms.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import type { Book } from './content/book-file.ts';
import { CampaignFile } from './campaign/campaign-file.ts';
import { ImportedBooks } from './content/import/imported-books.ts';
import { SerialQueue } from './monologues/serial-queue.ts';
import { noMeaning } from './judging/meaning-scorer.ts';
import { NO_LIMITS } from './limits/limits.ts';
import { LinkTokens } from './accounts/link-tokens.ts';
import { MailRoom } from './mail/mail-room.ts';
import type { Mailer } from './mail/mailer.ts';
import { MemoryMailer } from './mail/memory-mailer.ts';
import { BARE_APP, BARE_WEB } from './outside-settings.ts';
import { noNotices } from './notices/choose-notices.ts';
import { MemoryAssessor } from './pronunciation/memory-assessor.ts';
import { MemoryPushSender } from './push/memory-push-sender.ts';
import { MemoryProofreader } from './proofreading/memory-proofreader.ts';
import { noScorer } from './proofreading/no-scorer.ts';
import type { EmbeddedPayments } from './payments/embedded/embedded-payments.ts';
import { deliverTo } from './http/deliver-payment-event.ts';
import { preparePayments } from './payments/prepare-payments.ts';
import { FsrsScheduler } from './review/fsrs-scheduler.ts';
import { MemoryRecognizer } from './speech/memory-recognizer.ts';
import { MemoryFiles } from './storage/memory/memory-files.ts';
import { memoryStorage } from './storage/memory/memory-storage.ts';
import type { Storage } from './storage/storage.ts';
import { BuiltInTeacher } from './teacher/built-in-teacher.ts';
import { MemoryVoices } from './voice/memory-voices.ts';

/** The address that mails lead to. */
const PUBLIC_URL = 'https://oz.example';

export interface InProcessServer {
  readonly server: FastifyInstance;
  readonly parts: ServerParts;
  /** Where payments are made, unless others were given. */
  readonly embedded: EmbeddedPayments | undefined;
  readonly recognizer: MemoryRecognizer;
  /** Settled when all that was submitted is corrected. */
  readonly corrections: SerialQueue;
  readonly voices: MemoryVoices;
}

/** What this server has otherwise than others, and what it can't be without. */
export type InProcessOptions = Partial<Omit<Outside, 'recognizer' | 'voices' | 'post'>> &
  Pick<Outside, 'now' | 'survey' | 'topics'> & {
    readonly books: readonly Book[];
    readonly mailer?: Mailer;
  };

/**
 * The whole server in this process, without a socket: real routes, schemas, refusals and rules; storage in memory, and
 * fakes of the engines, the hasher and the mailer.
 */
export async function buildInProcessServer({
  books,
  mailer = new MemoryMailer(),
  ...options
}: InProcessOptions): Promise<InProcessServer> {
  const scheduler = options.scheduler ?? new FsrsScheduler();
  const storage: Storage = options.storage ?? memoryStorage(scheduler);
  const recognizer = new MemoryRecognizer();
  const voices = new MemoryVoices();
  const { now } = options;
  const secret = new TextEncoder().encode('a secret of exactly 32 characters');
  /** The names under which mails were asked for. */
  const posted = new Set<string>();
  const room = new MailRoom({
    learners: storage.learners,
    links: storage.mailLinks,
    linkTokens: new LinkTokens(secret),
    mailer,
    publicUrl: () => PUBLIC_URL,
    now,
  });
  const onBug = (error: unknown) => {
    throw error;
  };
  const queue: SerialQueue = new SerialQueue((job) => parts.correctMonologue.execute(job), onBug);
  const running: { server?: FastifyInstance } = {};
  const paid = preparePayments(undefined, {
    now,
    origin: () => PUBLIC_URL,
    deliver: deliverTo(() => running.server),
  });
  const parts: Assembled = assemble({
    scheduler,
    hasher: new MemoryHasher(),
    files: new MemoryFiles(),
    outbox: undefined,
    limits: NO_LIMITS,
    budgets: DEFAULT_BUDGETS,
    contractTerms: FREE,
    ...paid,
    onPaymentTrouble: () => undefined,
    purchases: noPurchases,
    appleNotifications: noNotifications,
    attest: undefined,
    notices: noNotices,
    web: BARE_WEB,
    appSettings: BARE_APP,
    assessor: new MemoryAssessor(),
    proofreader: new MemoryProofreader(),
    scorer: noScorer,
    meaning: noMeaning,
    languageModel: undefined,
    teacher: new BuiltInTeacher(),
    content: {
      token: undefined,
      imported: new ImportedBooks(join(tmpdir(), randomUUID()), books),
      speak: () => Promise.resolve(),
    },
    campaigns: new CampaignFile({
      folder: join(tmpdir(), randomUUID()),
      warn: onBug,
    }),
    materials: [],
    pushSender: new MemoryPushSender(),
    pushPost: {
      // At once, whenever it is asked for: what comes between is tested with the jobs.
      post: async (jobs) => {
        for (const job of jobs) await parts.pushRoom.deliver(job);
      },
    },
    webPushKey: 'a-public-key',
    onPushRefused: onBug,
    leastWords: LEAST_WORDS,
    corrections: { put: (job) => queue.put(job) },
    secret,
    publicUrl: () => PUBLIC_URL,
    allowsPassphrases: false,
    breached: new MemoryBreachedPasswords(['Stolen-2026!']),
    onBug,
    isMaintenance: () => false,
    appFolder: undefined,
    logLevel: 'silent',
    ...options,
    storage,
    recognizer,
    voices,
    // Written at once: what comes between is tested with the jobs.
    post: {
      async post(request, name = randomUUID()) {
        if (posted.has(name)) return;
        posted.add(name);
        await room.deliver(randomUUID(), request);
      },
    },
  });
  await parts.library.replace(books);
  const server = await buildServer(parts);
  running.server = server;
  return { server, parts, embedded: paid.embeddedPayments, recognizer, voices, corrections: queue };
}
