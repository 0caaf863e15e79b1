import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../memory/memory-clock.ts';
import { MemoryNativeBridge } from '../memory/memory-native-bridge.ts';
import { installFlush } from './install-flush.ts';

describe('the flush of the wrapper', () => {
  let page: { ozFlush?: () => Promise<boolean> };
  let bridge: MemoryNativeBridge;
  let flushed: number;

  beforeEach(() => {
    page = {};
    bridge = new MemoryNativeBridge(new MemoryClock());
    flushed = 0;
  });

  const flush = (answer: boolean) => async () => {
    flushed += 1;
    return answer;
  };

  it.each([true, false])('tells the wrapper whether all is saved: %s', async (answer) => {
    installFlush(page, bridge, flush(answer));
    expect(await page.ozFlush?.()).toBe(answer);
    expect(flushed).toBe(1);
  });

  it('tells the wrapper no error', async () => {
    installFlush(page, bridge, () => Promise.reject(new Error('bug')));
    expect(await page.ozFlush?.()).toBe(false);
  });

  it('hears the event as well', () => {
    installFlush(page, bridge, flush(true));
    bridge.tell({ event: 'push_token_changed', token: 't', platform: 'ios' });
    expect(flushed).toBe(0);
    bridge.tell({ event: 'flush' });
    expect(flushed).toBe(1);
  });

  it('cannot be replaced by a script in the page', () => {
    installFlush(page, bridge, flush(true));
    expect(() => {
      page.ozFlush = async () => true;
    }).toThrow(TypeError);
  });
});
