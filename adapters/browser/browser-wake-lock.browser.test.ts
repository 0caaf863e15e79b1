import { afterEach } from 'vitest';
import { wakeLockContract } from '../../core/ports/wake-lock.contract.ts';
import { BrowserWakeLock } from './browser-wake-lock.ts';

const own = navigator.wakeLock.request.bind(navigator.wakeLock);
let given: WakeLockSentinel[] = [];

afterEach(async () => {
  await Promise.all(given.map((sentinel) => sentinel.release()));
  navigator.wakeLock.request = own;
  given = [];
});

wakeLockContract('BrowserWakeLock', () => {
  navigator.wakeLock.request = async (type) => {
    const sentinel = await own(type);
    given.push(sentinel);
    return sentinel;
  };
  return {
    wakeLock: new BrowserWakeLock(),
    holds: () => given.filter(({ released }) => !released).length,
    refuse: () => {
      navigator.wakeLock.request = async () => {
        throw new DOMException('low battery', 'NotAllowedError');
      };
    },
  };
});
