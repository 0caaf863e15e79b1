// Why: the fast scenarios speak for the slow ones only while every adapter of a port is held to the same promises.
// Prints every adapter that runs no contract of its port and exits 1 if there is one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Pair {
  readonly adapter: string;
  readonly port: string;
  readonly path: string;
}

/** `class SqlLearners implements Learners` is kept by `learnersContract('SqlLearners …', …)` in some test. */
export function missingContracts(sources: readonly Source[]): readonly Pair[] {
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts'));
  const code = sources.filter(({ path }) => !/\.(test|contract|fixture)\.ts$/.test(path));
  const run = new Set(tests.flatMap(({ text }) => contractsRun(text)));
  return code
    .flatMap(adaptersOf)
    .filter(({ adapter, port }) => !run.has(`${contractOf(port)} ${adapter}`));
}

export const contractOf = (port: string): string =>
  `${port.charAt(0).toLowerCase()}${port.slice(1)}Contract`;

const contractsRun = (text: string): readonly string[] =>
  [...text.matchAll(/\b(\w+Contract)\(\s*['"`](\w+)/g)].map(
    ([, contract, adapter]) => `${contract} ${adapter}`,
  );

function adaptersOf({ path, text }: Source): readonly Pair[] {
  const classes = text.matchAll(/\bclass (\w+)[^{]*?\bimplements\s+([^{]+)\{/g);
  return [...classes].flatMap(([, adapter = '', ports = '']) =>
    ports
      .replace(/<[^<>]*>/g, '')
      .split(',')
      .map((port) => ({ adapter, port: port.trim(), path })),
  );
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const paths = globSync('{adapters,core,server}/**/*.ts', { cwd: root });
  const sources = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const missing = missingContracts(sources);
  for (const { adapter, port, path } of missing) {
    console.error(
      `${path}: ${adapter} implements ${port}, but no test calls ${contractOf(port)}('${adapter}', …)`,
    );
  }
  if (missing.length > 0) process.exitCode = 1;
  else console.log('Every adapter runs the contract of its port.');
}
