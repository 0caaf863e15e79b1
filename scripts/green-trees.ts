// Remembers which states of the project passed the check, so that the next check runs only the tests that a change since reaches.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Commits that are looked through, and states that are kept. */
const REMEMBERED = 200;
/** A test may read any other file without importing it. */
const MODULES = /\.(?:ts|tsx|css)$/;
/** Read by no test. */
const PROSE = /^docs\/decisions\//;

export class GreenTrees {
  readonly #root: string;
  readonly #file: string;
  /** Without git nothing is known of what changed, and everything runs. */
  readonly #hasGit: boolean;

  constructor(root: string) {
    this.#root = root;
    this.#file = join(root, '.cache/green-trees');
    this.#hasGit = existsSync(join(root, '.git'));
  }

  /** The newest commit that passed, where all that changed since are modules, whose importers are known; otherwise undefined. */
  base(): string | undefined {
    if (!this.#hasGit) return undefined;
    const green = new Set(this.#read());
    const commits = this.#git('log', `-${REMEMBERED}`, '--format=%H %T').split('\n');
    const base = commits.find((line) => green.has(line.split(' ')[1] ?? ''))?.split(' ')[0];
    if (base === undefined) return undefined;
    const changed = this.#git('diff', '--name-only', base, this.#tree()).split('\n');
    const isKnown = (path: string) => path === '' || MODULES.test(path) || PROSE.test(path);
    return changed.every(isKnown) ? base : undefined;
  }

  /** The files as they are, committed or not, have passed. */
  add(): void {
    if (!this.#hasGit) return;
    const trees = [...new Set([...this.#read(), this.#tree()])].slice(-REMEMBERED);
    writeFileSync(this.#file, `${trees.join('\n')}\n`);
  }

  #read(): readonly string[] {
    try {
      return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  }

  /** By an index of its own: what is staged stays as it is. */
  #tree(): string {
    const env = { ...process.env, GIT_INDEX_FILE: join(this.#root, '.cache/green-index') };
    mkdirSync(dirname(this.#file), { recursive: true });
    execFileSync('git', ['add', '--all'], { cwd: this.#root, env });
    return execFileSync('git', ['write-tree'], { cwd: this.#root, env, encoding: 'utf8' }).trim();
  }

  #git(...args: readonly string[]): string {
    return execFileSync('git', [...args], { cwd: this.#root, encoding: 'utf8' }).trim();
  }
}
