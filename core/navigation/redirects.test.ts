import { describe, expect, it } from 'vitest';
import { afterLogin, contractRedirect, isOwnPath, loginRedirect } from './redirects.ts';

describe('loginRedirect', () => {
  it.each([
    ['/', 'browser', '/login?redirect_uri=%2F'],
    ['/', 'native', '/native_auth?redirect_uri=%2F'],
    [
      '/verbal_composition/books/b-1?x=1&y=2#z',
      'browser',
      '/login?redirect_uri=%2Fverbal_composition%2Fbooks%2Fb-1%3Fx%3D1%26y%3D2%23z',
    ],
    ['/x?redirect_uri=%2Fbooks', 'browser', '/login?redirect_uri=%2Fbooks'],
    ['/x?a=1&redirect_uri=%2Fbooks&b=2', 'native', '/native_auth?redirect_uri=%2Fbooks'],
  ] as const)('sends a learner from %s to sign in (%s)', (current, mode, login) => {
    expect(loginRedirect(current, mode)).toBe(login);
  });

  it.each(['/verbal_composition/books/b-1?x=a%20b', '/ja?q=猫&r=%2B', '/a#b?c'])(
    'brings her back to where she was going: %s',
    (wanted) => {
      expect(afterLogin(loginRedirect(wanted, 'browser'))).toBe(wanted);
    },
  );
});

describe('contractRedirect', () => {
  it('tells the login why, and still brings her back', () => {
    const login = contractRedirect('/books?x=1', 'native');
    expect(login).toBe('/native_auth?redirect_uri=%2Fbooks%3Fx%3D1&notice=no-contract');
    expect(afterLogin(login)).toBe('/books?x=1');
  });
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
    ['/login?redirect_uri=%2Flogin%3Fredirect_uri%3D%2Fbooks', '/'],
    ['/login?redirect_uri=%2Fja%2Fnative_auth', '/'],
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
