// Why: an address that leads away from a login is how a false site gets a password; there are many ways to write one.
import { expect, it } from 'vitest';
import { afterLogin } from './redirects.ts';

const HOME = 'https://oz.example';
const SPELLINGS = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '//evil.example%2F@oz.example',
  '//oz.example@evil.example',
  'https://oz.example@evil.example',
  'https://oz.example.evil.example',
  'https://oz.example\\@evil.example',
  '//evil.example#@oz.example',
  '//evil.example?oz.example',
  '//[::1]/',
  '//0x7f000001',
  '//evil。example',
  '／／evil.example',
  '/／evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/ja/..//evil.example',
  '/%2e%2e//evil.example',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:msgbox(1)',
  'mailto:evil@evil.example',
];

/** Where a browser is after going there, also if a part of the app joins the path to its origin, or decodes it once more. */
function* readings(place: string): Iterable<URL> {
  yield new URL(place, `${HOME}/ja/login`);
  yield new URL(HOME + place);
  yield new URL(new URL(place, HOME).pathname, HOME);
}

it.each(SPELLINGS)('%j leads nowhere but to Oz', (spelling) => {
  for (const written of [spelling, encodeURIComponent(spelling), encodeURI(spelling)]) {
    for (const login of ['/login', '/ja/native_auth']) {
      const place = afterLogin(`${login}?redirect_uri=${written}`);
      for (const { origin, protocol } of readings(place)) {
        expect(`${protocol} ${origin}`, `${written} -> ${place}`).toBe(`https: ${HOME}`);
      }
    }
  }
});
