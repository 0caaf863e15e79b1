import { expect, it } from 'vitest';
import { modeOf, nativeApp } from './native-app.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${SAFARI} OzIOS/1.2.3`, 'ios'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile OzAndroid/1.0', 'android'],
  [SAFARI, undefined],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile', undefined],
  [`${SAFARI} OzIOS`, undefined],
  [`${SAFARI} BozOzIOS/1`, undefined],
  ['', undefined],
])('"%s" is the wrapper %s', (userAgent, app) => {
  expect(nativeApp(userAgent)).toBe(app);
});

it.each([
  [`${SAFARI} OzIOS/1.2.3 OzEmbedded/1`, 'embedded'],
  ['Chrome/140.0 Mobile OzEmbedded/1 OzAndroid/1.0', 'embedded'],
  [`${SAFARI} OzIOS/1.2.3`, 'native'],
  [`${SAFARI} OzIOS/1.2.3 OzEmbedded/10`, 'native'],
  [`${SAFARI} OzIOS/1.2.3 OzEmbedded`, 'native'],
  [SAFARI, 'browser'],
])('"%s" is mode %s', (userAgent, mode) => {
  expect(modeOf(userAgent)).toBe(mode);
});
