import { readFileSync } from 'node:fs';

/** As Linux has them on every machine we run on. */
const PAGE_BYTES = 4096;

/** Megabytes of memory a process holds; undefined where the system does not say. */
export function memoryOfProcess(pid: number): number | undefined {
  try {
    const [, resident = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
}
