// The whole of `npm test`: the checks, then everything that needs models, a browser or a running Oz.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checksSince } from './check-steps.ts';
import { ensureBuilt } from './set-up/app-build.mjs';
import { endWith, runBeside, runSteps, type Step } from './steps.ts';

const vitest = (project: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
];

const scenarios = (level: string, workers = 1): Step => ({
  name: `scenarios, ${level} level`,
  node: [
    'features/run-scenarios.ts',
    `--level=${level}`,
    `--workers=${workers}`,
    `--report=reports/${level}.ndjson`,
  ],
  live: true,
});

/** A voice takes its real time here, a model has a deadline, and a server takes its own to start: each leaves processors idle. */
const IN_REAL_TIME: readonly Step[] = [
  scenarios('web', 3),
  { name: 'start, stop and survive', node: vitest('processes'), live: true },
  scenarios('native'),
  { name: 'what speech models do', node: vitest('models'), live: true },
];

/** What fills the time that those wait; the longest first. */
const MEANWHILE: readonly Step[] = [
  {
    name: 'every screen without an axe violation',
    node: ['scripts/gallery.ts', '--only-axe'],
  },
  scenarios('api'),
  { name: 'slow tests', node: vitest('slow') },
  {
    name: 'our proofreader agrees with every accepted answer',
    node: ['scripts/check-content.ts', '--proofread'],
  },
  { name: 'contracts that need a browser', node: vitest('browser') },
];

const checks = checksSince(undefined);
mkdirSync('reports', { recursive: true });
const root = join(import.meta.dirname, '..');
const [early] = await Promise.all([runSteps(checks, 2), ensureBuilt(root)]);
const failed = [...early, ...(await runBeside(IN_REAL_TIME, MEANWHILE))];
endWith(failed, checks.length + IN_REAL_TIME.length + MEANWHILE.length);
