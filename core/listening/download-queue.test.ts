import { describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { DownloadQueue } from './download-queue.ts';

function stage() {
  const queue = new DownloadQueue();
  const wanted = new Set<string>();
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const ask = (name: string) =>
    queue.take(
      () => wanted.has(name),
      async () => {
        begun.push(name);
        await new Promise<void>((end) => running.set(name, end));
        running.delete(name);
        return name;
      },
    );
  return {
    begun,
    running,
    ask,
    askNow: (name: string) => {
      wanted.add(name);
      return ask(name);
    },
    want: (name: string) => {
      wanted.add(name);
      queue.look();
    },
    end: async (name: string) => {
      running.get(name)?.();
      await settle();
    },
  };
}

describe('DownloadQueue', () => {
  it('downloads two ahead at a time, in the order asked for', async () => {
    const { ask, begun, end } = stage();
    for (const name of ['1', '2', '3', '4']) void ask(name);
    await settle();
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('begins what is to be heard at once, beside what is fetched ahead', async () => {
    const { ask, askNow, begun } = stage();
    for (const name of ['1', '2', '3']) void ask(name);
    void askNow('now');
    await settle();
    expect(begun).toEqual(['1', '2', 'now']);
  });

  it('keeps four under way, and begins the newest of what is to be heard', async () => {
    const { askNow, begun, running, end } = stage();
    for (const name of ['1', '2', '3', '4', '5', '6']) void askNow(name);
    await settle();
    expect([...running.keys()]).toEqual(['1', '2', '3', '4']);
    await end('3');
    expect(begun.at(-1)).toBe('6');
    await end('1');
    expect(begun.at(-1)).toBe('5');
  });

  it('brings forward what becomes wanted while it waits', async () => {
    const { ask, want, begun } = stage();
    for (const name of ['1', '2', '3', '4']) void ask(name);
    await settle();
    want('4');
    await settle();
    expect(begun).toEqual(['1', '2', '4']);
  });

  it('goes on after a failure', async () => {
    const queue = new DownloadQueue();
    const failing = ['1', '2', '3'].map((name) =>
      queue.take(
        () => true,
        () => Promise.reject(new Error(name)),
      ),
    );
    const ended = await Promise.allSettled(failing);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const value = await queue.take(
      () => false,
      async () => 'later',
    );
    expect(value).toBe('later');
  });
});
