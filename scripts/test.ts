// The whole of `npm test`: the checks, then everything that needs models, a browser or a running Oz.
import { mkdirSync } from 'node:fs';
import { CHECKS } from './check-steps.ts';
import { runSteps, type Step } from './steps.ts';

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

const SLOW: readonly Step[] = [
  { name: 'contracts that need a browser', node: vitest('browser'), live: true },
  { name: 'what speech models do', node: vitest('models'), live: true },
  {
    name: 'our proofreader agrees with every accepted answer',
    node: ['scripts/check-content.ts', '--proofread'],
    live: true,
  },
  scenarios('api', 2),
  scenarios('web', 2),
  scenarios('native'),
  { name: 'start, stop and survive', node: vitest('processes'), live: true },
  {
    name: 'every screen without an axe violation',
    node: ['scripts/gallery.ts', '--only-axe'],
    live: true,
  },
];

mkdirSync('reports', { recursive: true });
const failed = (await runSteps(CHECKS, 2)) + (await runSteps(SLOW, 1));
const all = CHECKS.length + SLOW.length;
console.log(`${all - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
