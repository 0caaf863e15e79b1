import { expect, it } from 'vitest';
import { settle, smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { cachedReads } from '../offline/cached-reads.fixture.ts';
import { cachedThemes } from './cached-themes.ts';

it('opens a theme without a network that was opened before, and no other', async () => {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const { materials } = await oz.learner();
  const themes = cachedThemes(materials, cachedReads({ clock }));
  const read = await themes.one('my-room');
  await settle();
  oz.isOffline = true;
  expect(await themes.one('my-room')).toEqual({
    ...read,
    cached: { at: clock.now(), lessons: [], themes: ['my-room'] },
  });
  expect(await themes.one('my-work')).toEqual({ ok: false, error: { kind: 'offline' } });
});
