import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChildOptions } from './child-options.ts';
import { SupervisedChild } from './supervised-child.ts';

describe('a supervised child', () => {
  let child: SupervisedChild<string, string>;

  const start = (options: Partial<ChildOptions> = {}) => {
    child = new SupervisedChild<string, string>({
      module: join(import.meta.dirname, 'fixtures', 'obedient-child.ts'),
      args: [],
      queueLimit: 3,
      jobDeadlineMs: 60_000,
      mostMegabytes: 400,
      loadingWaitMs: Infinity,
      ...options,
    });
  };
  const echoed = async (task: string) => {
    const result = await child.submit(task);
    return result.ok ? result.value.split(' ')[0] : result.error.kind;
  };

  afterEach(() => child.close());

  it('answers jobs in the order they came', async () => {
    start();
    const answers = await Promise.all(['a', 'b', 'c'].map((task) => child.submit(task)));

    expect(answers.map((answer) => answer.ok && answer.value.replace(/ \d+ /u, ' '))).toEqual([
      'a 1',
      'b 2',
      'c 3',
    ]);
    expect(child.progress()).toBe(1);
  });

  it('refuses more than the queue holds', async () => {
    start();
    const held = ['a', 'b', 'c'].map((task) => child.submit(task));

    expect(await echoed('d')).toBe('busy');
    await Promise.all(held);
    expect(await echoed('d')).toBe('d');
  });

  it('says that it is loading, if jobs are not to wait for that', async () => {
    start({ loadingWaitMs: 0 });

    expect(await child.submit('early')).toEqual({
      ok: false,
      error: { kind: 'loading', progress: 0 },
    });
    await vi.waitUntil(() => child.progress() === 1, { timeout: 10_000 });
    expect(await echoed('later')).toBe('later');
  });

  it('lets jobs wait for loading, at the start and anew, and not longer than they are to', async () => {
    start({ loadingWaitMs: 10_000 });
    expect(await echoed('early')).toBe('early');
    expect(await echoed('die')).toBe('failed');
    expect(child.progress()).toBe(0);
    expect(await echoed('next')).toBe('next');
    await child.close();

    start({ loadingWaitMs: 10, startsAfter: new Promise(() => undefined) });
    expect(await echoed('too early')).toBe('loading');
    expect(child.jobs()).toBe(0);
  });

  it('gives up a job that kills the process twice, and does the ones behind it', async () => {
    const deaths: unknown[] = [];
    start({ onDeath: (exit) => deaths.push(exit.code) });
    const deadly = echoed('die');
    const next = echoed('next');

    expect(await deadly).toBe('failed');
    expect(await next).toBe('next');
    expect(deaths).toEqual([1, 1]);
  });

  it('ends a process that takes too much memory, and refuses what it was at', async () => {
    const deaths: unknown[] = [];
    start({ onDeath: (exit) => deaths.push(exit.signal) });
    const greedy = echoed('swallow');
    const next = echoed('next');

    expect(await greedy).toBe('failed');
    expect(await next).toBe('next');
    expect(deaths).toEqual(['SIGKILL']);
  });

  it('tells its process no secret, and lets it reach none', async () => {
    process.env['OZ_SECRET'] = 'a secret of exactly 32 characters';
    start();
    const told = await child.submit('tell');
    delete process.env['OZ_SECRET'];
    const [names = '', reached] = told.ok ? told.value.split(' ') : [];
    const rightful = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TZ', 'LANG', 'OMP_NUM_THREADS'];

    expect(names.split(',').filter((name) => !rightful.includes(name))).toEqual(
      ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'].filter((name) => names.includes(name)),
    );
    expect(reached).toBe(Array.from({ length: 4 }, () => 'ERR_ACCESS_DENIED').join());
  });

  it('lets its process connect to nothing', async () => {
    let came = 0;
    const server = createServer(() => (came += 1)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    start();

    expect(await child.submit(`connect:${(server.address() as AddressInfo).port}`)).toMatchObject({
      value: 'refused',
    });
    expect(came).toBe(0);
    server.close();
  });

  it('lets its process write in a folder that was not there before', async () => {
    const nowhere = mkdtempSync(join(tmpdir(), 'oz-child-'));
    start({ folders: [join(nowhere, 'models')] });

    expect(await echoed(`keep:${join(nowhere, 'models', 'a')}`)).toBe('done');
    rmSync(nowhere, { recursive: true });
  });

  it('loses no job when the process is killed from outside', async () => {
    start();
    const before = await child.submit('before');
    const pid = Number(before.ok && before.value.split(' ')[1]);
    let isKilled = false;
    const inWork = child.submit('takes-a-while', {
      onProgress: () => {
        if (!isKilled) process.kill(pid, 'SIGKILL');
        isKilled = true;
      },
    });
    const waiting = child.submit('waiting');

    expect(await inWork).toMatchObject({ value: expect.stringMatching(/^takes-a-while/u) });
    expect(await waiting).toMatchObject({ value: expect.stringMatching(/^waiting/u) });
    expect(await inWork).not.toMatchObject({ value: expect.stringContaining(String(pid)) });
  });

  it('ends a process that is stuck', async () => {
    start({ jobDeadlineMs: 300 });

    expect(await echoed('hang')).toBe('timed-out');
    expect(await echoed('next')).toBe('next');
  });

  it('lets one that is only slow stop by itself, and goes on with the same process', async () => {
    start();
    const pidOf = async (task: string) => {
      const done = await child.submit(task);
      return done.ok ? done.value.split(' ')[1] : done.error.kind;
    };
    const before = await pidOf('before');
    expect(await child.submit('until-cancelled', { deadlineMs: 300 })).toMatchObject({
      error: { kind: 'timed-out' },
    });
    expect(await pidOf('after')).toBe(before);
  });

  it('gives one job less time than the others', async () => {
    start();
    await child.submit('warm-up');
    const hung = child.submit('hang', { deadlineMs: 300 });
    const behind = child.submit('takes-a-while');

    expect(await hung).toEqual({ ok: false, error: { kind: 'timed-out' } });
    expect(await behind).toMatchObject({ ok: true });
  });

  it('settles everything when the process cannot be started', async () => {
    start({ args: ['badly'] });

    expect(await echoed('never')).toBe('failed');
    expect(await echoed('neither')).toBe('failed');
  });

  it('settles what waits when it is closed, and refuses from then on', async () => {
    start();
    const waiting = echoed('hang');
    await child.close();

    expect(await waiting).toBe('failed');
    expect(await echoed('late')).toBe('failed');
  });

  it('starts only when there is work, ends when idle, and starts again', async () => {
    start({ idleMs: 50 });
    expect(child.progress()).toBe(0);
    const first = await child.submit('a');
    await vi.waitUntil(() => child.progress() === 0, { timeout: 10_000 });
    const second = await child.submit('b');

    expect(first.ok && second.ok && first.value.split(' ')[1] !== second.value.split(' ')[1]).toBe(
      true,
    );
  });

  it('starts at its moment, with the jobs that came before', async () => {
    const moment = Promise.withResolvers<void>();
    start({ startsAfter: moment.promise });
    const early = echoed('early');
    const isFirst = await Promise.race([early, sleep(500, 'still waiting')]);
    moment.resolve();

    expect([isFirst, await early]).toEqual(['still waiting', 'early']);
  });

  it('never starts when it was closed before its moment', async () => {
    const moment = Promise.withResolvers<void>();
    start({ startsAfter: moment.promise });
    await child.close();
    moment.resolve();
    await sleep(500);

    expect(child.progress()).toBe(0);
    expect(await echoed('late')).toBe('failed');
  });

  it('tells how far a job is', async () => {
    start();
    const told: unknown[] = [];
    await child.submit('slowly', { onProgress: (...so) => told.push(so) });

    expect(told).toEqual([
      [0.25, 'half of it'],
      [0.75, 'half of it'],
    ]);
  });

  it('lets others pass a job that gives way, and goes on with it', async () => {
    start();
    const order: string[] = [];
    let passing: Promise<unknown> | undefined;
    const patient = child.submit('in-steps', {
      givesWay: true,
      onProgress: (progress) => {
        order.push(String(progress));
        passing ??= child.submit('takes-a-while').then(() => order.push('passed'));
      },
    });
    const next = child.submit('next', { givesWay: true }).then(() => order.push('next'));

    expect(await patient).toMatchObject({ ok: true });
    await Promise.all([passing, next]);
    expect(order.indexOf('passed')).toBeGreaterThan(0);
    expect(order.slice(-3)).toEqual(['0.75', '1', 'next']);
  });

  it('begins anew what had given way when the process died', async () => {
    start();
    let passing: Promise<unknown> | undefined;
    const patient = child.submit('in-steps', {
      givesWay: true,
      onProgress: () => {
        passing ??= child.submit('die');
      },
    });

    expect(await patient).toMatchObject({ value: expect.stringMatching(/^in-steps \d+ 1$/u) });
    expect(await passing).toEqual({ ok: false, error: { kind: 'failed' } });
  });

  it('gives up what no caller waits for any more, in work or not, and goes on', async () => {
    start();
    const cancellation = new AbortController();
    const inWork = child.submit('until-cancelled', {
      signal: cancellation.signal,
      onProgress: () => cancellation.abort(),
    });
    const waiting = child.submit('waiting', { signal: cancellation.signal });
    const cancelled = { ok: false, error: { kind: 'cancelled' } };

    expect(await Promise.all([inWork, waiting])).toEqual([cancelled, cancelled]);
    expect(await child.submit('late', { signal: cancellation.signal })).toEqual(cancelled);
    expect(await child.submit('next')).toMatchObject({
      value: expect.stringMatching(/^next \d+ 2$/u),
    });
  });
});
