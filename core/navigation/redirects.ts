import { HOME, LOGIN, NATIVE_LOGIN } from './paths.ts';

/** Where a learner without a session is sent: the login, remembering the place she wanted; one already named is kept. */
export function loginRedirect(current: string, isNative: boolean): string {
  const login = isNative ? NATIVE_LOGIN : LOGIN;
  const wanted = redirectUri(current) ?? current;
  return `${login}?redirect_uri=${encodeURIComponent(wanted)}`;
}

/** Where a learner goes after signing in: the place she wanted if it is a path of ours, else home. */
export function afterLogin(current: string): string {
  const wanted = redirectUri(current);
  return wanted !== undefined && isOwnPath(wanted) ? wanted : HOME;
}

/** A path of this very origin: browsers read `//host` and `/\host` as another one, and drop tabs and line breaks. */
export const isOwnPath = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(text);

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
