import { describe, expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('loading once', () => {
  it('loads at the first call, for all callers', async () => {
    let loads = 0;
    const get = loadOnce(async () => ++loads);
    expect(get.begun()).toBeUndefined();

    expect(await Promise.all([get(), get(), get.begun()])).toEqual([1, 1, 1]);
    expect(await get()).toBe(1);
  });

  it('tells all who wait of a failure, and loads anew for the next', async () => {
    let loads = 0;
    const get = loadOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return 'there';
    });
    const waiting = [get(), get()];

    await expect(Promise.allSettled(waiting)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(get.begun()).toBeUndefined();
    expect(await get()).toBe('there');
  });
});
