// `npm run rules`: for every rule of docs/rules.md and every level it names: passed, failed, missing; exit 1 unless all pass.
// Reads the reports of the last runs (reports/LEVEL.ndjson, written by `npm test` or `--report`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope, TestStepResultStatus } from '@cucumber/messages';
import { LEVELS, type LevelName } from './support/level.ts';
import { PicklesOfRun } from './support/pickles-of-run.ts';
import { readRules, type RuleLevel } from './support/rules.ts';

type Standing = 'passed' | 'failed' | 'missing';

const reports = join(import.meta.dirname, '../reports');

/** Rule ids to whether all their scenarios passed, in one report. */
function standings(level: LevelName): ReadonlyMap<string, boolean> {
  const file = join(reports, `${level}.ndjson`);
  if (!existsSync(file)) return new Map();
  const pickles = new PicklesOfRun();
  const passed = new Map<string, boolean>();
  const failedTries = new Set<string>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const message: Envelope = JSON.parse(line);
    pickles.note(message);
    const { testStepFinished: step, testCaseFinished: ended } = message;
    const status: TestStepResultStatus | 'PASSED' | undefined = step?.testStepResult.status;
    if (step && status !== 'PASSED') failedTries.add(step.testCaseStartedId);
    if (!ended || ended.willBeRetried) continue;
    const isPassed = !failedTries.has(ended.testCaseStartedId);
    for (const { name } of pickles.of(ended.testCaseStartedId)?.tags ?? []) {
      passed.set(name.slice(1), isPassed && (passed.get(name.slice(1)) ?? true));
    }
  }
  return passed;
}

const byLevel = new Map(LEVELS.map((level) => [level, standings(level)]));

function standing(id: string, level: RuleLevel): Standing {
  const passed = byLevel.get(level === 'server' ? 'api' : level)?.get(id);
  if (passed === undefined) return 'missing';
  return passed ? 'passed' : 'failed';
}

const counts: Record<Standing, number> = { passed: 0, failed: 0, missing: 0 };
for (const { id, levels } of readRules()) {
  const cells = levels.map((level) => {
    const how = standing(id, level);
    counts[how] += 1;
    return `${level} ${how}`;
  });
  console.log(`${id.padEnd(12)}${cells.join(', ')}`);
}
console.log(
  `rules and levels: ${counts.passed} passed, ${counts.failed} failed, ${counts.missing} missing`,
);
process.exit(counts.failed + counts.missing === 0 ? 0 : 1);
