import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fail, ok, type Result } from '../core/shared/result.ts';
import { Argon2Hasher } from './accounts/argon2-hasher.ts';
import { BreachedPasswordRanges } from './accounts/breached-password-ranges.ts';
import { noBreachedPasswords } from './accounts/breached-passwords.ts';
import { DEMO_LEARNER, ensureDemoLearner, removeDemoLearner } from './accounts/demo-learner.ts';
import { tidyUp } from './accounts/tidy-up.ts';
import { noNotifications, SignedAppleNotifications } from './apple/apple-notifications.ts';
import { ApplePurchases, noPurchases } from './apple/apple-purchases.ts';
import { CampaignFile } from './campaign/campaign-file.ts';
import { assemble } from './assemble.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import type { Book } from './content/book-file.ts';
import { ImportedBooks } from './content/import/imported-books.ts';
import { readContent } from './content/read-content.ts';
import { makeDataFolder } from './data-folder.ts';
import { lockFolder } from './database/folder-lock.ts';
import { migrateAsOwner } from './database/migrate-as-owner.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { chooseLanguageModel } from './judging/choose-language-model.ts';
import { requeueWaiting } from './monologues/requeue-waiting.ts';
import { preparePrompts } from './judging/prepare-prompts.ts';
import { CloudBudget } from './limits/cloud-budget.ts';
import { limitsWithin, NO_LIMITS } from './limits/limits.ts';
import { SharedLimits } from './limits/shared-limits.ts';
import { maintenanceOf } from './maintenance.ts';
import type { EmbeddedPayments } from './payments/embedded/embedded-payments.ts';
import { chooseNotices } from './notices/choose-notices.ts';
import { preparePush } from './push/prepare-push.ts';
import { FsrsScheduler, SCHEDULED_BY } from './review/fsrs-scheduler.ts';
import { bringProgressUpToDate } from './storage/sql/rebuild-progress.ts';
import { REFUSALS_EVERY_MS } from './security/refusal-counts.ts';
import { repeatAfter } from './repeat-after.ts';
import { readSecret } from './secret.ts';
import { EmbeddedAssessor } from './speech/embedded-assessor.ts';
import { EmbeddedMeaningScorer } from './speech/embedded-meaning-scorer.ts';
import { EmbeddedSentenceScorer } from './speech/embedded-sentence-scorer.ts';
import { startPayments } from './start-payments.ts';
import { prepareMail } from './start-mail.ts';
import { workOnContracts } from './contracts/work-on-contracts.ts';
import { startEngines } from './start-engines.ts';
import type { StartRefusal } from './start-refusal.ts';
import { FolderFiles } from './storage/folder-files.ts';
import { sqlStorage } from './storage/sql/sql-storage.ts';
import { chooseTeacher } from './teacher/choose-teacher.ts';
import { clipsOfBooks } from './voice/clips-of-books.ts';
import { clipsOfMaterials } from './voice/clips-of-materials.ts';
import { EmbeddedSynthesizer } from './voice/embedded-synthesizer.ts';
import { VoiceLibrary } from './voice/voice-library.ts';

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
  const give = async (refusal: StartRefusal) => {
    await close();
    return fail(refusal);
  };

  if (!makeDataFolder(dataFolder)) return fail({ kind: 'folder-not-writable', folder: dataFolder });
  if (config.database.kind === 'embedded') {
    const lock = lockFolder(dataFolder);
    if (!lock.ok) return fail({ ...lock.error, folder: dataFolder });
    closing.push(lock.value);
  }
  const content = await readContent();
  if (!content.ok) return give(content.error);
  const { books, survey, topics, materials } = content.value;

  const database = await openDatabase(config.database);
  const { db } = database;
  closing.push(() => db.destroy());
  try {
    await (config.migrationsUrl === undefined ? migrate(db) : migrateAsOwner(config.migrationsUrl));
  } catch (error) {
    if (config.database.kind !== 'server') throw error;
    return give({ kind: 'database-unreachable', reason: reasonOf(error) });
  }

  const scheduler = new FsrsScheduler();
  const storage = sqlStorage(db, scheduler, SCHEDULED_BY);
  const limits = config.hasLimits ? new SharedLimits(db, limitsWithin(config.budgets)) : NO_LIMITS;
  const cloudBudget = new CloudBudget(limits);
  const imported = new ImportedBooks(join(dataFolder, 'books'), books);
  const files = new FolderFiles(join(dataFolder, 'files'));
  let reportBug: (error: unknown) => void = () => undefined;
  let warn: (trouble: unknown, where: string) => void = () => undefined;
  const listening = Promise.withResolvers<void>();
  const { engine, firstPass, recognizer, proofreader } = startEngines(config, {
    cloudBudget,
    startsAfter: listening.promise,
    warn: (trouble, where) => warn(trouble, where),
  });
  closing.push(() => recognizer.close());
  closing.push(() => proofreader.close());
  const teacher = chooseTeacher(
    config.teacher,
    (fact) => warn(fact, 'a teacher in the cloud'),
    cloudBudget,
  );
  closing.push(() => teacher.close());
  const languageModel = chooseLanguageModel(
    config.teacher,
    (fact) => warn(fact, 'a judge in the cloud'),
    cloudBudget,
  );
  closing.push(() => languageModel?.judge.close());
  const synthesizer = new EmbeddedSynthesizer({ dataFolder: config.modelFolder });
  const voices = new VoiceLibrary({
    folder: voiceFolder ?? join(dataFolder, 'voices'),
    synthesizer,
    making: config.voices,
    warn: (trouble) => warn(trouble, 'the folder of sounds'),
  });
  closing.push(() => voices.close());
  // First, so that the sound in work is not waited for: a whole speech takes a minute to make.
  closing.push(() => synthesizer.close());
  const meaning = new EmbeddedMeaningScorer(engine);
  let publicUrl = config.web.publicUrl ?? '';
  const mail = prepareMail({
    config,
    forJobs: database.forJobs,
    storage,
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
    warn: (trouble, job) => warn(trouble, job),
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
    appleNotifications: config.apple ? new SignedAppleNotifications(config.apple) : noNotifications,
    attest: config.apple?.attest,
    purchases: config.apple ? new ApplePurchases(config.apple) : noPurchases,
    survey,
    web: config.web,
    appSettings: config.app,
    files,
    recognizer,
    assessor: new EmbeddedAssessor(firstPass),
    proofreader,
    scorer: new EmbeddedSentenceScorer(engine),
    meaning,
    languageModel,
    teacher,
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
    secret: readSecret(dataFolder, config.secret),
    publicUrl: () => publicUrl,
    olderSecret:
      config.olderSecret === undefined ? undefined : new TextEncoder().encode(config.olderSecret),
    allowsPassphrases: config.allowsPassphrases,
    breached:
      typeof config.breachList === 'object'
        ? new BreachedPasswordRanges({
            ...config.breachList,
            warn: (cause) => warn(cause, 'the list of stolen passwords'),
          })
        : noBreachedPasswords,
    now,
    onBug: (error) => reportBug(error),
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
  if (config.database.kind === 'server') {
    // Sessions end on other servers, too, and books are brought to them.
    const ending = new AbortController();
    closing.push(() => ending.abort());
    const look = () => Promise.all([parts.ended.read(), parts.library.refresh()]);
    void repeatAfter(LOOK_AROUND_EVERY_MS, look, {
      signal: ending.signal,
      onBug: (error) => reportBug(error),
    });
  }
  const counting = setInterval(() => parts.refusalCounts.write(), REFUSALS_EVERY_MS);
  closing.push(() => {
    clearInterval(counting);
    return parts.refusalCounts.write();
  });
  const server = await buildServer(parts);
  running.server = server;
  reportBug = (error) => server.log.error(error);
  warn = (trouble, where) => server.log.warn({ trouble }, where);
  for (const problem of brought.problems) warn(problem, 'a book that was brought');
  closing.push(() => server.close());
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return give({ kind: 'port-taken', port: config.port });
    throw error;
  }
  listening.resolve();
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
  const url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`;
  publicUrl ||= url;
  await requeueWaiting(storage.monologues, mail.jobs);
  await mail.jobs.begin();
  if (config.voices === 'ahead') {
    const ending = new AbortController();
    closing.push(() => ending.abort());
    const isIdle = () => engine.progress() === 1 && engine.jobs() === 0;
    const preparing = { voices, meaning, isIdle, signal: ending.signal };
    preparePrompts(questionIdsOf(shelf), preparing).catch(reportBug);
  }
  const demo = `Sign in as ${DEMO_LEARNER.email} with the password ${DEMO_LEARNER.password}`;
  const outboxLink = mail.outbox && url + mail.outbox.key.path;
  const ready = [
    `Oz is ready at ${url}`,
    ...(config.hasDemoLearner ? [demo] : []),
    ...(outboxLink === undefined ? [] : [`Mails wait at ${outboxLink} (works once)`]),
  ].join('\n');
  say(ready);
  return ok({
    url,
    outboxLink,
    embeddedPayments: paid.embeddedPayments,
    hearing: () => recognizer.readiness(),
    close,
  });
}

const questionIdsOf = (books: readonly Book[]): readonly string[] =>
  books.flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions.map(({ id }) => id)));

/** pg hides the cause of a failed connection in an aggregate without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
