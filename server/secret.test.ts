import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oz-secret-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, for the owner alone', () => {
  const made = readSecret(folder, undefined);
  expect(made).toMatchObject({ ok: true });
  expect(readSecret(folder, undefined)).toEqual(made);
  expect(made.ok && made.value.length).toBe(48);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it.each([0, 1, 31])('is refused where %i bytes are left of it: they could be guessed', (length) => {
  const file = join(folder, 'secret');
  writeFileSync(file, new Uint8Array(length));
  expect(readSecret(folder, undefined)).toEqual({
    ok: false,
    error: { kind: 'secret-broken', file },
  });
});

it("is the operator's where there is one", () => {
  expect(readSecret(folder, 'a secret of exactly 32 characters')).toMatchObject({ ok: true });
  expect(readdirSync(folder)).toEqual([]);
});
