import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

it('are as many as the README says', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [, count] = /an API of (\d+) calls/.exec(readme) ?? [];
  expect(Number(count)).toBe(Object.keys(endpoints).length);
});
