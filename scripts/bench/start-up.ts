import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMb, startProcess } from './oz-process.ts';
import { median, type Row } from './row.ts';

const RUNS = 5;

/** From the command to an answering server, on a new data folder and on one that is there. */
export async function measureStartUp(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oz-bench-'));
  const env = { PORT: '0', OZ_DATA: folder, OZ_MODELS: '.cache/models', OZ_VOICES: 'on-demand' };
  const first = await startProcess('server/main.ts', env);
  await first.stop();
  const starts: number[] = [];
  const bare: number[] = [];
  let memory = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const again = await startProcess('server/main.ts', env);
    starts.push(again.readyMs);
    memory = residentMb(again.pid);
    await again.stop();
    const begun = performance.now();
    execFileSync(process.execPath, ['-e', '']);
    bare.push(performance.now() - begun);
  }
  rmSync(folder, { recursive: true, force: true });
  const node = { what: 'node -e ""', value: median(bare) };
  return [
    { name: 'first start, new data folder', value: first.readyMs, unit: 'ms', bare: node },
    {
      name: 'second start',
      value: median(starts),
      unit: 'ms',
      bare: node,
      goal: { atMost: 3000 },
    },
    { name: 'memory of the process that answers HTTP', value: memory, unit: 'MiB' },
  ];
}
