import { afterEach, expect, it } from 'vitest';
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

/** The platform lets go by itself when the page is hidden; here in its place. */
const lookAwayAndBack = async () => {
  await Promise.all(given.map((sentinel) => sentinel.release()));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
};

const heldNow = () => given.filter(({ released }) => !released).length;

it('holds the screen again when she comes back to a page that was hidden, until it is let go', async () => {
  navigator.wakeLock.request = async (type) => {
    const sentinel = await own(type);
    given.push(sentinel);
    return sentinel;
  };
  const wakeLock = new BrowserWakeLock();
  await wakeLock.hold();
  await lookAwayAndBack();
  expect(heldNow()).toBe(1);
  await wakeLock.release();
  await lookAwayAndBack();
  expect(heldNow()).toBe(0);
});
