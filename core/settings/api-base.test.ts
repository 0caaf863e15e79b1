import { expect, it } from 'vitest';
import { apiBase } from './api-base.ts';

it.each([
  ['https://oz.example', 'https://oz.example/api/'],
  ['https://oz.example/', 'https://oz.example/api/'],
  [undefined, 'http://127.0.0.1:8787/api/'],
])('calls to %s go below %s', (host, base) => {
  expect(apiBase(host)).toBe(base);
});
