import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Process {
  readonly url: string;
  readonly pid: number;
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a program that prints `… at URL` when it is ready. */
export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<Process> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const url = await urlOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begun,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Oz itself, in a data folder of its own; speech models come from the cache. */
export async function startOz(env: Readonly<Record<string, string>> = {}): Promise<Process> {
  const folder = mkdtempSync(join(tmpdir(), 'oz-bench-'));
  const oz = await startProcess('server/main.ts', {
    PORT: '0',
    OZ_DATA: folder,
    OZ_MODELS: join(ROOT, '.cache/models'),
    OZ_VOICES: 'on-demand',
    OZ_LIMITS: 'off',
    // A build in this process has set it, and production refuses an Oz without https.
    NODE_ENV: '',
    ...env,
  });
  return {
    ...oz,
    stop: async () => {
      await oz.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory in MiB, of this process alone. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [, url] = / at (http\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on('exit', () => reject(new Error(`It ended: ${output}`)));
  });
}

/** The processes a process has started; on Linux only, elsewhere none are known. */
export function childrenOf(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  } catch {
    return [];
  }
}
