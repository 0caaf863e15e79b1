import { afterEach } from 'vitest';
import { audioPlayerContract } from '../../core/ports/audio-player.contract.ts';
import { BrowserAudioPlayer } from './browser-audio-player.ts';
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
