import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const ROOT = join(import.meta.dirname, '../..');

/** One package of the lock file, with all that it says of it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it; empty where nothing is said. */
  readonly licence: string;
  /** Where it is fetched from; empty where that is the registry npm is set to. */
  readonly from: string;
  readonly hasIntegrity: boolean;
}

const Entry = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  resolved: v.optional(v.string(), ''),
  integrity: v.optional(v.string()),
});
const Lock = v.object({ packages: v.record(v.string(), Entry) });

export const lockText = (): string => readFileSync(join(ROOT, 'package-lock.json'), 'utf8');

/** Every package that `npm ci` would install on some platform, those for development too. */
export function lockedPackages(text: string): readonly LockedPackage[] {
  const { packages } = v.parse(Lock, JSON.parse(text));
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, version, license, resolved, integrity }]) => ({
      name: name ?? folder.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      from: resolved,
      hasIntegrity: integrity !== undefined,
    }));
}

const Versions = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
});

/** What `package.json` asks for by itself: `[name, version]`. */
export function askedVersions(text: string): readonly (readonly [string, string])[] {
  const asked = v.parse(Manifest, JSON.parse(text));
  return Object.values(asked).flatMap((versions) => Object.entries(versions));
}

export const manifestText = (): string => readFileSync(join(ROOT, 'package.json'), 'utf8');
