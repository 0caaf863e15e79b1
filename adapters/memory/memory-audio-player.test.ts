import { audioPlayerContract } from '../../core/ports/audio-player.contract.ts';
import { MemoryAudioPlayer } from './memory-audio-player.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

audioPlayerContract('MemoryAudioPlayer', () => {
  const player = new MemoryAudioPlayer();
  return {
    player,
    short: bytes('sound:short'),
    longer: bytes('sound:long'),
    long: bytes('sound:long'),
    unplayable: [new Uint8Array(), bytes('noise')],
    block: () => player.refuse({ kind: 'playback-blocked' }),
  };
});
