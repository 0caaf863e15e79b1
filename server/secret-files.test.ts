import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { SECRET_SETTINGS } from './secret-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oz-secrets-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (text: string): string => {
  const file = join(folder, crypto.randomUUID());
  writeFileSync(file, text);
  return file;
};
const SECRET = 'tS8s0m5vKJ2q9wXbL7cRyE4uHnA1dGfZ';

it('a secret is read from the file that is named for it, without the end of its line', () => {
  for (const text of [SECRET, `${SECRET}\n`, `${SECRET}\r\n`])
    expect(readConfig({ OZ_SECRET_FILE: fileOf(text) })).toMatchObject({ secret: SECRET });
});

it('every setting that holds a secret may stand in a file', () => {
  const settings = {
    DATABASE_URL: 'postgres://oz:secret@db.oz.example/oz',
    OZ_MIGRATIONS_URL: 'postgres://owner:secret@db.oz.example/oz',
    OZ_SECRET: SECRET,
    OZ_OLDER_SECRET: `older-${SECRET}`,
    OZ_CONTENT_TOKEN: `books-${SECRET}`,
    OZ_TRANSCRIPTION_KEY: 'sk-hear',
    OZ_TEACHER_KEY: 'sk-teach',
    OZ_SMTP_URL: 'smtps://oz:secret@mail.oz.example',
    OZ_STRIPE_KEY: 'sk_live_1234567890',
    OZ_STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    OZ_NOTICE_SECRET: `notice-${SECRET}`,
    OZ_LINE_TOKEN: 'line-token',
    OZ_SECURITY_RECORD_TOKEN: 'record-token',
  } satisfies Record<(typeof SECRET_SETTINGS)[number], string>;
  const beside = {
    OZ_CONTRACT: 'required',
    OZ_MAIL_FROM: 'hello@oz.example',
    OZ_LINE_TO: 'U1',
    OZ_NOTICE_URL: 'https://hooks.oz.example/1',
    OZ_SECURITY_RECORD_URL: 'https://logs.oz.example/oz',
    OZ_TRANSCRIPTION_URL: 'https://hear.oz.example/v1',
    OZ_TEACHER_URL: 'https://teach.oz.example/v1',
  };
  const files = Object.entries(settings).map(([name, text]) => [`${name}_FILE`, fileOf(text)]);
  const config = readConfig({ ...beside, ...Object.fromEntries(files) });
  expect(config).not.toHaveProperty('kind');
  expect(config).toEqual(readConfig({ ...beside, ...settings }));
});

it.each([
  ['is not there', () => ({ OZ_SECRET_FILE: join(folder, 'none') })],
  ['is empty', () => ({ OZ_SECRET_FILE: fileOf('\n') })],
  ['is not needed', () => ({ OZ_SECRET_FILE: fileOf(SECRET), OZ_SECRET: SECRET })],
])('a file that %s is a setting that can not be read', (_, env) => {
  expect(readConfig(env())).toEqual({ kind: 'setting-unreadable', name: 'OZ_SECRET_FILE' });
});

it('no setting that is a key, a token or a secret is forgotten', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w*(?:KEY|TOKEN|SECRET|DATABASE_URL|SMTP_URL))` \|/gm)];
  expect(rows.length).toBeGreaterThan(9);
  const known: readonly string[] = SECRET_SETTINGS;
  expect(rows.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
});
