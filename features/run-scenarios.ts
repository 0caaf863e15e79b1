// Runs the scenarios of one level: node features/run-scenarios.ts --level core|api|web|native [--url URL] [--tags …] [--name PART] [--workers N] [--report FILE]
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { ensureBuilt } from '../scripts/set-up/app-build.mjs';
import { LEVEL_VARIABLE, parseLevel, URL_VARIABLE, type LevelName } from './support/level.ts';
import { FailedScenarios } from './support/failed-scenarios.ts';
import { readRules, tagsOfLevel } from './support/rules.ts';

const root = join(import.meta.dirname, '..');
const WITH_APP: readonly LevelName[] = ['web', 'native'];
/** Of a level in a browser: a voice there takes its real time, and a machine that stands still for a moment breaks it. */
const MAY_BE_TRIED_AGAIN = 3;

function readArguments() {
  const { values } = parseArgs({
    options: {
      level: { type: 'string', default: 'core' },
      url: { type: 'string' },
      tags: { type: 'string' },
      name: { type: 'string' },
      workers: { type: 'string', default: '1' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function checkTags(tags: string): void {
  const known = new Set(readRules().flatMap(({ id }) => [`@${id}`, `@${id.split('-')[0]}`]));
  for (const tag of tags.match(/@[\w-]+/g) ?? []) {
    if (!known.has(tag) && !/^@(also|only)-/.test(tag) && tag !== '@fault') {
      throw new Error(`"${tag}" is no rule of docs/rules.md, nor a family of them`);
    }
  }
  if (!tags.includes('@'))
    throw new Error(`"${tags}" is no tag expression, such as @VC or @NAV-01`);
}

/** `@VC` stands for every rule of its family. */
const spellOut = (tags: string): string =>
  tags.replace(/@([A-Z0-9]+)(?![\w-])/g, (_, family: string) => {
    const ids = readRules().filter(({ id }) => id.startsWith(`${family}-`));
    return `(${ids.map(({ id }) => `@${id}`).join(' or ')})`;
  });

try {
  const given = readArguments();
  if (given.help) {
    console.log(
      'oz-scenarios [--level core|api|web|native] [--url URL] [--tags EXPRESSION] [--name PART] [--workers N] [--report FILE.ndjson]',
    );
    process.exit(0);
  }
  const level = parseLevel(given.level, given.url);
  const workers = Number(given.workers);
  if (!(Number.isInteger(workers) && workers > 0)) {
    throw new Error(`"${given.workers}" is no number of workers`);
  }
  if (given.tags !== undefined) checkTags(given.tags);
  process.env[LEVEL_VARIABLE] = level.name;
  if (level.url !== undefined) process.env[URL_VARIABLE] = level.url;
  // Here once, and not by each worker at the same moment.
  if (WITH_APP.includes(level.name) && level.url === undefined) await ensureBuilt(root);
  if (given.report !== undefined) mkdirSync(dirname(given.report), { recursive: true });

  const tags = [tagsOfLevel(level.name), given.tags && spellOut(given.tags)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => `(${part})`)
    .join(' and ');
  const { runConfiguration } = await loadConfiguration(
    {
      provided: {
        tags,
        ...(given.name !== undefined && { name: [given.name] }),
        // One process has no need of a worker; each worker puts an app together for itself.
        parallel: workers > 1 ? workers : 0,
        retry: WITH_APP.includes(level.name) ? 1 : 0,
        format: ['progress', ...(given.report === undefined ? [] : [`message:${given.report}`])],
      },
    },
    { cwd: root },
  );
  let ran = 0;
  const failed = new FailedScenarios();
  const run = await runCucumber(runConfiguration, { cwd: root }, (message) => {
    if (message.testCaseStarted?.attempt === 0) ran += 1;
    failed.note(message);
  });
  if (ran === 0) throw new Error('No scenario has these tags at this level');
  for (const line of failed.triedAgain()) console.log(`↻ tried again: ${line}`);
  for (const line of failed.lines()) console.log(`✗ ${line}`);
  const isTriedTooOften = failed.triedAgain().length > MAY_BE_TRIED_AGAIN;
  if (isTriedTooOften) console.log(`✗ more than ${MAY_BE_TRIED_AGAIN} had to be tried again`);
  const success = run.success && !isTriedTooOften;
  console.log(
    `level ${level.name}: ${ran} scenarios ${success ? 'passed' : 'ran, not all passed'}`,
  );
  process.exit(success ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
