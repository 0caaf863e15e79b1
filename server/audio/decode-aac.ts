import { EventEmitter } from 'node:events';
import AacDecoder from 'aac';
import IndividualChannelStream from 'aac/src/ics.js';
import av from 'av';
import type { Decoded } from './decoded.ts';
import { isPlausible } from './sound-shape.ts';

/** What AAC-LC makes of each packet, for each channel. */
const SAMPLES_OF_PACKET = 1024;

/**
 * Decodes AAC-LC packets without their container, as Safari and the phones' recorders make them. Throws on other profiles.
 *
 * `audioSpecificConfig` is what the container keeps of the encoder's settings.
 */
export function decodeAac(
  packets: readonly Uint8Array[],
  audioSpecificConfig: Uint8Array,
  limitMs: number,
): Decoded {
  const demuxer = new EventEmitter();
  const decoder = new AacDecoder(demuxer, {});
  decoder.setCookie(new av.Buffer(audioSpecificConfig));
  const { chanConfig, sampleRate } = decoder.config;
  if (!isPlausible(sampleRate, chanConfig)) return { kind: 'not-decoded' };
  const seconds = (packets.length * SAMPLES_OF_PACKET) / sampleRate;
  if (seconds * 1000 > limitMs) return { kind: 'too-long' };

  const decoded = packets.map((packet) => {
    demuxer.emit('data', new av.Buffer(packet));
    return decoder.readChunk();
  });
  return { kind: 'decoded', audio: { channels: separate(decoded, chanConfig), sampleRate } };
}

function separate(interleaved: readonly Float32Array[], channels: number): Float32Array[] {
  const length = interleaved.reduce((sum, chunk) => sum + chunk.length / channels, 0);
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(length);
    let at = 0;
    for (const chunk of interleaved) {
      for (let i = channel; i < chunk.length; i += channels) samples[at++] = chunk[i] ?? 0;
    }
    return samples;
  });
}

/**
 * The package's own random numbers, which stand for hiss in the sound, run into zero after some twenty steps and then
 * divide by it, so that whole packets become NaN. A generator that keeps its 32 bits is put in their place.
 */
let hiss = 1;
Object.defineProperty(IndividualChannelStream.prototype, 'randomState', {
  get: () => hiss,
  set: () => {
    hiss = (Math.imul(hiss, 1_664_525) + 1_013_904_223) | 0;
  },
});
