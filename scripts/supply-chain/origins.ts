import semver from 'semver';
import type { LockedPackage } from './locked-packages.ts';

const REGISTRY = 'https://registry.npmjs.org/';

/** A line for each package that could come from elsewhere, or be another one tomorrow. */
export function originProblems(
  asked: readonly (readonly [string, string])[],
  packages: readonly LockedPackage[],
): readonly string[] {
  return [
    ...asked
      .filter(([, version]) => semver.valid(version) === null)
      .map(
        ([name, version]) => `package.json asks for ${name} ${version}, which is no one version`,
      ),
    ...packages
      // Where nothing is said, it is the registry that npm is set to.
      .filter(({ from }) => from !== '' && !from.startsWith(REGISTRY))
      .map(({ name, from }) => `${name} comes from ${from}, not from ${REGISTRY}`),
    ...packages
      .filter(({ hasIntegrity }) => !hasIntegrity)
      .map(({ name }) => `${name} has no integrity in the lock file`),
  ];
}
