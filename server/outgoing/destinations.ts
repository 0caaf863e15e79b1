import type { Config } from '../config.ts';
import { PUSH_HOSTS } from '../push/push-hosts.ts';

/** `api.stripe.com:443`; `*.notify.windows.com:443` for all below it; or the path of a socket. */
export type Destination = string;

const MAIL_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** Whom a server with these settings may speak to of itself, and nothing else. */
export async function destinationsOf(config: Config): Promise<readonly Destination[]> {
  const { breachList, contract, database, mail, migrationsUrl, notices, push } = config;
  const databases = [database.kind === 'server' ? database.url : undefined, migrationsUrl];
  const pages = [
    config.transcription?.url,
    config.teacher?.url,
    config.forwarding?.url,
    typeof breachList === 'object' ? breachList.url : undefined,
    notices.webhook?.url,
    notices.line?.url,
    contract.stripe?.url,
    push.fcm?.url,
    push.fcm?.tokenUri,
    push.apns?.url,
  ];
  return [
    ...(await Promise.all(databases.filter(isGiven).map(databaseAt))),
    ...pages.filter(isGiven).map(webAt),
    ...(mail ? [mailAt(mail.smtpUrl)] : []),
    ...PUSH_HOSTS.flatMap((host) => [`${host}:443`, `*.${host}:443`]),
    ...push.hosts.flatMap((host) => (host.includes(':') ? [host] : [`${host}:443`, `${host}:80`])),
    ...config.alsoConnectsTo,
  ];
}

const isGiven = (text: string | undefined): text is string => text !== undefined;

/** As `pg` reads it, with what the environment says beside it; loaded by no server that has its database in itself. */
async function databaseAt(connectionString: string): Promise<Destination> {
  const { Client } = await import('pg');
  const { host, port } = new Client({ connectionString });
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
}

function webAt(address: string): Destination {
  const { hostname, port, protocol } = new URL(address);
  return `${bare(hostname)}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

function mailAt(address: string): Destination {
  const { hostname, port, protocol } = new URL(address);
  return `${bare(hostname)}:${port || MAIL_PORTS[protocol]}`;
}

/** Sockets are told an address of version 6 without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
