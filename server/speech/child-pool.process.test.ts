import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChildPool } from './child-pool.ts';
import { SupervisedChild } from './supervised-child.ts';

describe('a pool of children', () => {
  let pool: ChildPool<string, string>;

  const start = async (children: number, queueLimit = 8, startUp = 'well') => {
    pool = new ChildPool(
      Array.from(
        { length: children },
        () =>
          new SupervisedChild<string, string>({
            module: join(import.meta.dirname, 'fixtures', 'obedient-child.ts'),
            args: [startUp],
            queueLimit: 1,
            jobDeadlineMs: 60_000,
            mostMegabytes: 400,
            loadingWaitMs: 0,
          }),
      ),
      queueLimit,
    );
    if (startUp === 'well') await vi.waitUntil(() => pool.progress() === 1, { timeout: 20_000 });
  };
  const answersTo = async (tasks: readonly string[]) => {
    const answers = await Promise.all(tasks.map((task) => pool.submit(task)));
    return answers.map((answer) => (answer.ok ? answer.value.split(' ') : [answer.error.kind]));
  };

  afterEach(() => pool.close());

  it('gives a job to whichever is free', async () => {
    await start(2);
    const answers = await answersTo(['takes-a-while', 'a', 'b', 'c']);
    const [slow, ...quick] = answers.map(([, pid]) => pid);

    expect(answers.map(([task]) => task)).toEqual(['takes-a-while', 'a', 'b', 'c']);
    expect(new Set(quick).size).toBe(1);
    expect(quick).not.toContain(slow);
  });

  it('refuses more than may wait, and what no caller waits for any more', async () => {
    await start(1, 1);
    const cancellation = new AbortController();
    const inWork = pool.submit('takes-a-while');
    const waiting = pool.submit('late', { signal: cancellation.signal });

    expect(await answersTo(['too-much'])).toEqual([['busy']]);
    cancellation.abort();
    expect(await waiting).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(await inWork).toMatchObject({ ok: true });
  });

  it('leaves out what may be left out while others wait, and only then', async () => {
    await start(1);
    const inWork = pool.submit('takes-a-while');
    const mayWait = pool.submit('a', { unlessOthersWait: true });

    expect(await pool.submit('b', { unlessOthersWait: true })).toEqual({
      ok: false,
      error: { kind: 'busy' },
    });
    expect((await Promise.all([inWork, mayWait])).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('goes on with those that are left where one dies', async () => {
    await start(2);
    const answers = await answersTo(['die', 'a', 'b']);

    expect(answers[0]).toEqual(['failed']);
    expect(answers.slice(1).map(([task]) => task)).toEqual(['a', 'b']);
  });

  it('refuses at once while none has loaded', async () => {
    await start(2, 8, 'badly');

    expect(await answersTo(['early'])).toEqual([['loading']]);
  });

  it('settles what waits when it is closed', async () => {
    await start(1);
    const left = answersTo(['takes-a-while', 'late']);
    await pool.close();

    expect(await left).toEqual([['failed'], ['failed']]);
  });
});
