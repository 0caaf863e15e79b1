// The whole of `npm test`: the checks, then everything that needs models, a browser or a running Oz.
import { mkdirSync } from 'node:fs';
import { checksSince } from './check-steps.ts';
import { endWith, runSteps, type Step } from './steps.ts';

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

/** Each of these leaves a processor free for another; the longest first. */
const SIDE_BY_SIDE: readonly Step[] = [
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
  scenarios('native'),
  { name: 'contracts that need a browser', node: vitest('browser') },
];

/** Each of these takes all there is, or measures how long something takes. */
const ONE_BY_ONE: readonly Step[] = [
  { name: 'what speech models do', node: vitest('models'), live: true },
  // A page waits more than it works: two of them leave half of two processors idle.
  scenarios('web', 3),
  { name: 'start, stop and survive', node: vitest('processes'), live: true },
];

const checks = checksSince(undefined);
mkdirSync('reports', { recursive: true });
const failed = [
  ...(await runSteps(checks, 2)),
  ...(await runSteps(SIDE_BY_SIDE, 2)),
  ...(await runSteps(ONE_BY_ONE, 1)),
];
endWith(failed, checks.length + SIDE_BY_SIDE.length + ONE_BY_ONE.length);
