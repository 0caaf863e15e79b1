/** How a request is answered: by whom first, or not by us at all. */
export type Way = 'page' | 'file' | 'untouched';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `navigate` when a whole page is asked for. */
  readonly mode: string;
}

/** What must be asked of the server every time, and the pages that are not the app's. */
const NEVER = /^\/(api\/|outbox(\/|$)|pretended_payments\/|system_info\.json$|sw\.js$)/;

/** Built files carry eight characters of what is in them: under one name they never change. */
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;

export function chooseWay(asked: Asked, origin: string, kept: readonly string[]): Way {
  const { origin: host, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || host !== origin || NEVER.test(pathname)) return 'untouched';
  if (asked.mode === 'navigate') return 'page';
  return HASHED.test(pathname) || kept.includes(pathname) ? 'file' : 'untouched';
}
