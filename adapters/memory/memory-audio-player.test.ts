import { audioPlayerContract } from '../../core/ports/audio-player.contract.ts';
import { MemoryPageVisibility } from './memory-page-visibility.ts';
import { MemoryAudioPlayer } from './memory-audio-player.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

audioPlayerContract('MemoryAudioPlayer', () => {
  const visibility = new MemoryPageVisibility();
  const player = new MemoryAudioPlayer(visibility);
  return {
    player,
    short: bytes('sound:short'),
    long: bytes('sound:long'),
    unplayable: [new Uint8Array(), bytes('noise')],
    hideAndShow: () => {
      visibility.turn(false);
      visibility.turn(true);
    },
    block: () => player.refuse({ kind: 'playback-blocked' }),
  };
});
