import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_LOGIN, inLanguage, isLogin, LOGIN, NATIVE_LOGIN } from './paths.ts';
import { afterLogin, loginRedirect } from './redirects.ts';

const OZ = 'https://oz.example';

/** What browsers, routers and servers read differently. */
const SHARP = ['/', '//', '\\', ':', '@', '?', '#', '&', '=', '%', '.', '..', '\t', '\n', ' ', '+'];
const WORDS = [
  'https:',
  'javascript:',
  'evil.example',
  'ja',
  'login',
  'redirect_uri',
  '%2F',
  '%5C',
];
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .array(fc.oneof(fc.constantFrom(...SHARP), fc.constantFrom(...WORDS)), { maxLength: 8 })
    .map((parts) => parts.join('')),
);
const encodings = fc.nat({ max: 3 });

const encoded = (text: string, times: number): string =>
  times === 0 ? text : encodeURIComponent(encoded(text, times - 1));

describe('afterLogin, whatever redirect_uri holds', () => {
  /** As the app goes there: with a language in front. */
  const landing = (query: string) => new URL(inLanguage(afterLogin(`${LOGIN}?${query}`)), OZ);

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(anything, encodings, (wanted, times) => {
        expect(landing(`redirect_uri=${encoded(wanted, times)}`).origin).toBe(OZ);
      }),
      { numRuns: 1000 },
    );
  });

  it('never leads to another origin without a language in front, either', () => {
    fc.assert(
      fc.property(anything, encodings, (wanted, times) => {
        const place = afterLogin(`${LOGIN}?redirect_uri=${encoded(wanted, times)}`);
        expect(new URL(place, OZ).origin).toBe(OZ);
      }),
      { numRuns: 1000 },
    );
  });

  it('never leads to another origin by a login within a login', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(LOGIN, NATIVE_LOGIN), (wanted, login) => {
        const inner = `${login}?redirect_uri=${encodeURIComponent(wanted)}`;
        expect(landing(`redirect_uri=${encodeURIComponent(inner)}`).href).toBe(`${OZ}/ja`);
        const kept = loginRedirect(inner, 'browser').split('?')[1] ?? '';
        expect(landing(kept).origin).toBe(OZ);
      }),
    );
  });

  it('never leads back to a login', () => {
    const logins = fc.constantFrom(LOGIN, NATIVE_LOGIN, EMBEDDED_LOGIN, '/ko/login');
    const ends = fc.oneof(
      fc.constant(''),
      anything.map((text) => `?${text}`),
    );
    fc.assert(
      fc.property(logins, ends, (login, end) => {
        const place = afterLogin(`${LOGIN}?redirect_uri=${encodeURIComponent(login + end)}`);
        expect(isLogin(place)).toBe(false);
      }),
    );
  });
});

it('brings her back to any place of ours that she wanted', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1 }).map(encodeURIComponent);
  const place = fc
    .tuple(fc.array(segment, { minLength: 1 }), segment)
    .map(([path, query]) => `/place/${path.join('/')}?q=${query}`);
  fc.assert(
    fc.property(place, fc.constantFrom('browser', 'native', 'embedded'), (wanted, mode) => {
      expect(afterLogin(loginRedirect(wanted, mode))).toBe(wanted);
    }),
  );
});
