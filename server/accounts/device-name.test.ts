import { expect, it } from 'vitest';
import { deviceKind, deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Safari · iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari · Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
  ],
  [
    'Chrome · Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Edge · Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Samsung Internet · Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S921) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Chrome · iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Oz · Android',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${WEBKIT} Version/4.0 Chrome/142.0 Mobile Safari/537.36 OzAndroid/1.2`,
  ],
  ['', 'curl/8.5.0'],
  ['', '<script>alert(1)</script>'],
  ['', undefined],
])('a device is called %j', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each([
  ['phone', 'Safari · iPhone'],
  ['phone', 'Oz · Android'],
  ['tablet', 'Chrome · iPad'],
  ['computer', 'Edge · Windows'],
  ['computer', 'Safari · Mac'],
  ['computer', 'Linux'],
  ['unknown', 'Chrome'],
  ['unknown', ''],
])('a %s is told by the name %j', (kind, name) => {
  expect(deviceKind(name)).toBe(kind);
});
