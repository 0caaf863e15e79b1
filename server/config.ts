import { LEAST_WORDS } from '../core/domain/monologue/monologue.ts';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readBreachList, type BreachListSetting } from './accounts/breach-list-settings.ts';
import type { AppleSettings } from './apple/apple-purchases.ts';
import { readContractSettings, type ContractSettings } from './contracts/read-contract-settings.ts';
import { readBudgets, type Budgets } from './budgets.ts';
import { readEndpoint } from './cloud-endpoint-settings.ts';
import type { DatabaseAddress } from './database/open-database.ts';
import type { NoticeSettings } from './notices/choose-notices.ts';
import { readConnections } from './outgoing/connection-settings.ts';
import { readPush, type PushSettings } from './push/push-settings.ts';
import { withSecretsOfFiles } from './secret-files.ts';
import type { ForwardSettings } from './security/forward-record.ts';
import { readForwarding } from './security/forward-settings.ts';
import { SHORTEST_KEPT_DAYS } from './security/security-record.ts';
import {
  isLoopback,
  readIsProduction,
  unsafeInProduction,
  type UnsafeInProduction,
} from './production.ts';
import {
  readAppSettings,
  readApple,
  readMail,
  readNotices,
  readWeb,
  type AppSettings,
  type MailSettings,
  type WebSettings,
} from './outside-settings.ts';
import { unreadable, type Env, type UnreadableSetting } from './environment.ts';

export type { AppSettings } from './outside-settings.ts';

export interface Config {
  /** Run for learners, and not to look around: what is unsafe is refused. */
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Where files made from the speech models are kept: the same for all, so several servers may share it. */
  readonly modelFolder: string;
  readonly database: DatabaseAddress;
  /** The same database as another user, who may make tables; absent, the one who works makes them. */
  readonly migrationsUrl?: string;
  /** Signs access tokens; undefined makes one in the data folder. Several servers must share one. */
  readonly secret: string | undefined;
  /** The secret before it, which signs nothing any more. */
  readonly olderSecret: string | undefined;
  /** With it an operator brings books; undefined: no books may be brought. */
  readonly contentToken: string | undefined;
  /** A learner that anyone may sign in as; only beside the embedded database, where only this machine comes, unless asked for. */
  readonly hasDemoLearner: boolean;
  readonly isMaintenance: boolean;
  /** Whether passwords of 15 to 64 characters need neither numbers nor symbols. */
  readonly allowsPassphrases: boolean;
  /** A list of passwords that were stolen elsewhere. */
  readonly breachList: BreachListSetting | undefined;
  /** Whether prompts and model answers are spoken before a learner asks for them. */
  readonly voices: 'ahead' | 'on-demand';
  /** How many processes hear an answer a first time. */
  readonly firstPasses: number;
  /** Where spoken answers are sent to be written down; absent, only the embedded model hears them. */
  readonly transcription?: TranscriptionEndpoint;
  /** Who answers questions about the lessons; absent, the built-in teacher alone. */
  readonly teacher?: TeacherEndpoint;
  /** Whether it is limited how often a caller may try; only tests and benchmarks do without. */
  readonly hasLimits: boolean;
  /** For how long it is kept what happened around accounts. */
  readonly securityDays: number;
  /** For how long recordings of answers are kept. */
  readonly takesDays: number;
  /** A speech with fewer words is not corrected. */
  readonly leastWords: number;
  readonly budgets: Budgets;
  readonly contract: ContractSettings;
  readonly web: WebSettings;
  /** Absent, mails wait in the outbox. */
  readonly mail?: MailSettings;
  /** Absent, no purchase is known. */
  readonly apple?: AppleSettings;
  readonly notices: NoticeSettings;
  /** Absent, the security record is in the database alone. */
  readonly forwarding?: ForwardSettings;
  readonly app: AppSettings;
  readonly push: PushSettings;
  /** Whom it may speak to beside those that other settings name: hosts with their ports. */
  readonly alsoConnectsTo: readonly string[];
  readonly logLevel: string;
}

/** An API that speaks OpenAI's `/audio/transcriptions`. */
export interface TranscriptionEndpoint {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** An API that speaks OpenAI's `/chat/completions`, streamed. */
export type TeacherEndpoint = TranscriptionEndpoint;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Where no setting says how many; each takes half a gigabyte. */
const MOST_FIRST_PASSES = 4;
const USUAL_SECURITY_DAYS = 365;
const USUAL_TAKES_DAYS = 365;
const VOICES = ['ahead', 'on-demand'] as const;

export type ConfigError = UnreadableSetting | UnsafeInProduction;

/** Reads the environment; docs/operations.md lists what it may say. */
export function readConfig(given: Env): Config | ConfigError {
  const whole = withSecretsOfFiles(given);
  if ('kind' in whole) return whole;
  const { env } = whole;
  const port = Number(env['PORT'] || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return unreadable('PORT');
  }
  const url = env['DATABASE_URL'];
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) {
    return unreadable('DATABASE_URL');
  }
  const migrationsUrl = env['OZ_MIGRATIONS_URL'] || undefined;
  const isOwner = migrationsUrl !== undefined && url && /^postgres(ql)?:\/\//.test(migrationsUrl);
  if (migrationsUrl !== undefined && !isOwner) return unreadable('OZ_MIGRATIONS_URL');
  const secret = env['OZ_SECRET'];
  if (secret !== undefined && secret.length < 32) {
    return unreadable('OZ_SECRET');
  }
  const olderSecret = env['OZ_OLDER_SECRET'] || undefined;
  if (olderSecret !== undefined && olderSecret.length < 32) return unreadable('OZ_OLDER_SECRET');
  const contentToken = env['OZ_CONTENT_TOKEN'] || undefined;
  if (contentToken !== undefined && !/^[\x21-\x7e]{32,}$/.test(contentToken)) {
    return unreadable('OZ_CONTENT_TOKEN');
  }
  const logLevel = env['OZ_LOG'] ?? 'warn';
  if (!LOG_LEVELS.includes(logLevel)) return unreadable('OZ_LOG');
  const voices = VOICES.find((how) => how === (env['OZ_VOICES'] ?? 'ahead'));
  if (!voices) return unreadable('OZ_VOICES');
  const firstPasses = Number(
    env['OZ_FIRST_PASSES'] || Math.min(MOST_FIRST_PASSES, availableParallelism()),
  );
  if (!Number.isInteger(firstPasses) || firstPasses < 1) return unreadable('OZ_FIRST_PASSES');
  const limits = env['OZ_LIMITS'] ?? 'on';
  if (limits !== 'on' && limits !== 'off') return unreadable('OZ_LIMITS');
  const securityDays = Number(env['OZ_SECURITY_DAYS'] || USUAL_SECURITY_DAYS);
  if (!Number.isInteger(securityDays) || securityDays < SHORTEST_KEPT_DAYS || securityDays > 36_500)
    return unreadable('OZ_SECURITY_DAYS');
  const takesDays = Number(env['OZ_TAKES_DAYS'] || USUAL_TAKES_DAYS);
  if (!Number.isInteger(takesDays) || takesDays < 1 || takesDays > 36_500)
    return unreadable('OZ_TAKES_DAYS');
  const leastWords = Number(env['OZ_SPEECH_LEAST_WORDS'] || LEAST_WORDS);
  if (!Number.isInteger(leastWords) || leastWords < 1 || leastWords > 500)
    return unreadable('OZ_SPEECH_LEAST_WORDS');
  const breachList = readBreachList(env);
  if (typeof breachList === 'object' && 'kind' in breachList) return breachList;
  const budgets = readBudgets(env);
  if ('kind' in budgets) return budgets;
  const contract = readContractSettings(env);
  if ('kind' in contract) return contract;
  const transcription = readEndpoint(env, 'OZ_TRANSCRIPTION', 'whisper-1');
  if (transcription && 'kind' in transcription) return transcription;
  const teacher = readEndpoint(env, 'OZ_TEACHER', 'gpt-4o-mini');
  if (teacher && 'kind' in teacher) return teacher;
  const web = readWeb(env);
  if ('kind' in web) return web;
  const mail = readMail(env);
  if (mail && 'kind' in mail) return mail;
  const apple = readApple(env);
  if (apple && 'kind' in apple) return apple;
  const notices = readNotices(env);
  if ('kind' in notices) return notices;
  const forwarding = readForwarding(env);
  if (forwarding && 'kind' in forwarding) return forwarding;
  const app = readAppSettings(env);
  if ('kind' in app) return app;
  const push = readPush(env);
  if ('kind' in push) return push;
  const alsoConnectsTo = readConnections(env);
  if ('kind' in alsoConnectsTo) return alsoConnectsTo;
  const isProduction = readIsProduction(env);
  if (isProduction === undefined) return unreadable('OZ_MODE');
  const dataFolder = resolve(env['OZ_DATA'] ?? 'data');
  const host = env['HOST'] || '127.0.0.1';
  const isAlone = url === undefined && !isProduction && isLoopback(host);
  const config: Config = {
    isProduction,
    host,
    port,
    dataFolder,
    modelFolder: resolve(env['OZ_MODELS'] ?? join(dataFolder, 'models')),
    database: url
      ? { kind: 'server', url }
      : { kind: 'embedded', folder: join(dataFolder, 'database') },
    ...(migrationsUrl !== undefined && { migrationsUrl }),
    secret,
    olderSecret,
    contentToken,
    hasDemoLearner: env['OZ_DEMO'] ? env['OZ_DEMO'] === '1' : isAlone,
    isMaintenance: env['OZ_MAINTENANCE'] === '1',
    allowsPassphrases: env['OZ_PASSPHRASES'] === '1',
    breachList,
    voices,
    firstPasses,
    ...(transcription && { transcription }),
    ...(teacher && { teacher }),
    hasLimits: limits === 'on',
    securityDays,
    takesDays,
    leastWords,
    budgets,
    contract,
    web: { ...web, needsTls: isProduction },
    ...(mail && { mail }),
    ...(apple && { apple }),
    notices,
    ...(forwarding && { forwarding }),
    app,
    push,
    alsoConnectsTo,
    logLevel,
  };
  return (isProduction && unsafeInProduction(config)) || config;
}
