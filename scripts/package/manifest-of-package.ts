import { OPERATORS_COMMANDS, type Manifest } from './what-runs.ts';

/** `package.json` for what runs: its packages, and the commands of an operator. */
export function manifestOf(manifest: Manifest, packages: readonly string[]): object {
  const { scripts, dependencies, devDependencies: _, bin: __, ...about } = manifest;
  return {
    ...about,
    scripts: {
      start: 'node scripts/run.mjs server/main.ts',
      ...Object.fromEntries(OPERATORS_COMMANDS.map((name) => [name, scripts[name]])),
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => packages.includes(name)),
    ),
  };
}
