// Which libraries Oz stands on, and under which licence each may be used: read from the lock file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../app/notices/licence.ts';

const NAME = 'virtual:licences';
/** Rollup leaves alone what begins so. */
const RESOLVED = `\0${NAME}`;

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

export const licences = (): Plugin => ({
  name: 'oz-licences',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const lock = await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8');
    return `export const LICENCES = ${JSON.stringify(licencesIn(lock))};`;
  },
});

/** Of everything that runs, each name once, in the order of the alphabet. */
export function licencesIn(lock: string): readonly Licence[] {
  const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(lock);
  const named = Object.entries(packages).flatMap(([place, { license, dev, devOptional }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    return name === '' || dev || devOptional ? [] : [{ name, licence: license ?? '' }];
  });
  return [...new Map(named.map((one) => [one.name, one])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}
