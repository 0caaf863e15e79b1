import { afterEach, describe, expect, it } from 'vitest';
import { sessionStoreContract } from '../../core/ports/session-store.contract.ts';
import { brokenStorage } from './broken-storage.fixture.ts';
import { GuardedStorage } from './guarded-storage.ts';
import { LocalStorageSessionStore } from './local-storage-session-store.ts';

const open = () => new LocalStorageSessionStore(new GuardedStorage());

afterEach(() => brokenStorage.mend());

sessionStoreContract('LocalStorageSessionStore', () => ({
  open,
  keepInstead: (text) => localStorage.setItem('jwt', text),
}));

describe('LocalStorageSessionStore', () => {
  it('keeps the session where wrappers look for it', () => {
    open().save({ accessToken: 'a.b.c', refreshToken: 'r' });
    expect(JSON.parse(localStorage.getItem('jwt') ?? '')).toEqual({
      access_token: 'a.b.c',
      refresh_token: 'r',
    });
  });

  it('does not come back with an older session after the device was full', () => {
    const store = open();
    store.save({ accessToken: 'old', refreshToken: 'used' });
    brokenStorage.fill();
    store.save({ accessToken: 'new', refreshToken: 'r' });
    expect(store.load()).toEqual({ accessToken: 'new', refreshToken: 'r' });
    expect(open().load()).toBeUndefined();
  });
});
