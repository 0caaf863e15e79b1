// The whole of `npm test`: the checks, then everything that needs models, a browser or a running Oz.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checksSince } from './check-steps.ts';
import { ensureBuilt } from './set-up/app-build.mjs';
import { endWith, runBeside, runSteps, type FailedStep, type Step } from './steps.ts';

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

/** A voice takes its real time here, and a server its own to start: each leaves processors idle for what yields to it. */
const PARTS: readonly {
  readonly inRealTime: readonly Step[];
  readonly meanwhile: readonly Step[];
}[] = [
  {
    inRealTime: [scenarios('web', 3)],
    // The longest first.
    meanwhile: [
      { name: 'every screen without an axe violation', node: ['scripts/gallery.ts', '--only-axe'] },
      scenarios('api'),
      { name: 'slow tests', node: vitest('slow') },
      {
        name: 'our proofreader agrees with every accepted answer',
        node: ['scripts/check-content.ts', '--proofread'],
      },
      { name: 'contracts that need a browser', node: vitest('browser') },
    ],
  },
  {
    inRealTime: [
      { name: 'start, stop and survive', node: vitest('processes'), live: true },
      scenarios('native'),
    ],
    // A model that waited for three browsers would miss its deadlines.
    meanwhile: [{ name: 'what speech models do', node: vitest('models') }],
  },
];

const checks = checksSince(undefined);
mkdirSync('reports', { recursive: true });
const root = join(import.meta.dirname, '..');
const [failed] = await Promise.all([runSteps(checks, 2), ensureBuilt(root)]);
const late: FailedStep[] = [];
for (const { inRealTime, meanwhile } of PARTS) {
  late.push(...(await runBeside(inRealTime, meanwhile)));
}
const all = PARTS.flatMap(({ inRealTime, meanwhile }) => [...inRealTime, ...meanwhile]);
endWith([...failed, ...late], checks.length + all.length);
