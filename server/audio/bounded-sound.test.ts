import { expect, it } from 'vitest';
import { decodeBounded } from './bounded-sound.ts';

const packets = Array.from({ length: 4000 }, () => Uint8Array.of(25));
const second = { channelData: [new Float32Array(16_000)], samplesDecoded: 16_000, errors: [] };

it('decodes no packet after the one that was too much', () => {
  let decoded = 0;
  const sound = decodeBounded(packets, 3_000, () => {
    decoded += 1;
    return { ...second, sampleRate: 16_000 };
  });
  expect(sound).toEqual({ kind: 'too-long' });
  expect(decoded).toBe(4);
});

it('gives up on packets that are nearly all broken', () => {
  let decoded = 0;
  const sound = decodeBounded(packets, 3_000, () => {
    decoded += 1;
    return { channelData: [], samplesDecoded: 0, sampleRate: 16_000, errors: ['broken'] };
  });
  expect(sound).toEqual({ kind: 'not-decoded' });
  expect(decoded).toBeLessThan(100);
});

it('joins what came before the sound became another', () => {
  const rates = [16_000, 16_000, 48_000, 16_000];
  const sound = decodeBounded(packets.slice(0, 4), 9_000, () => ({
    ...second,
    sampleRate: rates.shift() ?? 0,
  }));
  expect(sound).toMatchObject({ kind: 'decoded', audio: { sampleRate: 16_000 } });
  expect(sound.kind === 'decoded' && sound.audio.channels[0]?.length).toBe(32_000);
});
