import { expect, it } from 'vitest';
import { EarlyLog } from './early-log.ts';

it('writes what was told before there was a log once there is one, and what comes later at once', () => {
  const written: unknown[] = [];
  const early = new EarlyLog();
  const bug = new Error('broken');
  early.warn('no folder', 'the folder of sounds');
  early.bug(bug);
  expect(written).toEqual([]);
  early.begin({
    warn: (...told: unknown[]) => written.push(told),
    error: (...told: unknown[]) => written.push(told),
  });
  early.warn('gone', 'an engine ended');
  expect(written).toEqual([
    [{ trouble: 'no folder' }, 'the folder of sounds'],
    [bug],
    [{ trouble: 'gone' }, 'an engine ended'],
  ]);
});
