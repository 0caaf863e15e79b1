import type { Decoded } from './decoded.ts';
import { isPlausible } from './sound-shape.ts';

interface PcmConfig {
  readonly codec: 'pcm-f32' | 'pcm-s16';
  readonly sampleRate: number;
  readonly numberOfChannels: number;
}

/** Interleaved samples as they are. */
export function decodePcm(
  { codec, sampleRate, numberOfChannels }: PcmConfig,
  packets: readonly Uint8Array[],
  limitMs: number,
): Decoded {
  if (!isPlausible(sampleRate, numberOfChannels)) return { kind: 'not-decoded' };
  const width = codec === 'pcm-f32' ? 4 : 2;
  const size = packets.reduce((sum, { length }) => sum + length, 0);
  const frames = Math.floor(size / width / numberOfChannels);
  if ((frames / sampleRate) * 1000 > limitMs) return { kind: 'too-long' };
  const bytes = Buffer.concat(packets);
  const read = (at: number) =>
    codec === 'pcm-f32' ? bytes.readFloatLE(at) : bytes.readInt16LE(at) / 32_768;
  const channels = Array.from({ length: numberOfChannels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) =>
      read((frame * numberOfChannels + channel) * width),
    ),
  );
  return { kind: 'decoded', audio: { channels, sampleRate } };
}
