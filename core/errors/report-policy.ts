import { isNoContract } from './is-no-contract.ts';

export interface FailedCall {
  readonly method: string;
  /** With or without the host, `/api` and the query. */
  readonly path: string;
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** The server's own words. */
  readonly message?: string | undefined;
}

type Expected = readonly [method: string, path: RegExp, statuses: readonly number[]];

/** Failures that are part of the product (ERR-05): a learner mistypes, has no contract, or was heard badly. */
const EXPECTED: readonly Expected[] = [
  ['POST', /\/oauth\/token$/, [400, 403, 422]],
  ['GET', /\/auth\/exists$/, [403, 404]],
  ['POST', /\/(auth|api)\/login$/, [403]],
  ['POST', /\/refresh_token$/, [403]],
  ['POST', /\/recordings\/[^/]+\/submit$/, [422]],
  ['POST', /\/records\/[^/]+\/voice$/, [500]],
  ['POST', /\/generate_answer$/, [500]],
  ['DELETE', /\/study_menus\/[^/]+$/, [422]],
  ['GET', /\/daily_review\/questions$/, [403]],
];

/** Whether a failed request tells us something that we did not expect. */
export function isWorthReporting({ method, path, status, message }: FailedCall): boolean {
  if (status === 401 || status === 0 || isNoContract(status, message)) return false;
  const [address = ''] = path.split(/[?#]/);
  // A path below /api, as the protocol writes it, is the same as the whole of it.
  const whole = address.includes('/api/') ? address : `/api/${address.replace(/^\//, '')}`;
  return !EXPECTED.some(
    ([verb, pattern, statuses]) =>
      verb === method.toUpperCase() && pattern.test(whole) && statuses.includes(status),
  );
}

/** What browsers say when nothing is wrong with us (ERR-06). */
const IGNORED: readonly RegExp[] = [
  // Playing was interrupted.
  /play\(\) request was interrupted/i,
  /media resource was aborted/i,
  // A place was left before it was drawn.
  /cancel(l?ed)? rendering route/i,
  /route rendering (was )?cancel/i,
  /abort fetching component for route/i,
  // Something was aborted.
  /operation (was |is )?aborted/i,
  /user aborted a request/i,
  /signal is aborted/i,
  /\bAbortError\b/,
  // The network is gone; a part of the app that can't be loaded is another matter.
  /Failed to fetch(?! dynamically)/,
  /Login required/,
  // Storage was taken away under us.
  /connection to indexed database server lost/i,
  /connection (is|was) (lost|closing|closed)/i,
  /'transaction' on 'IDBDatabase'/,
  /transaction (was |has )?(aborted|failed|inactive|finished|not active)/i,
  /without an in-progress transaction/i,
  /\bTransactionInactiveError\b/,
  // She does not want notifications.
  /notification permission .*blocked|messaging\/permission-blocked/i,
];

export const isIgnoredMessage = (message: string): boolean =>
  IGNORED.some((pattern) => pattern.test(message));

/** Chrome on Android refused service workers for reasons of its own before this version. */
const FIRST_CALM_CHROME = 120;

export interface Incident {
  readonly message: string;
  readonly userAgent: string;
}

/** What is dropped although it was reported (ERR-06, ERR-08). */
export const isDropped = ({ message, userAgent }: Incident): boolean =>
  isIgnoredMessage(message) || isRedirect(message) || isOldServiceWorker(message, userAgent);

/** Frameworks throw to lead elsewhere. */
const isRedirect = (message: string): boolean => /\bNEXT_REDIRECT\b|^Redirect\b/.test(message);

function isOldServiceWorker(message: string, userAgent: string): boolean {
  if (!/^(\w*Error: )?Rejected$/.test(message.trim()) || !/Android/.test(userAgent)) return false;
  const [, version] = /\bChrome\/(\d+)/.exec(userAgent) ?? [];
  return version !== undefined && Number(version) < FIRST_CALM_CHROME;
}

/** What a place that does not exist is called wherever places are timed. */
export const NOT_FOUND_ROUTE = '/404';

export const isDroppedTransaction = (route: string | undefined): boolean =>
  route === NOT_FOUND_ROUTE;
