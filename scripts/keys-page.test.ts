// Why: a list of keys, algorithms and ways in is of use only while it is whole.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../protocol/endpoints.ts';
import type { Endpoint } from '../protocol/endpoint.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const keys = read('docs/security/keys.md');
const ways = read('docs/security/sign-in.md');

const paths = globSync('server/**/*.ts', { cwd: ROOT }).filter(
  (path) => !/\.(test|contract|fixture)\.ts$/.test(path),
);
const code = paths.map(read).join('\n');
/** What the first group of a pattern finds in the code of the server, each once. */
const found = (pattern: RegExp): readonly string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, first = '']) => first)),
];

describe('docs/security/keys.md', () => {
  it('has every key that is made of the secret', () => {
    const labels = found(/hkdfSync\('sha256', \w+, '', '([^']+)'/g);
    expect(labels.length).toBe(code.match(/= new Uint8Array\(hkdfSync\(/g)?.length);
    expect(labels.filter((label) => !keys.includes(`| \`${label}\` |`))).toEqual([]);
  });

  it('has every setting that is a key or a token', () => {
    const rows = read('docs/operations.md').matchAll(/^\| `(OZ_\w*(?:KEY|TOKEN|SECRET))` \|/gm);
    const settings = [...rows].map(([, name]) => name);
    expect(settings).toContain('OZ_TEACHER_KEY');
    expect(settings.filter((name) => !keys.includes(`\`${name}\``))).toEqual([]);
  });

  it('has every hash', () => {
    const hashes = found(/\b(?:createHash|createHmac|hkdfSync|hash)\('(\w+)'/g);
    expect(new Set(hashes)).toEqual(new Set(['sha1', 'sha256']));
  });
});

describe('docs/security/sign-in.md', () => {
  it('has every call that gives a session, and no other', () => {
    const giving = Object.entries<Endpoint>(endpoints)
      .filter(([, { reply }]) => typeof reply === 'object' && 'entries' in reply)
      .filter(([, { reply }]) => Object.hasOwn(Object(reply).entries, 'refresh_token'))
      .map(([name]) => name);
    const [, ...table] = ways.split('\n').filter((line) => line.startsWith('| '));
    const listed = table
      .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(/`(\w+)`/g)])
      .map(([, name]) => name);
    expect(giving.length).toBeGreaterThan(5);
    expect(listed).toHaveLength(giving.length);
    expect(new Set(listed)).toEqual(new Set(giving));
  });
});
