import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { LEAST_WORDS } from '../core/domain/monologue/monologue.ts';
import { readBreachList } from './accounts/breach-list-settings.ts';
import { readBudgets } from './budgets.ts';
import { readEndpoint } from './cloud-endpoint-settings.ts';
import type { Config } from './config.ts';
import { readContractSettings } from './contracts/read-contract-settings.ts';
import {
  allReadable,
  isUnreadable,
  matching,
  oneOf,
  unreadable,
  wholeNumber,
  type Env,
  type UnreadableSetting,
} from './environment.ts';
import { isLoopback } from './loopback.ts';
import { readConnections } from './outgoing/connection-settings.ts';
import { readAppleSettings } from './apple/read-apple-settings.ts';
import { readNoticeSettings } from './notices/read-notice-settings.ts';
import { readAppSettings, readMail, readWeb } from './outside-settings.ts';
import { readIsProduction, unsafeInProduction, type UnsafeInProduction } from './production.ts';
import { readPush } from './push/push-settings.ts';
import { withSecretsOfFiles } from './secret-files.ts';
import { readForwarding } from './security/forward-settings.ts';
import { SHORTEST_KEPT_DAYS } from './security/security-record.ts';

export type ConfigError = UnreadableSetting | UnsafeInProduction;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const VOICES = ['ahead', 'on-demand'] as const;
/** Where no setting says how many; each takes half a gigabyte. */
const MOST_FIRST_PASSES = 4;
const USUAL_DAYS = 365;
const MOST_DAYS = 36_500;

const POSTGRES = /^postgres(ql)?:\/\//;
const SECRET = /^[^]{32,}$/;
/** A secret that a header can carry. */
const TOKEN = /^[\x21-\x7e]{32,}$/;

/** Reads the environment; docs/operations.md lists what it may say. */
export function readConfig(given: Env): Config | ConfigError {
  const whole = withSecretsOfFiles(given);
  if (isUnreadable(whole)) return whole;
  const { env } = whole;
  const days = { usual: USUAL_DAYS, most: MOST_DAYS };
  const read = allReadable({
    port: wholeNumber(env, 'PORT', { usual: 8787, least: 0, most: 65_535 }),
    url: matching('DATABASE_URL', env['DATABASE_URL'], POSTGRES),
    migrationsUrl: readMigrationsUrl(env),
    secret: matching('OZ_SECRET', env['OZ_SECRET'], SECRET),
    olderSecret: matching('OZ_OLDER_SECRET', env['OZ_OLDER_SECRET'] || undefined, SECRET),
    contentToken: matching('OZ_CONTENT_TOKEN', env['OZ_CONTENT_TOKEN'] || undefined, TOKEN),
    logLevel: oneOf(env, 'OZ_LOG', LOG_LEVELS, 'warn'),
    voices: oneOf(env, 'OZ_VOICES', VOICES, 'ahead'),
    firstPasses: wholeNumber(env, 'OZ_FIRST_PASSES', {
      usual: Math.min(MOST_FIRST_PASSES, availableParallelism()),
    }),
    limits: oneOf(env, 'OZ_LIMITS', ['on', 'off'], 'on'),
    securityDays: wholeNumber(env, 'OZ_SECURITY_DAYS', { ...days, least: SHORTEST_KEPT_DAYS }),
    takesDays: wholeNumber(env, 'OZ_TAKES_DAYS', days),
    leastWords: wholeNumber(env, 'OZ_SPEECH_LEAST_WORDS', { usual: LEAST_WORDS, most: 500 }),
    breachList: readBreachList(env),
    budgets: readBudgets(env),
    contract: readContractSettings(env),
    transcription: readEndpoint(env, 'OZ_TRANSCRIPTION', 'whisper-1'),
    teacher: readEndpoint(env, 'OZ_TEACHER', 'gpt-4o-mini'),
    web: readWeb(env),
    mail: readMail(env),
    apple: readAppleSettings(env),
    notices: readNoticeSettings(env),
    forwarding: readForwarding(env),
    app: readAppSettings(env),
    push: readPush(env),
    alsoConnectsTo: readConnections(env),
    isProduction: readIsProduction(env),
  });
  if (isUnreadable(read)) return read;
  const { url, limits, web, isProduction, ...settings } = read;
  const dataFolder = resolve(env['OZ_DATA'] ?? 'data');
  const host = env['HOST'] || '127.0.0.1';
  const isAlone = url === undefined && !isProduction && isLoopback(host);
  const config: Config = {
    ...settings,
    isProduction,
    host,
    dataFolder,
    modelFolder: resolve(env['OZ_MODELS'] ?? join(dataFolder, 'models')),
    database: url
      ? { kind: 'server', url }
      : { kind: 'embedded', folder: join(dataFolder, 'database') },
    hasDemoLearner: env['OZ_DEMO'] ? env['OZ_DEMO'] === '1' : isAlone,
    isMaintenance: env['OZ_MAINTENANCE'] === '1',
    allowsPassphrases: env['OZ_PASSPHRASES'] === '1',
    hasLimits: limits === 'on',
    web: { ...web, needsTls: isProduction },
  };
  return (isProduction && unsafeInProduction(config)) || config;
}

/** Of no use without a database beside it. */
function readMigrationsUrl(env: Env): string | undefined | UnreadableSetting {
  const url = env['OZ_MIGRATIONS_URL'] || undefined;
  if (url !== undefined && !env['DATABASE_URL']) return unreadable('OZ_MIGRATIONS_URL');
  return matching('OZ_MIGRATIONS_URL', url, POSTGRES);
}
