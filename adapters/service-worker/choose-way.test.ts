import { expect, it } from 'vitest';
import { chooseWay } from './choose-way.ts';

const ORIGIN = 'https://oz.example';
const KEPT = ['/index.html', '/assets/silence.m4a', '/icons/icon-192.png'];

it.each([
  ['GET', '/ja', 'navigate', 'page'],
  ['GET', '/ja/verbal_composition/books?tab=all', 'navigate', 'page'],
  ['GET', '/assets/start-app-DJ3kd_9-.js', 'cors', 'file'],
  ['GET', '/assets/index-a1B2c3D4.css', 'no-cors', 'file'],
  ['GET', '/assets/silence.m4a', 'no-cors', 'file'],
  ['GET', '/icons/icon-192.png', 'no-cors', 'file'],
  ['GET', '/assets/unknown.m4a', 'no-cors', 'untouched'],
  ['GET', '/api/v1/auth/me', 'cors', 'untouched'],
  ['GET', '/api/v1/download_file?path=a-12345678.mp3', 'cors', 'untouched'],
  ['POST', '/api/login', 'cors', 'untouched'],
  ['GET', '/system_info.json', 'cors', 'untouched'],
  ['GET', '/outbox', 'navigate', 'untouched'],
  ['GET', '/outbox/7', 'navigate', 'untouched'],
  ['GET', '/pretended_payments/checkout/1', 'navigate', 'untouched'],
  ['GET', '/sw.js', 'cors', 'untouched'],
  ['POST', '/ja', 'navigate', 'untouched'],
])('%s %s (%s) is %s', (method, path, mode, way) => {
  expect(chooseWay({ method, url: ORIGIN + path, mode }, ORIGIN, KEPT)).toBe(way);
});

it('leaves other hosts alone', () => {
  const url = 'https://elsewhere.example/assets/silence.m4a';
  expect(chooseWay({ method: 'GET', url, mode: 'cors' }, ORIGIN, KEPT)).toBe('untouched');
});
