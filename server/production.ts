import type { Config } from './config.ts';
import { unreadable, type Env, type UnreadableSetting } from './environment.ts';
import { isLoopback } from './loopback.ts';

export interface UnsafeInProduction {
  readonly kind: 'unsafe-in-production';
  /** What it would do. */
  readonly danger: string;
  /** The setting that ends it, and its form. */
  readonly remedy: string;
}

/** The first setting that is unsafe for learners who are not on the operator's own machine; undefined where all are safe. */
export function unsafeInProduction(
  config: Omit<Config, 'isProduction'>,
): UnsafeInProduction | undefined {
  const found = DANGERS.find(({ isThere }) => isThere(config));
  return found && { kind: 'unsafe-in-production', danger: found.danger, remedy: found.remedy };
}

/** Whether Oz is run for learners: `OZ_MODE` says so, and without it `NODE_ENV`. */
export function readIsProduction(env: Env): boolean | UnreadableSetting {
  const mode = env['OZ_MODE'] || undefined;
  if (mode === undefined) return env['NODE_ENV'] === 'production';
  return mode === 'production' || (mode === 'development' ? false : unreadable('OZ_MODE'));
}

/** Different ones: 32 random letters of base64 nearly never have fewer, a pattern nearly always has. */
const FEWEST_CHARACTERS = 12;

interface Danger extends Omit<UnsafeInProduction, 'kind'> {
  readonly isThere: (config: Omit<Config, 'isProduction'>) => boolean;
}

const DANGERS: readonly Danger[] = [
  {
    danger: 'anybody could sign in as the demo learner',
    remedy: 'set OZ_DEMO=0',
    isThere: ({ hasDemoLearner }) => hasDemoLearner,
  },
  {
    danger: 'its links would lead to an address without https',
    remedy: 'set OZ_PUBLIC_URL=https://…',
    isThere: ({ web }) => web.publicUrl?.startsWith('https://') !== true,
  },
  {
    danger: 'it could not tell who comes over TLS, and would have to refuse everybody',
    remedy: 'set OZ_TRUST_PROXY to the address of the proxy that speaks TLS',
    isThere: ({ web }) => web.trustProxy === undefined,
  },
  {
    danger: 'mails would wait in the outbox, with links into every account',
    remedy: 'set OZ_SMTP_URL and OZ_MAIL_FROM',
    isThere: ({ mail }) => mail === undefined,
  },
  {
    danger: 'mails would cross the network in the clear',
    remedy: 'set OZ_SMTP_URL=smtps://…, or add ?requireTLS=true to it',
    isThere: ({ mail }) => mail !== undefined && !isPrivateMail(new URL(mail.smtpUrl)),
  },
  {
    danger: 'what learners say would cross the network in the clear',
    remedy: 'set OZ_TRANSCRIPTION_URL=https://…, or ask a server on this machine',
    isThere: ({ transcription }) => transcription !== undefined && !isPrivate(transcription.url),
  },
  {
    danger: 'what learners ask would cross the network in the clear',
    remedy: 'set OZ_TEACHER_URL=https://…, or ask a server on this machine',
    isThere: ({ teacher }) => teacher !== undefined && !isPrivate(teacher.url),
  },
  {
    danger: 'another server could be taken for the database, or it would be spoken to in the clear',
    remedy:
      'add ?sslmode=verify-full to DATABASE_URL and OZ_MIGRATIONS_URL, with sslrootcert=… for an authority of your own, or name a socket or an address of this machine',
    isThere: ({ database, migrationsUrl }) =>
      [database.kind === 'server' ? database.url : undefined, migrationsUrl].some(
        (url) => url !== undefined && !isPrivateDatabase(url),
      ),
  },
  {
    danger: 'a person who guesses the secret can sign in as any learner',
    remedy:
      'set OZ_SECRET to at least 32 random characters, such as openssl rand -base64 48 gives, or unset it',
    isThere: ({ secret }) => secret !== undefined && new Set(secret).size < FEWEST_CHARACTERS,
  },
  {
    danger: 'anybody could have a contract without paying: the embedded provider takes no money',
    remedy: 'set OZ_STRIPE_KEY and OZ_STRIPE_WEBHOOK_SECRET, or OZ_CONTRACT=free',
    isThere: ({ contract }) => contract.isNeeded && contract.stripe === undefined,
  },
  {
    danger:
      'payments of a test would open what costs money, or its key would cross the network in the clear',
    remedy: 'set OZ_STRIPE_KEY to a key of the live account, and OZ_STRIPE_URL=https://…',
    isThere: ({ contract: { stripe } }) =>
      stripe !== undefined && (/^[sr]k_test_/.test(stripe.key) || !isPrivate(stripe.url)),
  },
  {
    danger: 'passwords that were stolen elsewhere could be chosen',
    remedy:
      'set OZ_BREACHED_PASSWORDS_URL=https://api.pwnedpasswords.com/range, which is told five letters of a hash, or off',
    isThere: ({ breachList }) => breachList === undefined,
  },
  {
    danger: 'parts of hashes of passwords would cross the network in the clear',
    remedy: 'set OZ_BREACHED_PASSWORDS_URL=https://…, or ask a server on this machine',
    isThere: ({ breachList }) => typeof breachList === 'object' && !isPrivate(breachList.url),
  },
  {
    danger: 'nothing would be limited',
    remedy: 'set OZ_LIMITS=on',
    isThere: ({ hasLimits }) => !hasLimits,
  },
];

const isPrivate = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
};

const isPrivateMail = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol === 'smtps:' || isLoopback(hostname) || searchParams.get('requireTLS') === 'true';

function isPrivateDatabase(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  const host = decodeURIComponent(url.searchParams.get('host') ?? url.hostname);
  const isSure = url.searchParams.get('sslmode') === 'verify-full';
  return isSure || host === '' || host.startsWith('/') || isLoopback(host);
}
