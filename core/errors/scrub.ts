const REMOVED = '[removed]';

/** What is kept under such names is a secret, or tells who a learner is. */
const SECRET_NAME =
  /pass|pwd|secret|token|auth|bearer|cookie|jwt|verif|credential|api_?-?key|signature|signed|receipt|session|e?-?mail|username/i;

/** What is kept under such names is a learner's voice, or her own words. */
const VOICE_NAME = /audio|voice|blob|^file$|recording$|^recording_?data|transcript/i;

/** A refusal is `code: 'not-found'`; every other code signs a learner in. */
const REFUSAL_CODE = /^[a-z]+(-[a-z]+){0,4}$/;

const TOKEN = /\b(eyJ[\w-]{4,}\.[\w-]+\.?[\w-]*|(Bearer|Basic)\s+[\w.~+/=-]+)/gi;
const DATA_URL = /data:[\w/+.-]*(;[\w=.-]+)*,[^\s"']*/gi;
/** Long runs without a blank are sound or keys, never words; an UUID has 36 characters. */
const OPAQUE = /[\w=-]{40,}|(?=[\w/=-]*[+A-Z])(?=[\w+/=-]*\d)[\w+/=-]{60,}/g;
const EMAIL = /[^\s@<>"'=&?/]+(@|%40)[^\s@<>"'&/]+\.[^\s@<>"'&/]+/gi;
/** In JSON, next to any sign. */
const EMAIL_ANYWHERE = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g;
/** A selector's attributes say what stands on the screen: `button#own[aria-label="…"]`. */
const ATTRIBUTE = /\[[\w-]+="[^]*?"\]/g;
const QUERY_SECRET = /([?&#;])([\w.-]+)=([^&#\s"'\\]*)/g;

const MAX_DEPTH = 10;
const MAX_ITEMS = 50;
const MAX_TEXT = 2000;
/** What lies behind is not even looked at. */
const MAX_READ = 20_000;
/** Shorter ones would tear common words apart. */
const SHORTEST_SECRET = 4;

/** What was found under secret names, to be looked for everywhere else. */
class Secrets {
  readonly #found = new Set<string>();

  add(value: unknown): void {
    if (typeof value === 'string' && value.length >= SHORTEST_SECRET) this.#found.add(value);
    else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const part of Object.values(value)) if (part !== value) this.add(part);
    }
  }

  without(text: string): string {
    let rest = text;
    for (const secret of [...this.#found].sort((a, b) => b.length - a.length)) {
      // In an address and inside of JSON it is written otherwise.
      const writings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
      for (const writing of writings) rest = rest.replaceAll(writing, REMOVED);
    }
    return rest;
  }
}

/**
 * A copy that may leave the device: no password, token, address or recording is left in it, wherever it stood.
 * A secret that is found in one place is removed from every other one too. Never throws.
 */
export function scrub(value: unknown): unknown {
  const secrets = new Secrets();
  const once = cleaned(value, secrets, 0);
  return withoutSecrets(once, secrets);
}

/** The same for a text that is too long to be taken apart: tokens, emails and secret parts of addresses are removed from it. */
export const scrubText = (text: string): string =>
  text
    .replace(QUERY_SECRET, (whole, mark: string, name: string) =>
      SECRET_NAME.test(name) || name === 'code' ? `${mark}${name}=${REMOVED}` : whole,
    )
    .replace(TOKEN, REMOVED)
    .replace(EMAIL_ANYWHERE, REMOVED);

function cleaned(value: unknown, secrets: Secrets, depth: number): unknown {
  if (typeof value === 'string') return cleanedText(value, secrets, depth);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? typeof value : value;
  }
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ITEMS).map((item: unknown) => cleaned(item, secrets, depth + 1));
  }
  if (!isPlain(value)) return `[${kindOf(value)}]`;
  return Object.fromEntries(
    Object.keys(value)
      .slice(0, MAX_ITEMS)
      .map((name) => [name, cleanedField(name, readSafely(value, name), secrets, depth)]),
  );
}

function cleanedField(name: string, value: unknown, secrets: Secrets, depth: number): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  const isSecret =
    SECRET_NAME.test(name) ||
    (name === 'code' && typeof value === 'string' && !REFUSAL_CODE.test(value));
  if (isSecret || VOICE_NAME.test(name)) {
    secrets.add(value);
    return REMOVED;
  }
  return cleaned(value, secrets, depth + 1);
}

function cleanedText(text: string, secrets: Secrets, depth: number): string {
  if (/^\s*[[{]/.test(text)) {
    const inner = parsed(text);
    if (inner !== undefined) return JSON.stringify(cleaned(inner, secrets, depth + 1));
  }
  return text
    .slice(0, MAX_READ)
    .replace(QUERY_SECRET, (whole, mark: string, name: string, value: string) => {
      if (!SECRET_NAME.test(name) && name !== 'code') return whole;
      secrets.add(decoded(value));
      return `${mark}${name}=${REMOVED}`;
    })
    .replace(ATTRIBUTE, '')
    .replace(DATA_URL, REMOVED)
    .replace(TOKEN, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(OPAQUE, (run) => `[${run.length} characters]`)
    .slice(0, MAX_TEXT);
}

function withoutSecrets(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return secrets.without(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      secrets.without(name),
      withoutSecrets(part, secrets),
    ]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const kindOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);

function readSafely(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name);
  } catch {
    return '[unreadable]';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
