import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../../server/audio/fixtures');

const FILES: Readonly<Record<string, string>> = {
  'a tone in WebM': 'tone-opus.webm',
  'a tone in MP4': 'tone-opus.mp4',
};

/** What a scenario sends as a sound: a tone that is not taken for speech, or no sound at all. */
export async function soundCalled(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (name === 'text') return new TextEncoder().encode('This is no sound. '.repeat(20));
  const file = FILES[name];
  if (file === undefined) throw new Error(`There is no sound called "${name}"`);
  return new Uint8Array(await readFile(join(FIXTURES, file)));
}
