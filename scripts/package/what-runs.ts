import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importsOf } from '../check-boundaries.ts';

/** What an operator calls by `npm run`; everything else in `package.json` is for who develops Oz. */
export const OPERATORS_COMMANDS = [
  'audio',
  'content:candidates',
  'content:import',
  'content:export',
  'content:remove',
  'security:export',
  'progress:rebuild',
  'codes:off',
  'sessions:end',
] as const;

/** What is read while Oz runs, and imported by nothing. */
const READ = [
  'content/{books,handbook,materials}/**/*',
  'content/survey.yaml',
  'language/link-grammar/LICENSE',
  'language/link-grammar/english/**/*',
  '.npmrc',
];

export interface Manifest {
  readonly bin?: unknown;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export interface Runs {
  /** Paths from the root. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The server and the operator's commands, with all that they import or start. */
export function whatRuns(root: string): Runs {
  const { scripts } = readManifest(root);
  const commands = OPERATORS_COMMANDS.map((name) => fileOf(scripts[name]));
  const { files, packages } = reachedFrom(root, ['server/main.ts', 'scripts/run.mjs', ...commands]);
  const read = READ.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length));
  return { files: [...files, ...read].toSorted(), packages };
}

export function reachedFrom(root: string, entries: readonly string[]): Runs {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const imported = importsOf(source)
      .filter(({ isType }) => !isType)
      .map(({ target }) => target);
    for (const target of imported) {
      if (target.startsWith('.')) files.add(normalize(join(dirname(file), target)));
      // What Node has, and what the build makes.
      else if (!/^(node|virtual):/.test(target)) packages.add(packageOf(target));
    }
    for (const started of processesOf(source)) files.add(join(dirname(file), started));
    for (const name of openedPackagesOf(source)) packages.add(name);
  }
  return { files: [...files], packages: [...packages].toSorted() };
}

/** Programs that are started, not imported. */
const processesOf = (source: string): readonly string[] =>
  [...source.matchAll(/import\.meta\.dirname, '([^']+\.(?:ts|mjs))'/g)].map(
    ([, file = '']) => file,
  );

/** Of which files are opened: models and voices. */
const openedPackagesOf = (source: string): readonly string[] =>
  [...source.matchAll(/packageFolder\(\s*'([^']+)'/g)].map(([, name = '']) => name);

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

function fileOf(command: string | undefined): string {
  const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(command ?? '') ?? [];
  if (file === undefined) throw new Error(`No file is run by ${String(command)}`);
  return file;
}
