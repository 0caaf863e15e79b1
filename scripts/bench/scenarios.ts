import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { median, type Row } from './row.ts';

const RUNS = 3;

/** What a core-level scenario costs: all its steps and hooks together. */
export async function measureScenarios(): Promise<readonly Row[]> {
  const report = join(mkdtempSync(join(tmpdir(), 'oz-bench-')), 'core.ndjson');
  const costs = Array.from({ length: RUNS }, () => {
    execFileSync(process.execPath, ['features/run-scenarios.ts', '--report', report], {
      stdio: 'ignore',
    });
    return costOf(readFileSync(report, 'utf8'));
  });
  const cost = median(costs);
  return [
    { name: 'core-level scenario', value: cost, unit: 'ms', goal: { atMost: 5 } },
    { name: 'core-level scenarios', value: 1000 / cost, unit: 'per second' },
  ];
}

function costOf(ndjson: string): number {
  let scenarios = 0;
  let ms = 0;
  for (const line of ndjson.split('\n').filter(Boolean)) {
    const { testCaseStarted, testStepFinished }: Envelope = JSON.parse(line);
    if (testCaseStarted) scenarios += 1;
    const duration = testStepFinished?.testStepResult.duration;
    if (duration) ms += Number(duration.seconds) * 1000 + duration.nanos / 1e6;
  }
  return ms / scenarios;
}
