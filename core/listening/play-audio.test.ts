import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { hushWhenHidden } from './hush-when-hidden.ts';
import type { PlayAudio } from './play-audio.ts';

const PATH = 'questions/one/prompt.mp3';

describe('PlayAudio', () => {
  let oz: SmallOz;
  let player: MemoryAudioPlayer;
  let cache: MemoryLocalCache;
  let reporter: MemoryReporter;
  let log: MemoryLog;
  let playAudio: PlayAudio;

  beforeEach(async () => {
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    const { downloads } = await oz.learner();
    player = new MemoryAudioPlayer();
    cache = new MemoryLocalCache();
    reporter = new MemoryReporter();
    log = new MemoryLog();
    playAudio = memoryListening(downloads, { cache, player, clock, reporter, log }).playAudio;
  });

  it('plays the sound at a path', async () => {
    expect(await playAudio.execute(PATH)).toEqual({ ok: true });
    expect(player.played).toEqual(['sound:one を英語で']);
  });

  it('plays nothing that was stopped while it was on its way', async () => {
    const played = playAudio.execute(PATH);
    playAudio.stop();
    expect(await played).toEqual({ ok: true });
    expect(player.played).toEqual([]);
  });

  it('plays nothing that was on its way when the page was hidden', async () => {
    const visibility = new MemoryPageVisibility();
    hushWhenHidden(playAudio, visibility);
    const played = playAudio.execute(PATH);
    visibility.turn(false);
    expect(await played).toEqual({ ok: true });
    expect(player.played).toEqual([]);
  });

  it('plays nothing when there is no sound', async () => {
    expect(await playAudio.execute('questions/nowhere/prompt.mp3')).toEqual({
      ok: false,
      error: { kind: 'audio-not-found' },
    });
    expect(player.played).toEqual([]);
  });

  it('tells what the device says', async () => {
    oz.sounds.set(PATH, 'noise');
    expect(await playAudio.execute(PATH)).toEqual({
      ok: false,
      error: { kind: 'audio-unsupported' },
    });
  });

  it('logs and reports once what the device failed to play', async () => {
    player.refuse({ kind: 'playback-failed' });
    expect(await playAudio.execute(PATH)).toEqual({
      ok: false,
      error: { kind: 'playback-failed' },
    });
    expect(log.notes).toEqual(['Failed to play audio']);
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['play audio']);
    expect(await cache.get(PATH)).toBeDefined();
  });

  it('forgets what turned out to be unplayable', async () => {
    player.refuse({ kind: 'audio-unsupported' });
    await playAudio.execute(PATH);
    expect(await cache.get(PATH)).toBeUndefined();
  });

  it('reports nothing where a tap is wanted first', async () => {
    player.refuse({ kind: 'playback-blocked' });
    expect(await playAudio.execute(PATH)).toMatchObject({ error: { kind: 'playback-blocked' } });
    expect(log.notes).toEqual([]);
    expect(reporter.bugs).toEqual([]);
  });

  it('plays without a network what it has prepared, and prepares without a sound or a complaint', async () => {
    await playAudio.prepare(PATH);
    expect(player.played).toEqual([]);
    oz.isOffline = true;
    await playAudio.prepare('questions/two/prompt.mp3');
    expect(await playAudio.execute(PATH)).toEqual({ ok: true });
  });
});
