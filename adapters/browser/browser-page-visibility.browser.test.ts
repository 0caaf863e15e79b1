import { afterEach } from 'vitest';
import { pageVisibilityContract } from '../../core/ports/page-visibility.contract.ts';
import { BrowserPageVisibility } from './browser-page-visibility.ts';

let state: DocumentVisibilityState = 'visible';

afterEach(() => {
  // Uncovers the browser's own answer again.
  Reflect.deleteProperty(document, 'visibilityState');
});

pageVisibilityContract('BrowserPageVisibility', () => {
  state = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  return {
    visibility: new BrowserPageVisibility(),
    turn: (isVisible) => {
      state = isVisible ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
});
