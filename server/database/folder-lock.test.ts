import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

describe('the lock of a folder', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oz-lock-'));
    file = join(folder, 'in-use-by.pid');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const taken = (at = folder) => {
    const lock = lockFolder(at);
    if (!lock.ok) throw new Error(lock.error.kind);
    return lock.value;
  };

  it('says who has the folder, and nothing once it is let go, even twice', () => {
    const release = taken();
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('makes the folder where there is none', () => {
    const inner = join(folder, 'a/b');
    taken(inner);
    expect(existsSync(join(inner, 'in-use-by.pid'))).toBe(true);
  });

  it('refuses a folder that a living process has, and leaves it that one', () => {
    writeFileSync(file, String(process.ppid));
    expect(lockFolder(folder)).toEqual({
      ok: false,
      error: { kind: 'folder-in-use', pid: process.ppid },
    });
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it('leaves nothing beside its file, also after a dead process', () => {
    writeFileSync(file, '999999999');
    taken();
    expect(readdirSync(folder)).toEqual(['in-use-by.pid']);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('refuses a folder that a process of another user has', () => {
    writeFileSync(file, '1');
    expect(lockFolder(folder)).toEqual({ ok: false, error: { kind: 'folder-in-use', pid: 1 } });
  });

  it('takes over from a process that has died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(pid));
    taken();
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it.each(['', 'nobody', '-1', '0', '1.5', `${process.pid}`])(
    'takes over from "%s", which is no other process',
    (text) => {
      writeFileSync(file, text);
      taken();
      expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    },
  );

  it('refuses a folder that cannot be made', () => {
    const notAFolder = join(folder, 'file');
    writeFileSync(notAFolder, '');
    expect(lockFolder(join(notAFolder, 'data'))).toEqual({
      ok: false,
      error: { kind: 'folder-not-writable' },
    });
  });
});
