import { base64Text } from '../sign-in/base64.ts';
import { scrub } from './scrub.ts';

/** A call as it failed, with everything in it. */
export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  /** The endpoint's path with parameters in braces, where it is known. */
  readonly route?: string;
  readonly status: number;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
  /** The access token that travelled along; only its times are told. */
  readonly token?: string | undefined;
}

/** What may leave the device of it: no password, token or recording. */
export interface FailedRequestReport {
  readonly title: string;
  /** Reports with the same one are the same problem: method, route, status. */
  readonly group: readonly [method: string, route: string, status: string];
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly params: unknown;
  readonly body: unknown;
  readonly response: unknown;
  /** Seconds since 1970; only after a 401, when the question is how old the token was. */
  readonly tokenIssuedAt?: number;
  readonly tokenExpiresAt?: number;
}

/** Says of a failed request what is needed to understand it (ERR-07), and nothing that is private. */
export function describeFailedRequest(request: FailedRequest): FailedRequestReport {
  const method = request.method.toUpperCase();
  const { url, params, body, response } = request;
  const clean: Partial<FailedRequestReport> & { route?: string } = Object(
    scrub({ route: routeOf(request), url, params, body, response }),
  );
  const { route = '' } = clean;
  return {
    title: `${method} ${route} ${request.status}`,
    group: [method, route, String(request.status)],
    method,
    url: clean.url ?? '',
    status: request.status,
    params: clean.params,
    body: clean.body,
    response: clean.response,
    ...(request.status === 401 && tokenTimes(request.token)),
  };
}

/** UUIDs, numbers and whatever else names one thing of many. */
const ID = /^(\d+|[\w-]{30,}|(?=.*\d)[\w-]{6,}|.*(@|%40).*)$/i;
const VERSION = /^v\d$/;

function routeOf({ route, url }: FailedRequest): string {
  if (route !== undefined) return `/${route.replace(/^\//, '')}`;
  const [path = ''] = url.replace(/^\w+:\/\/[^/]+/, '').split(/[?#]/);
  return path
    .replace(/^\/?(api\/)?/, '/')
    .split('/')
    .map((part) => (ID.test(part) && !VERSION.test(part) ? '{id}' : part))
    .join('/');
}

function tokenTimes(
  token: string | undefined,
): Pick<FailedRequestReport, 'tokenIssuedAt' | 'tokenExpiresAt'> {
  const claims = claimsOf(token);
  return {
    ...(typeof claims.iat === 'number' && { tokenIssuedAt: claims.iat }),
    ...(typeof claims.exp === 'number' && { tokenExpiresAt: claims.exp }),
  };
}

function claimsOf(token: string | undefined): { readonly iat?: unknown; readonly exp?: unknown } {
  try {
    return Object(JSON.parse(base64Text(token?.split('.')[1] ?? '') ?? '{}'));
  } catch {
    return {};
  }
}
