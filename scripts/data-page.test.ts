// Why: a class of data that a table is missing from protects nothing.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security/data.md');

describe('docs/security/data.md', () => {
  it('has every table of the database, and no other', () => {
    const files = globSync('server/database/{schema,*-tables}.ts', { cwd: ROOT });
    const code = files.map(read).join('\n');
    const tables = [...code.matchAll(/^ {2}([a-z_]+): \{/gm)].map(([, name = '']) => name);
    expect(tables.length).toBeGreaterThan(40);
    const [, kept = ''] = page.split('## Where it is');
    expect(tables.filter((name) => !kept.includes(`\`${name}\``))).toEqual([]);
  });

  it('names the days that the settings have', () => {
    const days = (name: string) =>
      new RegExp(`\\| \`${name}\` \\| (\\d+) \\|`).exec(read('docs/operations.md'))?.[1];
    for (const name of ['OZ_SECURITY_DAYS', 'OZ_TAKES_DAYS'])
      expect(page).toContain(`\`${name}\`, ${days(name)}`);
    const guests = /const GUEST_DAYS = (\d+);/.exec(read('server/accounts/guests.ts'))?.[1];
    expect(page).toContain(`a guest has not come for ${guests} days`);
  });
});
