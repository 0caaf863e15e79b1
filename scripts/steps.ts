// Runs named commands, some at a time, and shows the output of those that fail; used by check.ts and test.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A script for this very Node, then its arguments. */
  readonly node: readonly string[];
  /** Shows the output while it comes, for what takes long. */
  readonly live?: boolean;
  /** Takes what the other steps leave over of the processors. */
  readonly yields?: boolean;
}

/** In UTF-16 units. */
const SHOWN_AGAIN = 3000;
/** Longer than the longest on a slow machine: what never ends would take the whole log with it. */
const LONGEST_MS = 40 * 60_000;
/** Before a command, lets all others go first; Windows has nothing like it. */
const YIELDING = process.platform === 'win32' ? [] : ['nice', '-n', '19'];
const root = join(import.meta.dirname, '..');

export interface FailedStep {
  readonly name: string;
  /** The last of what it printed. */
  readonly output: string;
}

/** Steps start in order, `atOnce` of them together. */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
): Promise<readonly FailedStep[]> {
  const waiting = [...steps];
  const failed = await Promise.all(Array.from({ length: atOnce }, () => runQueue(waiting)));
  return failed.flat();
}

/** One after the other of those that come first, beside one after the other of those that yield to them. */
export async function runBeside(
  first: readonly Step[],
  yielding: readonly Step[],
): Promise<readonly FailedStep[]> {
  const left = yielding.map((step) => ({ ...step, yields: true }));
  const failed = await Promise.all([
    runQueue([...first]).then(async (early) => [...early, ...(await runQueue(left))]),
    runQueue(left),
  ]);
  return failed.flat();
}

async function runQueue(waiting: Step[]): Promise<readonly FailedStep[]> {
  const failed: FailedStep[] = [];
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { code, output } = await run(step);
    if (code !== 0) failed.push({ name: step.name, output: output.slice(-SHOWN_AGAIN) });
  }
  return failed;
}

/** Prints again what failed at the end, where a long log is read first, and ends the process. */
export function endWith(failed: readonly FailedStep[], all: number): never {
  for (const { name, output } of failed) console.log(`✗ ${name}\n${output}`);
  console.log(`${all - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

async function run({ name, node, live = false, yields = false }: Step) {
  const begun = performance.now();
  if (live) console.log(`▶ ${name}`);
  const [command, ...before] = [...(yields ? YIELDING : []), process.execPath];
  const child = spawn(command, [...before, ...node], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0 && !live) console.log(output);
  return { code, output };
}
