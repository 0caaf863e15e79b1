import type { ErrorKind } from '../errors/error-kind.ts';
import type { AppMode } from './app-mode.ts';
import { EMBEDDED_LOGIN, HOME, INVALID_CONTRACT, isLogin, LOGIN, NATIVE_LOGIN } from './paths.ts';

const LOGINS: Readonly<Record<AppMode, string>> = {
  browser: LOGIN,
  native: NATIVE_LOGIN,
  embedded: EMBEDDED_LOGIN,
};

/** Where a learner without a session is sent: the login, remembering the place she wanted; one already named is kept. */
export function loginRedirect(current: string, mode: AppMode): string {
  const wanted = redirectUri(current) ?? current;
  return `${LOGINS[mode]}?redirect_uri=${encodeURIComponent(wanted)}`;
}

/** The same for a learner whose contract has ended: the login says so. */
export const contractRedirect = (current: string, mode: AppMode): string =>
  `${loginRedirect(current, mode)}&notice=no-contract`;

/** Where a screen that could not be shown leads instead of saying why; undefined where it says why. */
export function leadsAway(kind: ErrorKind, current: string, mode: AppMode): string | undefined {
  switch (kind) {
    case 'signed-out':
      return loginRedirect(current, mode);
    case 'no-contract':
      // She is signed in, and may choose a plan there.
      return INVALID_CONTRACT;
    default:
      return undefined;
  }
}

/** Where a learner goes after signing in: the place she wanted if it is a path of ours, else home. */
export function afterLogin(current: string): string {
  const wanted = redirectUri(current);
  // Back at the login she would have to sign in again and again.
  return wanted !== undefined && isOwnPath(wanted) && !isLogin(wanted) ? wanted : HOME;
}

/**
 * A path of this very origin: browsers read `//host` and `/\host` as another one, and drop tabs and line breaks. What has two
 * slashes further on, as `/..//host`, is `//host` once its dots are worked out.
 */
export const isOwnPath = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(text) && !/^[^?#]*\/\//.test(text);

function redirectUri(url: string): string | undefined {
  const query = url.replace(/#.*$/s, '').split('?').slice(1).join('?');
  for (const pair of query.split('&')) {
    const [name, value] = pair.split('=', 2);
    if (name === 'redirect_uri' && value) return decoded(value);
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
