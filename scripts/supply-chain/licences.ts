import type { LockedPackage } from './locked-packages.ts';

/** They ask for their notice to be kept, and for changes of their own files to be open (MPL-2.0). */
const ALLOWED: readonly string[] = [
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MIT-0',
  '0BSD',
  'CC0-1.0',

  'CC-BY-3.0',
  'MPL-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
];

/** The LGPL is kept by using these unchanged, as packages that may be exchanged. */
const ALLOWED_FOR: readonly { readonly licence: string; readonly packages: RegExp }[] = [
  { licence: 'LGPL', packages: /^aac$/ },
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-libvips-/ },
  { licence: 'Apache-2.0 AND LGPL-3.0-or-later', packages: /^@img\/sharp-win32-/ },
  { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', packages: /^@img\/sharp-wasm32$/ },
];

/** A line for each package under a licence that is not on the list, and for each of the list that no package has. */
export function licenceProblems(packages: readonly LockedPackage[]): readonly string[] {
  const there = new Set(packages.map(({ licence }) => licence));
  const listed = [...ALLOWED, ...ALLOWED_FOR.map(({ licence }) => licence)];
  return [
    ...packages
      .filter((one) => !isAllowed(one))
      .map(({ name, version, licence }) => {
        const said =
          licence === '' ? 'names no licence' : `is under ${licence}, which is not listed`;
        return `${name}@${version} ${said}`;
      }),
    ...listed
      .filter((licence) => !there.has(licence))
      .map((licence) => `${licence} is listed, and no package is under it`),
  ];
}

const isAllowed = ({ name, licence }: LockedPackage): boolean =>
  ALLOWED.includes(licence) ||
  ALLOWED_FOR.some((one) => one.licence === licence && one.packages.test(name));

/** How many packages are under each licence, the most first. */
export function licenceCounts(packages: readonly LockedPackage[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${count} ${licence}`);
}
