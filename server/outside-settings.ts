import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { Forms } from '../protocol/system.ts';
import { Email } from '../protocol/values.ts';
import type { AppleSettings } from './apple/apple-purchases.ts';
import { APPLE_ATTEST_ROOT } from './apple/attest/apple-root.ts';
import type { NoticeSettings } from './notices/choose-notices.ts';
import { unreadable, type Env, type UnreadableSetting } from './environment.ts';

export interface WebSettings {
  /** Where learners find the app, without a slash at the end; undefined: where the server listens. */
  readonly publicUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The addresses of the proxies in front, joined by commas; undefined when there is none to believe. */
  readonly trustProxy: string | undefined;
  /** Whether what did not come over TLS is refused. */
  readonly needsTls: boolean;
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

const FORM_NAMES = v.keyof(Forms).options;

/** What the app asks for at its start. */
export interface AppSettings {
  readonly forms: Readonly<v.InferOutput<typeof Forms>>;
  readonly supportEmail: string;
  readonly errorReportingDsn: string | undefined;
  /** An address of `https:`, or a path of our own. */
  readonly analyticsUrl: string | undefined;
}

/** An Oz without any settings. */
export const BARE_WEB: WebSettings = {
  publicUrl: undefined,
  allowedOrigins: [],
  trustProxy: undefined,
  needsTls: false,
};
export const BARE_APP: AppSettings = {
  forms: formsFrom(() => null),
  supportEmail: 'support@oz.example',
  errorReportingDsn: undefined,
  analyticsUrl: undefined,
};

/** An address, a network, or one of proxy-addr's names for networks that no request from outside can come from. */
const PROXY =
  /^(loopback|linklocal|uniquelocal|[\d.]{7,15}(\/\d+)?|[\da-f:.]*:[\da-f:.]*(\/\d+)?)$/i;

export function readWeb(env: Env): Omit<WebSettings, 'needsTls'> | UnreadableSetting {
  const publicUrl = env['OZ_PUBLIC_URL'] || undefined;
  // The app is at the root of its origin, and so are the links to it.
  if (publicUrl !== undefined && originOf(publicUrl) === undefined) {
    return unreadable('OZ_PUBLIC_URL');
  }
  const allowed = (env['OZ_ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean);
  const isOrigin = (text: string) => /^[a-z][a-z0-9+.-]*:\/\/[^/?#*]+$/.test(text);
  if (!allowed.every(isOrigin)) return unreadable('OZ_ALLOWED_ORIGINS');
  const proxy = env['OZ_TRUST_PROXY'] || undefined;
  const areProxies = proxy?.split(',').every((one) => PROXY.test(one)) ?? true;
  if (!areProxies) return unreadable('OZ_TRUST_PROXY');
  return {
    publicUrl: publicUrl && originOf(publicUrl),
    allowedOrigins: allowed,
    trustProxy: proxy,
  };
}

export function readMail(env: Env): MailSettings | UnreadableSetting | undefined {
  const smtpUrl = env['OZ_SMTP_URL'] || undefined;
  const from = env['OZ_MAIL_FROM'] || undefined;
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined || !/^smtps?:\/\/\S+$/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    return unreadable('OZ_SMTP_URL');
  }
  const address = /<([^<>]+)>$/.exec(from ?? '')?.[1] ?? from;
  const isAddress = v.is(Email, address) && !/[\r\n]/.test(from ?? '');
  if (from === undefined || !isAddress) return unreadable('OZ_MAIL_FROM');
  return { smtpUrl, from };
}

export function readApple(env: Env): AppleSettings | UnreadableSetting | undefined {
  const bundleId = env['OZ_APPLE_BUNDLE'] || undefined;
  const roots = env['OZ_APPLE_ROOTS'] || undefined;
  const appId = env['OZ_APPLE_APP_ID'] || undefined;
  const environment = env['OZ_APPLE_ENVIRONMENT'] || 'Production';
  const isUnset = bundleId === undefined && roots === undefined && appId === undefined;
  if (isUnset && !env['OZ_APPLE_ENVIRONMENT']) return undefined;
  if (bundleId === undefined) return unreadable('OZ_APPLE_BUNDLE');
  if (roots === undefined) return unreadable('OZ_APPLE_ROOTS');
  if (environment !== 'Production' && environment !== 'Sandbox') {
    return unreadable('OZ_APPLE_ENVIRONMENT');
  }
  const isNumber = appId !== undefined && /^\d{1,15}$/.test(appId);
  if (environment === 'Production' ? !isNumber : appId !== undefined && !isNumber) {
    return unreadable('OZ_APPLE_APP_ID');
  }
  const team = env['OZ_APPLE_TEAM'] || undefined;
  if (team !== undefined && !/^[A-Z0-9]{10}$/.test(team)) return unreadable('OZ_APPLE_TEAM');
  const root = attestRoot(env['OZ_APPLE_ATTEST_ROOT']);
  if (!root) return unreadable('OZ_APPLE_ATTEST_ROOT');
  return {
    bundleId,
    rootsFolder: resolve(roots),
    environment,
    ...(team !== undefined && {
      attest: {
        appId: `${team}.${bundleId}`,
        root,
        environment,
      },
    }),
    appId: appId === undefined ? undefined : Number(appId),
  };
}

/** Undefined where the file is no certificate. */
function attestRoot(file: string | undefined): X509Certificate | undefined {
  try {
    return new X509Certificate(file ? readFileSync(file) : APPLE_ATTEST_ROOT);
  } catch {
    return undefined;
  }
}

const LINE_API = 'https://api.line.me';

export function readNotices(env: Env): NoticeSettings | UnreadableSetting {
  const url = env['OZ_NOTICE_URL'] || undefined;
  const secret = env['OZ_NOTICE_SECRET'] || undefined;
  const token = env['OZ_LINE_TOKEN'] || undefined;
  const to = env['OZ_LINE_TO'] || undefined;
  const lineUrl = env['OZ_LINE_URL'] || LINE_API;
  if (url === undefined ? secret !== undefined : !isWebAddress(url)) {
    return unreadable('OZ_NOTICE_URL');
  }
  if (secret !== undefined && secret.length < 32) return unreadable('OZ_NOTICE_SECRET');
  if (token === undefined ? to !== undefined : !/^[\x21-\x7e]+$/.test(token)) {
    return unreadable('OZ_LINE_TOKEN');
  }
  // Inquiries are to be read somewhere.
  const isReadNowhere = token !== undefined && to === undefined && url === undefined;
  if (isReadNowhere || (to !== undefined && !/^\w+$/.test(to))) return unreadable('OZ_LINE_TO');
  if (originOf(lineUrl) === undefined) return unreadable('OZ_LINE_URL');
  return {
    webhook: url === undefined ? undefined : { url, secret },
    line: token === undefined ? undefined : { token, to, url: new URL(lineUrl).origin },
  };
}

export function readAppSettings(env: Env): AppSettings | UnreadableSetting {
  const nameOf = (form: string) => `OZ_FORM_${form.toUpperCase()}`;
  const broken = FORM_NAMES.map(nameOf).find((name) => env[name] && !isWebAddress(env[name]));
  if (broken !== undefined) return unreadable(broken);
  const supportEmail = env['OZ_SUPPORT_EMAIL'] || BARE_APP.supportEmail;
  if (!v.is(Email, supportEmail)) return unreadable('OZ_SUPPORT_EMAIL');
  const dsn = env['OZ_SENTRY_DSN'] || undefined;
  if (dsn !== undefined && !isWebAddress(dsn)) return unreadable('OZ_SENTRY_DSN');
  const analyticsUrl = env['OZ_ANALYTICS_URL'] || undefined;
  if (analyticsUrl !== undefined && !isSafeTarget(analyticsUrl)) {
    return unreadable('OZ_ANALYTICS_URL');
  }
  return {
    forms: formsFrom((form) => env[nameOf(form)] || null),
    supportEmail,
    errorReportingDsn: dsn,
    analyticsUrl,
  };
}

function formsFrom(address: (form: string) => string | null): AppSettings['forms'] {
  const entries = FORM_NAMES.map((form) => [form, address(form)]);
  return Object.fromEntries(entries) as AppSettings['forms']; // one entry for each name
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** What a page from `https:` may post to: an address of `https:` without a name or password in it, or an own path. */
function isSafeTarget(text: string): boolean {
  if (/^\/(?![/\\])[\w./~-]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function originOf(text: string): string | undefined {
  const url = isWebAddress(text) ? new URL(text) : undefined;
  const isBare = url && `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  return isBare ? url.origin : undefined;
}
