import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GreenTrees } from './green-trees.ts';

describe('what the check knows to be green', () => {
  let root: string;
  let green: GreenTrees;

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Yui', '-c', 'user.email=yui@oz.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'oz-green-'));
    git('init', '--quiet');
    write('.gitignore', '.cache/\n');
    write('core/a.ts', '1');
    green = new GreenTrees(root);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('is nothing before a first green check, and without git', () => {
    commit();
    expect(green.base()).toBeUndefined();
    rmSync(join(root, '.git'), { recursive: true });
    green = new GreenTrees(root);
    green.add();
    expect(green.base()).toBeUndefined();
  });

  it('is the newest commit that was green, also before it was a commit', () => {
    const first = commit();
    green.add();
    write('core/a.ts', '2');
    expect(green.base()).toBe(first);
    green.add();
    const second = commit();
    write('core/b.ts', '3');
    commit();
    expect(green.base()).toBe(second);
  });

  it('is nothing where a file changed that a test may read without importing it', () => {
    commit();
    green.add();
    write('docs/decisions/0001.md', 'why');
    expect(green.base()).toBeDefined();
    write('content/books/1.yaml', 'id: a');
    expect(green.base()).toBeUndefined();
  });

  it('leaves what is staged as it is', () => {
    commit();
    write('core/b.ts', '3');
    green.add();
    expect(git('status', '--short')).toBe('?? core/b.ts');
  });
});
