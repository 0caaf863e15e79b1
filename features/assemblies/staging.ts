import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startBreachList } from '../../server/accounts/breach-list-server.fixture.ts';
import { transaction, makeChain } from '../../server/apple/apple-chain.fixture.ts';
import { notificationOf } from '../../server/apple/apple-notification.fixture.ts';
import { LEAST_WORDS } from '../../core/domain/monologue/monologue.ts';
import type { FormName } from '../../core/navigation/form-redirect.ts';
import { layEmptyCluster } from '../../server/database/empty-cluster.ts';
import type { OutboxMail } from '../../server/mail/outbox-mailer.ts';
import { OutboxReader } from '../../server/mail/outbox-reader.fixture.ts';
import { FREE } from '../../server/contracts/contract-terms.ts';
import { DEFAULT_BUDGETS } from '../../server/budgets.ts';
import { BARE_APP, BARE_WEB } from '../../server/outside-settings.ts';
import type { EmbeddedPayments } from '../../server/payments/embedded/embedded-payments.ts';
import { BARE_PUSH } from '../../server/push/push-settings.ts';
import { startServer } from '../../server/start-server.ts';
import type { LevelName } from '../support/level.ts';
import type { GuardedOz } from './guarded-oz.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Staging {
  /** Without a slash at the end. */
  readonly url: string;
  /** The mails of this Oz. */
  mails(): Promise<readonly OutboxMail[]>;
  /** Only of an Oz of our own; whether that changed anything. */
  isMaintenance(isOn: boolean): boolean;
  /** Written into its file, unchecked as by hand; true a moment later. */
  setCampaign(fields: Readonly<Record<string, unknown>>): Promise<void>;
  setForm(form: FormName, address: string | undefined): void;
  /** What is asked of learners; only of an Oz of our own may it be changed. */
  readonly contract: { isNeeded: boolean };
  /** The provider that takes no money, with its clock. */
  payments(): EmbeddedPayments;
  /** An App Store that this Oz takes for Apple's; only at the native level. */
  readonly appStore: AppStore;
  /** What is done meanwhile was done so long ago. */
  ago(ms: number, done: () => Promise<void>): Promise<void>;
  /** Opened when it is first asked for. */
  guarded(): Promise<GuardedOz>;
  close(): Promise<void>;
}

export interface AppStore {
  /** The purchase of a buyer as the App Store hands it out. */
  sells(buyer: string): Promise<string>;
  /** What Apple posts to its Oz about it. */
  tells(buyer: string): Promise<string>;
}

const NO_APP_STORE: AppStore = {
  sells: () => Promise.reject(new Error('This Oz knows no App Store of ours')),
  tells: () => Promise.reject(new Error('This Oz knows no App Store of ours')),
};

const NOT_OURS = {
  appStore: NO_APP_STORE,
  payments: () => {
    throw new Error('The payments of an Oz out there are not ours');
  },
  isMaintenance: (isOn: boolean) => {
    if (isOn) throw new Error('The maintenance of an Oz out there is not ours to begin');
    return false;
  },
  setCampaign: async (fields: object) => {
    if (Object.keys(fields).length > 0)
      throw new Error('The campaign of an Oz out there is not ours to set');
  },
  setForm: () => {
    throw new Error('The forms of an Oz out there are not ours to set');
  },
  ago: () => Promise.reject(new Error('The clock of an Oz out there is not ours')),
  guarded: () => Promise.reject(new Error('The clock of an Oz out there is not ours')),
};

/** A running Oz to test against: the one that was named, or a fresh one of our own. */
export async function staging(url: string | undefined, level: LevelName): Promise<Staging> {
  if (url !== undefined) {
    await answers(url);
    const contract = { isNeeded: false };
    return {
      url: url.replace(/\/+$/, ''),
      ...NOT_OURS,
      contract,
      mails: mailsAt(),
      close: async () => {},
    };
  }
  const forms = { ...BARE_APP.forms };
  const contract = { ...FREE };
  const store = level === 'native' ? makeChain() : undefined;
  let behindMs = 0;
  const stolen = await startBreachList(['Stolen-2026!']);
  const dataFolder = mkdtempSync(join(tmpdir(), 'oz-staging-'));
  const database = join(dataFolder, 'database');
  await layEmptyCluster(database);
  const started = await startServer(
    {
      isProduction: false,
      host: '127.0.0.1',
      port: 0,
      dataFolder,
      modelFolder: join(ROOT, '.cache/models'),
      database: { kind: 'embedded', folder: database },
      secret: undefined,
      olderSecret: undefined,
      contentToken: undefined,
      hasDemoLearner: false,
      isMaintenance: false,
      allowsPassphrases: false,
      breachList: { url: stolen.url },
      voices: 'on-demand',
      firstPasses: 1,
      hasLimits: false,
      budgets: DEFAULT_BUDGETS,
      securityDays: 365,
      takesDays: 365,
      contract,
      leastWords: LEAST_WORDS,
      web: BARE_WEB,
      notices: { webhook: undefined, line: undefined },
      app: { ...BARE_APP, forms },
      push: BARE_PUSH,
      alsoConnectsTo: [],
      logLevel: 'warn',
      migrationsUrl: undefined,
      transcription: undefined,
      teacher: undefined,
      mail: undefined,
      forwarding: undefined,
      apple: store && {
        rootsFolder: store.rootsFolder,
        bundleId: 'example.oz',
        environment: 'Sandbox',
        appId: undefined,
      },
    },
    {
      appFolder: level === 'api' ? undefined : join(ROOT, 'dist/web'),
      say: () => {},
      voiceFolder: join(ROOT, '.cache/voices'),
      now: () => new Date(Date.now() - behindMs),
    },
  );
  if (!started.ok) throw new Error(`No Oz could be started: ${JSON.stringify(started.error)}`);
  const running = started.value;
  const maintenance = join(dataFolder, 'maintenance');
  let guarded: Promise<GuardedOz> | undefined;
  while (running.hearing() < 1) await setTimeout(100);
  return {
    url: running.url,
    mails: mailsAt(running.outboxLink),
    isMaintenance: (isOn) => {
      if (isOn === existsSync(maintenance)) return false;
      if (isOn) writeFileSync(maintenance, '');
      else rmSync(maintenance);
      return true;
    },
    contract,
    appStore: store ? appStoreOf(store) : NO_APP_STORE,
    payments: () => {
      if (!running.embeddedPayments) throw new Error('There are keys of Stripe');
      return running.embeddedPayments;
    },
    setCampaign: async (fields) => {
      const path = join(dataFolder, 'campaign.json');
      if (Object.keys(fields).length > 0) writeFileSync(path, JSON.stringify(fields));
      else if (existsSync(path)) rmSync(path);
      else return;
      // As long as the server remembers what it saw.
      await setTimeout(1100);
    },
    setForm: (form, address) => {
      forms[form] = address ?? null;
    },
    ago: async (ms, done) => {
      behindMs = ms;
      await done().finally(() => {
        behindMs = 0;
      });
    },
    guarded: () => {
      guarded ??= import('./guarded-oz.ts').then(({ openGuardedOz }) => openGuardedOz());
      return guarded;
    },
    close: async () => {
      await (await guarded)?.close();
      await running.close();
      store?.remove();
      await stolen.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const appStoreOf = (store: ReturnType<typeof makeChain>): AppStore => ({
  sells: (buyer) => store.sign(transaction({ originalTransactionId: buyer })),
  tells: async (buyer) =>
    store.sign(
      await notificationOf(store, {
        originalTransactionId: buyer,
        type: 'SUBSCRIBED',
        subtype: 'INITIAL_BUY',
      }),
    ),
});

/** Of an Oz out there, its operator gives the link that was printed at its start. */
function mailsAt(link = process.env['OZ_OUTBOX_LINK']): () => Promise<readonly OutboxMail[]> {
  if (link === undefined)
    return () => Promise.reject(new Error('OZ_OUTBOX_LINK says where mails can be read'));
  const reader = new OutboxReader(link);
  return () => reader.mails();
}

async function answers(url: string): Promise<void> {
  const info = await fetch(new URL('/api/v1/system_info', url)).catch(() => undefined);
  if (!info?.ok) throw new Error(`No Oz answers at ${url}`);
}
