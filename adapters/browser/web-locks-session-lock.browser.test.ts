import { afterEach } from 'vitest';
import { sessionLockContract } from '../../core/ports/session-lock.contract.ts';
import { closeTabs, openTab } from './tab.fixture.ts';
import { WebLocksSessionLock } from './web-locks-session-lock.ts';

afterEach(closeTabs);

sessionLockContract('WebLocksSessionLock', () => ({
  openTab: () => {
    const tab = openTab();
    return { lock: new WebLocksSessionLock(tab.window.navigator.locks, 0), die: () => tab.close() };
  },
  tenSecondsPass: () => {},
}));
