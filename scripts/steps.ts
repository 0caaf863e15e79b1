// Runs named commands, some at a time, and shows the output of those that fail; used by check.ts and test.ts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A script for this very Node, then its arguments. */
  readonly node: readonly string[];
  /** Shows the output while it comes, for what takes long. */
  readonly live?: boolean;
}

const root = join(import.meta.dirname, '..');

/** The names of those that failed. Steps start in order, `atOnce` of them together. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<readonly string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await run(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/** Prints the names again at the end, where a long log is read first, and ends the process. */
export function endWith(failed: readonly string[], all: number): never {
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${all - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

async function run({ name, node, live = false }: Step): Promise<boolean> {
  const begun = performance.now();
  if (live) console.log(`▶ ${name}`);
  const child = spawn(process.execPath, [...node], {
    cwd: root,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
