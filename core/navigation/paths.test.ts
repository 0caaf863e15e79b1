import { describe, expect, it } from 'vitest';
import {
  bookPath,
  endsStudying,
  inLanguage,
  isLogin,
  isOpen,
  isStudying,
  lessonPath,
  recordPath,
  splitLanguage,
  tabOf,
} from './paths.ts';

describe('isOpen', () => {
  it.each([
    '/login',
    '/login/',
    '/login?redirect_uri=%2F',
    '/login#top',
    '/native_auth',
    '/native_back',
    '/native_embedded/native_auth',
    '/register_email_confirmation?token=1',
    '/invalid_contract',
    '/privacy',
  ])('lets anyone open %s', (path) => {
    expect(isOpen(path)).toBe(true);
  });

  it.each(['/', '', '/login/x', '/loginx', '/verbal_composition/books', '/x?y=/login', '/Login'])(
    'asks for the session on "%s"',
    (path) => {
      expect(isOpen(path)).toBe(false);
    },
  );
});

describe('isLogin', () => {
  it.each([
    '/login',
    '/ja/login',
    '/ko/login/?redirect_uri=%2F',
    '/en/native_auth#top',
    '/ja/native_embedded/native_auth',
  ])('knows %s', (url) => {
    expect(isLogin(url)).toBe(true);
  });

  it.each(['/', '/ja', '/ja/ja/login', '/ja/native_back', '/native_embedded', '/x?y=/login', ''])(
    'sees no login in "%s"',
    (url) => {
      expect(isLogin(url)).toBe(false);
    },
  );
});

describe('endsStudying', () => {
  it.each(['/', '', '/?x=1', '/#top', '/native_back', '/native_back/', '/native_back?x=1'])(
    'is so at "%s"',
    (path) => {
      expect(endsStudying(path)).toBe(true);
    },
  );

  it.each(['/verbal_composition/lessons/l-1', '/account', '/native_back/x', '/x?y=/native_back'])(
    'is not so at %s',
    (path) => {
      expect(endsStudying(path)).toBe(false);
    },
  );
});

describe('isStudying', () => {
  it.each([
    '/verbal_composition/lessons/l-1',
    '/review/r-1',
    '/one_min_speech/materials/my-room',
    '/one_min_speech/materials/my-room?recording=1',
    '/placement',
    '/placement/',
  ])('is so at %s', (path) => {
    expect(isStudying(path)).toBe(true);
  });

  it.each(['/', '/review', '/one_min_speech/materials', '/verbal_composition/lessons', '/account'])(
    'is not so at %s',
    (path) => {
      expect(isStudying(path)).toBe(false);
    },
  );
});

describe('splitLanguage', () => {
  it.each([
    ['/ja', 'ja', '/'],
    ['/en/', 'en', '/'],
    ['/ko/login?x=1', 'ko', '/login?x=1'],
    ['/ko?x=1', 'ko', '/?x=1'],
    ['/ja#top', 'ja', '/#top'],
    ['/en/a/b#c', 'en', '/a/b#c'],
    ['/', undefined, '/'],
    ['', undefined, '/'],
    ['/fr/login', undefined, '/fr/login'],
    ['/jam', undefined, '/jam'],
    ['/JA/login', undefined, '/JA/login'],
    ['/login', undefined, '/login'],
    ['ja/login', undefined, 'ja/login'],
  ])('"%s" is %s and %s', (url, language, rest) => {
    expect(splitLanguage(url)).toEqual({ language, rest });
  });
});

describe('inLanguage', () => {
  it.each([
    ['/', 'ko', '/ko'],
    ['/en', 'ko', '/ko'],
    ['/en/login?x=1', 'ko', '/ko/login?x=1'],
    ['/login#top', 'en', '/en/login#top'],
    ['/?x=1', 'en', '/en?x=1'],
    ['/ja?x=1', 'en', '/en?x=1'],
    ['/fr/login', 'ja', '/ja/fr/login'],
  ] as const)('leads from %s in %s to %s', (url, language, place) => {
    expect(inLanguage(url, language)).toBe(place);
    expect(inLanguage(place, language)).toBe(place);
  });

  it('speaks Japanese where nothing else is said', () => {
    expect(inLanguage('/login')).toBe('/ja/login');
  });
});

describe('tabOf', () => {
  it.each([
    ['/', 'home'],
    ['/?x=1', 'home'],
    ['/verbal_composition/books', 'compose'],
    ['/verbal_composition/books/', 'compose'],
    ['/verbal_composition/books/b-1', 'compose'],
    ['/verbal_composition/books/b-1?x=1', 'compose'],
    ['/one_min_speech/materials', 'speak'],
    ['/verbal_composition/books/b-1/more', undefined],
    ['/verbal_composition/lessons', undefined],
    ['/verbal_composition/lessons/l-1', undefined],
    ['/verbal_composition/records/r-1', undefined],
    ['/one_min_speech/materials/m-1', undefined],
    ['/login', undefined],
  ])('on %s lights %s', (path, tab) => {
    expect(tabOf(path)).toBe(tab);
  });
});

it('writes any id safely into a path', () => {
  expect(bookPath('b 1')).toBe('/verbal_composition/books/b%201');
  expect(lessonPath('a/b?c')).toBe('/verbal_composition/lessons/a%2Fb%3Fc');
  expect(recordPath('#1')).toBe('/verbal_composition/records/%231');
});
