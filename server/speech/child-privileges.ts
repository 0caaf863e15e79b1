import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from '../environment.ts';

/** What a process of ours is started with, so that a bug in what it runs reaches little else. */
export interface Privileges {
  /** Node's own options. */
  readonly execArgv: string[];
  readonly env: Record<string, string>;
}

const ROOT = join(import.meta.dirname, '../..');
/** Where the code and the weights are; the data folder with its secret and its database is not among them. */
const READ = ['core', 'language', 'protocol', 'server', 'node_modules', 'package.json'];
const NO_CONNECTIONS = pathToFileURL(join(ROOT, 'server/outgoing/no-connections.ts')).href;
/** None of it is a secret. */
const TOLD = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ', 'LANG', 'OMP_NUM_THREADS'];

/** `mayUse` are the folders whose files it reads and writes; the heap is of JavaScript alone, beside what models take. */
export function privilegesOf(
  mayUse: readonly string[],
  heapMegabytes: number,
  env: Env = process.env,
): Privileges {
  const folders = mayUse.map((folder) => resolve(folder));
  // Node looks through its parents where a package could be.
  const readable = [...READ.map((name) => join(ROOT, name)), ...folders, ...foldersOf(env['PATH'])];
  return {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      // Models and WebAssembly decoders are native code, and ffmpeg a program.
      '--allow-addons',
      '--allow-child-process',
      // Each process would say so in the log.
      '--disable-warning=PERM0001',
      '--disable-warning=PERM0002',
      `--import=${NO_CONNECTIONS}`,
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...folders.map((path) => `--allow-fs-write=${path}`),
    ],
    env: Object.fromEntries(
      TOLD.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

const foldersOf = (path: string | undefined): readonly string[] =>
  (path ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
