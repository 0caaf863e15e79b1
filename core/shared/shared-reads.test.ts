import { beforeEach, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { SharedReads } from './shared-reads.ts';
import { fail, ok, type Result } from './result.ts';

let clock: MemoryClock;
let once: SharedReads;
let asked: number;
let isOffline: boolean;

beforeEach(() => {
  clock = new MemoryClock();
  once = new SharedReads(clock);
  asked = 0;
  isOffline = false;
});

const ask = (key = 'books') =>
  once.ask(key, async (): Promise<Result<number, { kind: 'offline' }>> => {
    asked += 1;
    return isOffline ? fail({ kind: 'offline' }) : ok(asked);
  });

it('asks once for what is wanted several times within a second', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual([ok(1), ok(1)]);
  clock.pass(999);
  expect(await ask()).toEqual(ok(1));
  clock.pass(1);
  expect(await ask()).toEqual(ok(2));
});

it('tells one thing from another', async () => {
  await ask('books');
  await ask('home');
  expect(asked).toBe(2);
});

it('asks anew for what failed', async () => {
  isOffline = true;
  await Promise.all([ask(), ask()]);
  expect(asked).toBe(1);
  await ask();
  expect(asked).toBe(2);
});

it('asks anew after a bug', async () => {
  await expect(once.ask('books', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  await ask();
  expect(asked).toBe(1);
});

it('asks anew after something was changed', async () => {
  await ask();
  once.forget();
  expect(await ask()).toEqual(ok(2));
});

it('is not stopped for hours by a clock that was set back', async () => {
  await ask();
  clock.pass(-3_600_000);
  await ask();
  expect(asked).toBe(2);
});
