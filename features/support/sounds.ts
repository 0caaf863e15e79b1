import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav } from '../../server/audio/wav.ts';

const FIXTURES = join(import.meta.dirname, '../../server/audio/fixtures');

const FILES: Readonly<Record<string, string>> = {
  'a tone in WebM': 'tone-opus.webm',
  'a tone in MP4': 'tone-opus.mp4',
};

const FOUR_MINUTES_S = 240;
/** Few samples: nothing is to be understood. */
const LOW_HZ = 8000;

/** What a scenario sends as a sound: a tone that is not taken for speech, or no sound at all. */
export async function soundCalled(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (name === 'four minutes of silence')
    return new Uint8Array(encodeWav(new Float32Array(FOUR_MINUTES_S * LOW_HZ), LOW_HZ));
  if (name === 'text') return new TextEncoder().encode('This is no sound. '.repeat(20));
  const file = FILES[name];
  if (file === undefined) throw new Error(`There is no sound called "${name}"`);
  return new Uint8Array(await readFile(join(FIXTURES, file)));
}
