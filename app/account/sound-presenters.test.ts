import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { SoundEffects } from '../../core/listening/sound-effects.ts';
import { SoundPresenter } from './sound-presenter.ts';
import { StoragePresenter } from './storage-presenter.ts';

describe('the sound settings', () => {
  it('show what is chosen, and keep what is chosen anew', () => {
    const player = new MemoryEffectPlayer();
    const effects = new SoundEffects(player, new MemoryPreferences(), new MemoryReporter());
    const view = new SoundPresenter(effects);
    expect(view.isOn).toBe(true);
    view.turn(false);
    expect([view.isOn, effects.isOn]).toEqual([false, false]);
    view.hear('correct');
    expect(player.heard).toEqual(['correct']);
    expect(new SoundPresenter(effects).isOn).toBe(false);
  });
});

describe('the storage of this device', () => {
  let cache: MemoryLocalCache;
  let reporter: MemoryReporter;
  let view: StoragePresenter;

  beforeEach(async () => {
    cache = new MemoryLocalCache();
    reporter = new MemoryReporter();
    const data = new Uint8Array(2000);
    await cache.put({ key: 'a', data, etag: undefined, created_at: 0, updated_at: 0 });
    view = new StoragePresenter(async () => cache, reporter);
  });

  it('is measured and cleared', async () => {
    await view.measure();
    expect(view.state).toEqual({ step: 'measured', bytes: 2000 });
    await view.clear();
    expect(view.state).toEqual({ step: 'cleared' });
    expect(await cache.size()).toBe(0);
  });

  it('says when it could not be cleared, and reports why', async () => {
    cache.break();
    await view.measure();
    expect(view.state).toEqual({ step: 'measured', bytes: undefined });
    await view.clear();
    expect(view.state).toEqual({ step: 'failed' });
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['local cache', 'local cache']);
  });
});
