import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import { AudioFiles } from '../../core/listening/audio-files.ts';
import { PlayAudio } from '../../core/listening/play-audio.ts';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import { ok } from '../../core/shared/result.ts';
import { ListeningPresenter } from './listening-presenter.ts';

const ONE = 'questions/one/prompt.mp3';
const TWO = 'questions/two/prompt.mp3';

/** A loudspeaker whose sounds go on until they are stopped. */
class EndlessPlayer implements AudioPlayer {
  plays = 0;
  #end: () => void = () => {};

  play() {
    this.#end();
    this.plays += 1;
    return new Promise<ReturnType<typeof ok<void>>>((resolve) => {
      this.#end = () => resolve(ok(undefined));
    });
  }

  stop(): void {
    this.#end();
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('listening', () => {
  let player: EndlessPlayer;
  let listening: ListeningPresenter;

  beforeEach(async () => {
    const clock = new MemoryClock();
    const reporter = new MemoryReporter();
    const { downloads } = await memoryLearner(smallWorld(), clock);
    player = new EndlessPlayer();
    const files = new AudioFiles(downloads, new MemoryLocalCache(), clock, reporter);
    listening = new ListeningPresenter(new PlayAudio(files, player), reporter);
  });

  it('plays a sound until it has ended', async () => {
    const playing = listening.toggle(ONE);
    expect(listening.playing).toBe(ONE);
    await settle();
    expect(player.plays).toBe(1);
    player.stop();
    await playing;
    expect(listening.playing).toBeUndefined();
    expect(listening.error).toBeUndefined();
  });

  it('stops the sound that is playing when it is tapped again', async () => {
    const playing = listening.toggle(ONE);
    await settle();
    await listening.toggle(ONE);
    await playing;
    expect(listening.playing).toBeUndefined();
    expect(player.plays).toBe(1);
  });

  it('plays one sound at a time', async () => {
    const first = listening.toggle(ONE);
    await settle();
    const second = listening.toggle(TWO);
    await first;
    expect(listening.playing).toBe(TWO);
    await settle();
    listening.stop();
    await second;
    expect(listening.playing).toBeUndefined();
  });

  it('says why nothing is heard, until the next try', async () => {
    await listening.toggle('questions/nowhere/prompt.mp3');
    expect(listening.playing).toBeUndefined();
    expect(listening.error).toEqual({ kind: 'audio-not-found' });
    const playing = listening.toggle(ONE);
    expect(listening.error).toBeUndefined();
    await settle();
    listening.stop();
    await playing;
  });
});
