import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/set-up/chromium.mjs';
import { MODERN_DEXIE } from './scripts/vite-modern-dexie.ts';

const inBrowser = ['**/*.browser.test.ts'];
const executablePath = chromiumPath();
const everywhere = ['**/node_modules/**', 'dist/**', '.cache/**'];
/** What loads speech models; too slow to run at every save. */
const withModels = ['**/*.model.test.ts'];
/** What tries thousands of cases, or old versions of a database: seconds each. */
const slow = ['**/*.slow.test.ts'];
/** What starts and kills whole servers. */
const wholeProcesses = ['**/*.process.test.ts'];

const IN_NODE = {
  // Half the time of a process each; no test of these leaves anything behind.
  pool: 'threads' as const,
  isolate: false,
  // Left to itself it keeps one processor free, and on two that is half of them.
  maxWorkers: '100%',
  // On a machine with other work to do five seconds are soon over.
  testTimeout: 20_000,
  hookTimeout: 20_000,
  globalSetup: ['scripts/set-up/vitest-postgres.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...IN_NODE,
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...inBrowser, ...withModels, ...slow, ...wholeProcesses],
        },
      },
      { test: { ...IN_NODE, name: 'slow', include: slow, exclude: everywhere } },
      {
        test: {
          name: 'models',
          include: withModels,
          exclude: everywhere,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'processes',
          include: wholeProcesses,
          exclude: everywhere,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A server that starts or dies keeps a test waiting more than working.
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias: [MODERN_DEXIE] },
        optimizeDeps: { include: ['dexie', 'uuid'] },
        test: {
          name: 'browser',
          include: inBrowser,
          exclude: everywhere,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: [
                  '--no-sandbox',
                  '--use-fake-device-for-media-stream',
                  '--use-fake-ui-for-media-stream',
                  '--autoplay-policy=no-user-gesture-required',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
