import type { Step } from './steps.ts';

const bin = (file: string, ...args: string[]): readonly string[] => [
  `node_modules/${file}`,
  ...args,
];
const TSC = 'typescript/bin/tsc';
/** What is known of files that have not changed, so that only the others are checked anew. */
const buildInfoOf = (project: string) =>
  `.cache/types/${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`;
const tsc = (project: string): Step => ({
  name: `types of ${project}`,
  node: bin(TSC, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfoOf(project)),
});

const unitTests = (base: string | undefined): Step => ({
  name: base === undefined ? 'unit and contract tests' : `unit and contract tests since ${base}`,
  node: bin(
    'vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    '--reporter',
    'dot',
    ...(base === undefined ? [] : ['--changed', base, '--passWithNoTests']),
  ),
});

/** What must be green at every commit, in the order of what takes longest; where a base is green, only tests that a change since reaches. */
export const checksSince = (base: string | undefined): readonly Step[] => [
  unitTests(base),
  { name: 'lint', node: bin('oxlint/bin/oxlint') },
  {
    name: 'scenarios, core level',
    node: ['features/run-scenarios.ts', '--level=core', '--report=reports/core.ndjson'],
  },
  { name: 'unused code', node: bin('knip/bin/knip.js') },
  { name: 'format', node: bin('oxfmt/bin/oxfmt', '--check') },
  tsc('.'),
  tsc('core'),
  tsc('adapters/service-worker'),
  tsc('language'),
  tsc('protocol'),
  { name: 'boundaries', node: ['scripts/check-boundaries.ts'] },
  { name: 'supply chain', node: ['scripts/supply-chain/check-supply-chain.ts'] },
  { name: 'contracts', node: ['scripts/check-contracts.ts'] },
  { name: 'content', node: ['scripts/check-content.ts'] },
];
