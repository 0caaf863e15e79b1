import { afterEach, describe, expect, it } from 'vitest';
import { audioPlayerContract } from '../../core/ports/audio-player.contract.ts';
import { BrowserAudioPlayer } from './browser-audio-player.ts';
import { BrowserRecorder } from './browser-recorder.ts';
import { toneWav } from './short-sound.fixture.ts';

const { play } = HTMLMediaElement.prototype;

afterEach(() => {
  HTMLMediaElement.prototype.play = play;
});

audioPlayerContract('BrowserAudioPlayer', () => ({
  player: new BrowserAudioPlayer(),
  short: toneWav(60),
  long: toneWav(600_000),
  longer: toneWav(3_000),
  unplayable: [new Uint8Array(), new TextEncoder().encode('no sound at all')],
  block: () => {
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('tap first', 'NotAllowedError');
    };
  },
}));

describe('BrowserAudioPlayer', () => {
  it('finds a moment in a take as the microphone gave it, which says nothing of its length', async () => {
    const recorder = new BrowserRecorder();
    await recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const take = await recorder.stop();
    const startedAt = performance.now();
    const part = { fromMs: 2000 };
    expect(await new BrowserAudioPlayer().play(take?.bytes ?? new Uint8Array(), part)).toEqual({
      ok: true,
    });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(150);
    expect(tookMs).toBeLessThan(1600);
  });
});
