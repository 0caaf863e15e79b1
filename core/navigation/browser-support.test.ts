import { expect, it } from 'vitest';
import { isSupported } from './browser-support.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['Safari 16 on a Mac', `${MAC} ${WEBKIT} Version/16.6 Safari/605.1.15`, 0, false],
  ['Safari 9 on a Mac', `${MAC} ${WEBKIT} Version/9.1.2 Safari/601.7.7`, 0, false],
  ['Safari 17 on a Mac', `${MAC} ${WEBKIT} Version/17.0 Safari/605.1.15`, 0, true],
  ['Safari 26 on a Mac', `${MAC} ${WEBKIT} Version/26.1 Safari/605.1.15`, 0, true],
  ['an iPad that calls itself a Mac', `${MAC} ${WEBKIT} Version/16.6 Safari/605.1.15`, 5, true],
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    5,
    true,
  ],
  ['Chrome on a Mac', `${MAC} ${CHROME}`, 0, true],
  ['Edge on a Mac', `${MAC} ${CHROME} Edg/140.0.0.0`, 0, true],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0',
    0,
    true,
  ],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 0, true],
  ['a wrapper on a Mac', `${MAC} ${WEBKIT} OzIOS/1.0`, 0, true],
  ['a browser that does not name itself', '', 0, true],
])('%s', (_, userAgent, maxTouchPoints, supported) => {
  expect(isSupported(userAgent, maxTouchPoints)).toBe(supported);
});
