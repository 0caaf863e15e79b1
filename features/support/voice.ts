import { join } from 'node:path';
import { encodeWav } from '../../server/audio/wav.ts';
import { speakToWav } from '../../server/voice/speak-to-wav.ts';

const CACHE = join(import.meta.dirname, '../../.cache');

/**
 * One sentence, said by a synthetic voice; silence for an empty one. The same sentence is made once and kept. A pace of 1 is
 * natural, less is slower.
 */
export async function voiceSaying(sentence: string, pace = 1): Promise<Uint8Array> {
  if (sentence === '') return encodeWav(new Float32Array(24_000 * 2), 24_000);
  return speakToWav(sentence, 'af_heart', { dataDir: CACHE, pace });
}

/** Two seconds of a noisy street, the same every time: noise that fades in and out, without a voice. */
export function noise(): Uint8Array {
  const samples = new Float32Array(24_000 * 2);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples[at] = (seed / 1_073_741_824 - 1) * 0.1 * (1 + Math.sin(at / 4000));
  }
  return encodeWav(samples, 24_000);
}
