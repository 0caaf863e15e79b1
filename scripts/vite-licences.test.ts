import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { licencesIn } from './vite-licences.ts';

it('lists what runs, each once, and nothing that only builds or tests', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/b': { license: 'MIT' },
    'node_modules/a': { license: 'ISC' },
    'node_modules/a/node_modules/b': { license: 'MIT' },
    'node_modules/builder': { license: 'MIT', dev: true },
  };
  expect(licencesIn(JSON.stringify({ packages }))).toEqual([
    { name: 'a', licence: 'ISC' },
    { name: 'b', licence: 'MIT' },
  ]);
});

it('knows the licence of everything that runs', async () => {
  const all = licencesIn(await readFile('package-lock.json', 'utf8'));
  expect(all.map(({ name }) => name)).toContain('react');
  expect(all.filter(({ licence }) => licence === '')).toEqual([]);
});
