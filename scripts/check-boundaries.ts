// Fails when a file imports what its room may not; the message says which line of the table it breaks.
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOMS } from './rooms.ts';

const SOURCES =
  '{adapters,app,composition,core,features,language,protocol,scripts,server}/**/*.{ts,tsx}';

interface Import {
  readonly target: string;
  readonly isType: boolean;
}

/** Every `import … from`, `export … from`, `import '…'` and `import('…')`; the formatter keeps them in this shape. */
export function importsOf(source: string): readonly Import[] {
  const found = source.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...found].map(([, type, still, lazy]) => ({
    target: still ?? lazy ?? '',
    isType: type !== undefined,
  }));
}

/** What is wrong with one file, as lines for a person; `file` is its path from the root. */
export function trespasses(file: string, source: string): readonly string[] {
  const room = ROOMS.find(({ files }) => files.test(file));
  if (!room) return [`${file}: belongs to no room of scripts/rooms.ts`];
  return importsOf(source).flatMap(({ target, isType }) => {
    const path = target.startsWith('.') ? normalize(join(dirname(file), target)) : undefined;
    const allowed = isType ? [...room.may, ...(room.mayTypes ?? [])] : room.may;
    const isFine =
      path === undefined
        ? isPackageAllowed(target, room.packages)
        : path.endsWith('.css') || allowed.some((pattern) => pattern.test(path));
    return isFine
      ? []
      : [
          `${file}: may not import "${target}" (docs/walkthrough.md, who may import whom: ${room.name})`,
        ];
  });
}

const isPackageAllowed = (target: string, packages: readonly string[] | undefined): boolean =>
  packages === undefined ||
  packages.some((name) => target === name || target.startsWith(`${name}/`));

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const lines = globSync(SOURCES, { cwd: root }).flatMap((file) =>
    trespasses(file, readFileSync(join(root, file), 'utf8')),
  );
  for (const line of lines) console.error(line);
  process.exit(lines.length === 0 ? 0 : 1);
}
