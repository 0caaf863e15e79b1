import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Where npm put a package, also one whose `exports` hide the files wanted from it. Throws where it is not installed. */
export function packageFolder(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed: run npm ci`);
  return dirname(manifest);
}
