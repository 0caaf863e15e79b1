import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail, ok, type Result } from '../core/shared/result.ts';
import { Argon2Hasher } from './accounts/argon2-hasher.ts';
import { chooseBreachedPasswords } from './accounts/breached-password-ranges.ts';
import { DEMO_LEARNER, ensureDemoLearner, removeDemoLearner } from './accounts/demo-learner.ts';
import { tidyUp } from './accounts/tidy-up.ts';
import { chooseApple } from './apple/choose-apple.ts';
import { CampaignFile } from './campaign/campaign-file.ts';
import { assemble, type Assembled } from './assemble.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import type { Book } from './content/book-file.ts';
import { EarlyLog } from './logging/early-log.ts';
import { ImportedBooks } from './content/import/imported-books.ts';
import { readContent } from './content/read-content.ts';
import { requeueWaiting } from './monologues/requeue-waiting.ts';
import { preparePrompts } from './judging/prepare-prompts.ts';
import { CloudBudget } from './limits/cloud-budget.ts';
import { limitsWithin, NO_LIMITS } from './limits/limits.ts';
import { SharedLimits } from './limits/shared-limits.ts';
import { maintenanceOf } from './maintenance.ts';
import type { EmbeddedPayments } from './payments/embedded/embedded-payments.ts';
import { chooseNotices } from './notices/choose-notices.ts';
import { preparePush } from './push/prepare-push.ts';
import { bringProgressUpToDate } from './storage/sql/rebuild-progress.ts';
import { REFUSALS_EVERY_MS, type RefusalCounts } from './security/refusal-counts.ts';
import { repeatAfter } from './repeat-after.ts';
import { readSecret } from './secret.ts';
import { startStorage } from './start-storage.ts';
import { startVoices } from './start-voices.ts';
import { startPayments } from './start-payments.ts';
import { prepareMail } from './start-mail.ts';
import { workOnContracts } from './contracts/work-on-contracts.ts';
import { startEngines } from './start-engines.ts';
import type { StartRefusal } from './start-refusal.ts';
import { FolderFiles } from './storage/folder-files.ts';
import { clipsOfBooks } from './voice/clips-of-books.ts';
import { clipsOfMaterials } from './voice/clips-of-materials.ts';

/** A session that ends on another server is over here a moment later, well within a second, and a book brought there is here. */
const LOOK_AROUND_EVERY_MS = 500;

export interface RunningServer {
  readonly url: string;
  /** Opens the mails that no mail server sends, once; undefined where mail is sent. */
  readonly outboxLink: string | undefined;
  /** Who takes no money, where Stripe's keys are not set. */
  readonly embeddedPayments: EmbeddedPayments | undefined;
  /** 0 to 1 while the speech model loads; 1 once spoken answers are understood. */
  hearing(): number;
  close(): Promise<void>;
}

interface StartOptions {
  readonly appFolder: string | undefined;
  readonly say: (line: string) => void;
  /** Where spoken sentences are kept, if not in the data folder: they are made from the content alone. */
  readonly voiceFolder?: string;
  /** The machine's own clock unless given. */
  readonly now?: () => Date;
}

/** From a configuration to a server that answers; whatever stands in the way is said, and nothing is left behind. */
export async function startServer(
  config: Config,
  { appFolder, say, voiceFolder, now = () => new Date() }: StartOptions,
): Promise<Result<RunningServer, StartRefusal>> {
  const { dataFolder } = config;
  const closing: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  const content = await readContent();
  if (!content.ok) return content;
  const { books, survey, topics, materials } = content.value;
  const started = await startStorage(config);
  if (!started.ok) return started;
  const { db, forJobs, scheduler, storage } = started.value;
  closing.push(started.value.close);
  const read = readSecret(dataFolder, config.secret);
  if (!read.ok) {
    await close();
    return read;
  }
  const secret = read.value;

  const limits = config.hasLimits ? new SharedLimits(db, limitsWithin(config.budgets)) : NO_LIMITS;
  const imported = new ImportedBooks(join(dataFolder, 'books'), books);
  const files = new FolderFiles(join(dataFolder, 'files'));
  const log = new EarlyLog();
  const { warn } = log;
  const listening = Promise.withResolvers<void>();
  const { engines, isIdle, ...engineProcesses } = startEngines(config, {
    cloudBudget: new CloudBudget(limits),
    startsAfter: listening.promise,
    warn,
  });
  closing.push(engineProcesses.close);
  const { voices, ...speaking } = startVoices(config, { folder: voiceFolder, warn });
  closing.push(speaking.close);
  let publicUrl = config.web.publicUrl ?? '';
  const mail = prepareMail({
    config,
    forJobs,
    storage,
    secret,
    publicUrl: () => publicUrl,
    now,
    correct: (job) => parts.correctMonologue.execute(job),
    push: (job) => parts.pushRoom.deliver(job),
    remind: () => parts.askToPush.remind(),
    tidy: async () => {
      await requeueWaiting(storage.monologues, mail.jobs);
      await workOnContracts(parts, config, warn);
      await tidyUp({ ...config, storage, limits, files, guests: parts.guests }, now());
    },
    warn,
  });
  closing.push(mail.close);
  const push = preparePush(config);
  closing.push(() => push.close());
  const hasher = new Argon2Hasher();
  const { running, paid, forgetPretended } = startPayments(config, now, () => publicUrl);
  const parts = assemble({
    storage,
    scheduler,
    hasher,
    post: mail.jobs,
    corrections: mail.jobs,
    pushPost: mail.jobs.pushes,
    pushSender: push.sender,
    webPushKey: push.webPushKey,
    onPushRefused: (cause) => warn(cause, 'push'),
    leastWords: config.leastWords,
    outbox: mail.outbox,
    limits,
    budgets: config.budgets,
    contractTerms: config.contract,
    ...paid,
    onPaymentTrouble: (error) => warn(error, 'payments'),
    notices: chooseNotices(config.notices, (trouble) => warn(trouble, 'a notice')),
    ...chooseApple(config.apple),
    survey,
    web: config.web,
    appSettings: config.app,
    files,
    ...engines,
    topics,
    materials,
    content: {
      token: config.contentToken,
      imported,
      speak: (taken) => voices.ensure(clipsOfBooks(taken)),
    },
    campaigns: new CampaignFile({
      folder: dataFolder,
      warn: (trouble) => warn(trouble, 'campaign.json'),
    }),
    voices,
    secret,
    publicUrl: () => publicUrl,
    olderSecret: bytesOf(config.olderSecret),
    allowsPassphrases: config.allowsPassphrases,
    breached: chooseBreachedPasswords(config.breachList, (cause) =>
      warn(cause, 'the list of stolen passwords'),
    ),
    now,
    onBug: log.bug,
    isMaintenance: maintenanceOf(dataFolder, config.isMaintenance),
    appFolder,
    logLevel: config.logLevel,
  });
  const brought = await imported.read();
  const shelf = [...books, ...brought.books];
  await parts.library.replace(shelf);
  await bringProgressUpToDate(db);
  await forgetPretended(storage.contracts);
  if (config.hasDemoLearner) await ensureDemoLearner(parts.learners, hasher, now());
  else await removeDemoLearner(parts.accounts, parts.learners);
  closing.push(() => mail.jobs.stop());
  await mail.jobs.open();

  await voices.ensure([...clipsOfBooks(shelf), ...clipsOfMaterials(materials)]);
  await parts.ended.read();
  if (config.database.kind === 'server') closing.push(lookAround(parts, log.bug));
  closing.push(writeRefusalsDown(parts.refusalCounts));
  const server = await buildServer(parts);
  running.server = server;
  log.begin(server.log);
  for (const problem of brought.problems) warn(problem, 'a book that was brought');
  closing.push(() => server.close());
  const listened = await listen(server, config);
  if (!listened.ok) {
    await close();
    return listened;
  }
  const url = listened.value;
  listening.resolve();
  publicUrl ||= url;
  await requeueWaiting(storage.monologues, mail.jobs);
  await mail.jobs.begin();
  if (config.voices === 'ahead') {
    const ending = new AbortController();
    closing.push(() => ending.abort());
    const preparing = { voices, meaning: engines.meaning, isIdle, signal: ending.signal };
    preparePrompts(questionIdsOf(shelf), preparing).catch(log.bug);
  }
  const outboxLink = mail.outbox && url + mail.outbox.key.path;
  say(readyLines(url, config.hasDemoLearner, outboxLink));
  return ok({
    url,
    outboxLink,
    embeddedPayments: paid.embeddedPayments,
    hearing: () => engines.recognizer.readiness(),
    close,
  });
}

const questionIdsOf = (books: readonly Book[]): readonly string[] =>
  books.flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions.map(({ id }) => id)));

const bytesOf = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : new TextEncoder().encode(text);

/** Sessions end on other servers, too, and books are brought to them. */
function lookAround(
  { ended, library }: Pick<Assembled, 'ended' | 'library'>,
  onBug: (error: unknown) => void,
): () => void {
  const ending = new AbortController();
  const look = () => Promise.all([ended.read(), library.refresh()]);
  void repeatAfter(LOOK_AROUND_EVERY_MS, look, { signal: ending.signal, onBug });
  return () => ending.abort();
}

function writeRefusalsDown(counts: RefusalCounts): () => Promise<void> {
  const counting = setInterval(() => counts.write(), REFUSALS_EVERY_MS);
  return () => {
    clearInterval(counting);
    return counts.write();
  };
}

/** The address it can be reached at from this machine. */
async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<Result<string, StartRefusal>> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return fail({ kind: 'port-taken', port });
  }
  const address = server.server.address() as AddressInfo; // a TCP server that listens has one
  return ok(`http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`);
}

function readyLines(url: string, hasDemoLearner: boolean, outboxLink: string | undefined): string {
  const demo = `Sign in as ${DEMO_LEARNER.email} with the password ${DEMO_LEARNER.password}`;
  return [
    `Oz is ready at ${url}`,
    ...(hasDemoLearner ? [demo] : []),
    ...(outboxLink === undefined ? [] : [`Mails wait at ${outboxLink} (works once)`]),
  ].join('\n');
}
