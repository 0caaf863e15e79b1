import { expect, it } from 'vitest';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { audioPlayerContract } from '../ports/audio-player.contract.ts';
import { studyDevice } from '../study-time/study-device.fixture.ts';
import { studiedPlayer } from './studied-player.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

audioPlayerContract('studiedPlayer', () => {
  const player = new MemoryAudioPlayer();
  return {
    player: studiedPlayer(player, { during: (heard) => heard }),
    short: bytes('sound:short'),
    longer: bytes('sound:long'),
    long: bytes('sound:long'),
    unplayable: [new Uint8Array(), bytes('noise')],
    block: () => player.refuse({ kind: 'playback-blocked' }),
  };
});

it.each(['play', 'playTogether'] as const)(
  'lets her study for as long as she hears something, by %s',
  async (way) => {
    const device = await studyDevice();
    const sounds = new MemoryAudioPlayer();
    sounds.isEndless = true;
    const player = studiedPlayer(sounds, device.sessions);
    device.studyFor(10_000);
    const [one, other] = [bytes('sound:one'), bytes('sound:other')];
    const heard = way === 'play' ? player.play(one) : player.playTogether(one, other);
    device.clock.pass(180_000);
    player.stop();
    await heard;
    device.clock.pass(600_000);
    await device.sessions.end();
    expect(device.uploaded()).toMatchObject([{ durationSeconds: 310 }]);
  },
);
