import * as v from 'valibot';
import { Forms } from '../protocol/system.ts';
import { Email } from '../protocol/values.ts';
import { unreadable, type Env, type UnreadableSetting } from './environment.ts';
import { isWebAddress, originOf } from './web-address.ts';

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

/** What a page from `https:` may post to: an address of `https:` without a name or password in it, or an own path. */
function isSafeTarget(text: string): boolean {
  if (/^\/(?![/\\])[\w./~-]*$/.test(text)) return true;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
