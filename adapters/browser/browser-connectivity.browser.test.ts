import { afterEach } from 'vitest';
import { connectivityContract } from '../../core/ports/connectivity.contract.ts';
import { BrowserConnectivity } from './browser-connectivity.ts';

afterEach(() => {
  // Uncovers the browser's own answer again.
  Reflect.deleteProperty(navigator, 'onLine');
});

connectivityContract('BrowserConnectivity', () => ({
  connectivity: new BrowserConnectivity(),
  turn: (isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  },
}));
