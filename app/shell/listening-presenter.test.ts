import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { ListeningPresenter } from './listening-presenter.ts';

const ONE = 'questions/one/prompt.mp3';
const TWO = 'questions/two/prompt.mp3';

describe('listening', () => {
  let player: MemoryAudioPlayer;
  let listening: ListeningPresenter;

  beforeEach(async () => {
    const clock = new MemoryClock();
    const reporter = new MemoryReporter();
    const { downloads } = await (await smallOz(clock)).learner();
    player = new MemoryAudioPlayer();
    player.isEndless = true;
    const { playAudio } = memoryListening(downloads, { player, clock, reporter });
    listening = new ListeningPresenter(playAudio, reporter);
  });

  it('plays a sound until it has ended', async () => {
    const playing = listening.toggle(ONE);
    expect(listening.playing).toBe(ONE);
    await settle();
    expect(player.played.length).toBe(1);
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
    expect(player.played.length).toBe(1);
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
