import { join } from 'node:path';
import { encodeWav } from '../../server/audio/wav.ts';
import { speakToWav } from '../../server/voice/speak-to-wav.ts';

const CACHE = join(import.meta.dirname, '../../.cache');

/** One sentence, said by a synthetic voice; silence for an empty one. The same sentence is made once and kept. */
export async function voiceSaying(sentence: string): Promise<Uint8Array> {
  if (sentence === '') return encodeWav(new Float32Array(24_000 * 2), 24_000);
  return speakToWav(sentence, 'af_heart', { dataDir: CACHE });
}
