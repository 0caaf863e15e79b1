import { describe, expect, it } from 'vitest';
import { afterLogin, isOwnPath, loginRedirect } from './redirects.ts';

describe('loginRedirect', () => {
  it.each([
    ['/', false, '/login?redirect_uri=%2F'],
    ['/', true, '/native_auth?redirect_uri=%2F'],
    [
      '/verbal_composition/books/b-1?x=1&y=2#z',
      false,
      '/login?redirect_uri=%2Fverbal_composition%2Fbooks%2Fb-1%3Fx%3D1%26y%3D2%23z',
    ],
    ['/x?redirect_uri=%2Fbooks', false, '/login?redirect_uri=%2Fbooks'],
    ['/x?a=1&redirect_uri=%2Fbooks&b=2', true, '/native_auth?redirect_uri=%2Fbooks'],
  ])('sends a learner from %s to sign in (native: %s)', (current, isNative, login) => {
    expect(loginRedirect(current, isNative)).toBe(login);
  });

  it.each(['/verbal_composition/books/b-1?x=a%20b', '/ja?q=猫&r=%2B', '/a#b?c'])(
    'brings her back to where she was going: %s',
    (wanted) => {
      expect(afterLogin(loginRedirect(wanted, false))).toBe(wanted);
    },
  );
});

describe('afterLogin', () => {
  it.each([
    ['/login', '/'],
    ['/login?redirect_uri=', '/'],
    ['/login?other=%2Fbooks', '/'],
    ['/login?redirect_uri=%2Fbooks', '/books'],
    ['/login?redirect_uri=/books', '/books'],
    ['/login?redirect_uri=%2Fa+b', '/a b'],
    ['/login?redirect_uri=%2Fbooks#x', '/books'],
    ['/login#?redirect_uri=%2Fbooks', '/'],
    ['/login?redirect_uri=%E0%A4%A', '/'],
  ])('%s leads to %s', (current, place) => {
    expect(afterLogin(current)).toBe(place);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'books',
    ' /books',
    '/books\u0000',
    '/books\u007f',
  ])('never leads away from here: %j', (wanted) => {
    expect(isOwnPath(wanted)).toBe(false);
    expect(afterLogin(`/login?redirect_uri=${encodeURIComponent(wanted)}`)).toBe('/');
  });
});
