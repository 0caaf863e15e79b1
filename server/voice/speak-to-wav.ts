import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../storage/write-whole.ts';
import { EmbeddedSynthesizer } from './embedded-synthesizer.ts';
import { pronunciationsIn } from './phonemes/pronunciations-in.ts';
import type { VoiceName } from './speech-synthesizer.ts';
import { VOICE_VERSION } from './voice-version.ts';

/** Tests speak now and then for many minutes, and each start of the voice costs seconds of both processors. */
const IDLE_MS = 15 * 60_000;

/** One voice for all the sentences a process asks for; it keeps no process alive that has nothing left to say. */
const synthesizers = new Map<string, EmbeddedSynthesizer>();

/**
 * A sentence as 16-bit mono WAV at 24 kHz, for tests that need speech. Kept under `dataDir`/speech by what it says, so
 * that it is spoken once; `dataDir`/models gets the joined weights.
 */
export async function speakToWav(
  text: string,
  voice: VoiceName,
  options: { readonly dataDir: string; readonly pace?: number },
): Promise<Uint8Array> {
  const { pace = 1 } = options;
  const told = pronunciationsIn(text, 'english');
  const key = createHash('sha256')
    .update(JSON.stringify([VOICE_VERSION, voice, text, ...told, ...(pace === 1 ? [] : [pace])]))
    .digest('hex');
  const path = join(options.dataDir, 'speech', `${key.slice(0, 32)}.wav`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept !== undefined) return kept;

  const sound = await synthesizerOf(options.dataDir).speak({ text, voice, pace }, 'wav');
  if (!sound.ok) throw new Error(`Could not speak "${text}": ${sound.error.kind}`);
  await writeWhole(path, sound.value.bytes);
  return sound.value.bytes;
}

function synthesizerOf(dataDir: string): EmbeddedSynthesizer {
  const known = synthesizers.get(dataDir);
  if (known !== undefined) return known;
  const made = new EmbeddedSynthesizer({
    dataFolder: join(dataDir, 'models'),
    idleMs: IDLE_MS,
  });
  synthesizers.set(dataDir, made);
  return made;
}
