import { afterEach, expect, it } from 'vitest';
import { sessionLockContract } from '../../core/ports/session-lock.contract.ts';
import { brokenStorage } from './broken-storage.fixture.ts';
import { StorageSessionLock } from './storage-session-lock.ts';

const KEY = 'oz-session-lock:';

afterEach(() => brokenStorage.mend());

sessionLockContract('StorageSessionLock', () => {
  let passedMs = 0;
  const now = () => Date.now() + passedMs;
  const openTab = () => {
    let isDead = false;
    const after = (ms: number, callback: () => void) => {
      const timer = setTimeout(() => isDead || callback(), ms);
      return () => clearTimeout(timer);
    };
    const die = () => {
      isDead = true;
    };
    return { lock: new StorageSessionLock(localStorage, { now, after }), die };
  };
  const tenSecondsPass = () => {
    passedMs += 10_000;
  };
  return { openTab, tenSecondsPass };
});

it('leaves nothing behind, and clears what cannot be read', async () => {
  localStorage.setItem(`${KEY}torn`, '{"tab":');
  localStorage.setItem('mine', 'kept');
  expect(await new StorageSessionLock().exclusively(async () => 'done')).toBe('done');
  expect(Object.keys(localStorage)).toEqual(['mine']);
});

it('runs on a device that refuses storage', async () => {
  brokenStorage.refuse();
  expect(await new StorageSessionLock().exclusively(async () => 'done')).toBe('done');
});
