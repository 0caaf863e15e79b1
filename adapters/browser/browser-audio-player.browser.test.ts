import { afterEach } from 'vitest';
import { audioPlayerContract } from '../../core/ports/audio-player.contract.ts';
import { BrowserAudioPlayer } from './browser-audio-player.ts';
import { toneWav } from './short-sound.fixture.ts';

const { play } = HTMLMediaElement.prototype;

const show = (isHidden: boolean) => {
  const value = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  HTMLMediaElement.prototype.play = play;
  Reflect.deleteProperty(document, 'visibilityState');
});

audioPlayerContract('BrowserAudioPlayer', () => ({
  player: new BrowserAudioPlayer(),
  short: toneWav(60),
  long: toneWav(600_000),
  unplayable: [new Uint8Array(), new TextEncoder().encode('no sound at all')],
  hideAndShow: () => {
    show(true);
    show(false);
  },
  block: () => {
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('tap first', 'NotAllowedError');
    };
  },
}));
