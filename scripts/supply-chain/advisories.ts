import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import type { LockedPackage } from './locked-packages.ts';

export const ADVISORIES_FILE = join(import.meta.dirname, '../../docs/security/advisories.json');

const Advisory = v.strictObject({
  /** Such as `GHSA-w5fc-gj3h-26rx`. */
  id: v.pipe(v.string(), v.minLength(1)),
  package: v.pipe(v.string(), v.minLength(1)),
  /** A range of versions as npm writes it. */
  versions: v.pipe(
    v.string(),
    v.check((range) => semver.validRange(range) !== null, 'is no range of versions'),
  ),
  severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
  title: v.string(),
  url: v.pipe(v.string(), v.url()),
});

const AdvisoriesFile = v.strictObject({
  /** When `npm audit` last answered, and of which lock file (SHA-256); null while it never has. */
  asked: v.nullable(
    v.strictObject({ at: v.pipe(v.string(), v.isoTimestamp()), lockSha256: v.string() }),
  ),
  advisories: v.array(Advisory),
  accepted: v.array(
    v.strictObject({ id: v.string(), reason: v.pipe(v.string(), v.minLength(20)) }),
  ),
});

export type Advisory = v.InferOutput<typeof Advisory>;
export type AdvisoriesFile = v.InferOutput<typeof AdvisoriesFile>;

export const readAdvisories = (): AdvisoriesFile =>
  v.parse(AdvisoriesFile, JSON.parse(readFileSync(ADVISORIES_FILE, 'utf8')));

/** A line for each installed version with an advisory that is not accepted, and for each acceptance that is in vain. */
export function advisoryProblems(
  { advisories, accepted }: AdvisoriesFile,
  packages: readonly LockedPackage[],
): readonly string[] {
  const hits = packages.flatMap((one) =>
    advisories.filter((advisory) => concerns(advisory, one)).map((advisory) => ({ advisory, one })),
  );
  const isAccepted = (id: string) => accepted.some((one) => one.id === id);
  return [
    ...hits
      .filter(({ advisory }) => !isAccepted(advisory.id))
      .map(({ advisory: { id, severity, title, url }, one: { name, version } }) => {
        return `${name}@${version}: ${id} (${severity}) ${title}; ${url}`;
      }),
    ...accepted
      .filter(({ id }) => !hits.some(({ advisory }) => advisory.id === id))
      .map(({ id }) => `${id} is accepted, and concerns no installed package`),
  ];
}

const concerns = (advisory: Advisory, { name, version }: LockedPackage): boolean =>
  advisory.package === name &&
  semver.satisfies(version, advisory.versions, { includePrerelease: true });
