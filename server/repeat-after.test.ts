import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { repeatAfter } from './repeat-after.ts';

it('runs again and again, never twice at once, past what fails, until it is ended', async () => {
  const ending = new AbortController();
  const bugs: unknown[] = [];
  let [runs, together, most] = [0, 0, 0];
  const run = async () => {
    runs += 1;
    together += 1;
    most = Math.max(most, together);
    await sleep(5);
    together -= 1;
    if (runs === 1) throw new Error('no database');
    if (runs === 3) ending.abort();
  };
  await repeatAfter(1, run, { signal: ending.signal, onBug: (error) => void bugs.push(error) });

  expect({ runs, most, bugs: bugs.length }).toEqual({ runs: 3, most: 1, bugs: 1 });
});
