import { encodeWav } from '../audio/wav.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { finishSound } from './finish-sound.ts';
import { KOKORO_HZ, type KokoroNetwork } from './kokoro/kokoro-network.ts';
import { englishPhonemes } from './phonemes/english-phonemes.ts';
import type { JapanesePhonemes } from './phonemes/japanese-phonemes.ts';
import { phonemeNumbers } from './kokoro/kokoro-vocabulary.ts';
import type { Line, Sound, SoundFormat } from './speech-synthesizer.ts';

export interface Mouth {
  readonly network: KokoroNetwork;
  readonly japanese: () => Promise<JapanesePhonemes>;
}

/** Longer texts are spoken in parts of this many phonemes, where there is a pause anyway; the voice is best below. */
const LONGEST_PART = 300;
const PAUSE_BETWEEN_PARTS_S = 0.25;

/** `undefined` where the text has nothing the voice can say. */
export async function speakLine(
  mouth: Mouth,
  line: Line,
  format: SoundFormat,
): Promise<Sound | undefined> {
  const phonemes = await phonemesOf(mouth, line);
  const parts: Float32Array[] = [];
  for (const part of inParts(phonemes)) {
    parts.push(finishSound(await mouth.network.speak(part, line.voice, line.pace), KOKORO_HZ));
  }
  if (parts.length === 0) return undefined;
  const samples = joined(parts);
  const durationMs = Math.round((samples.length / KOKORO_HZ) * 1000);
  return format === 'mp3'
    ? { bytes: await encodeMp3(samples, KOKORO_HZ), type: 'audio/mpeg', durationMs }
    : { bytes: encodeWav(samples, KOKORO_HZ), type: 'audio/wav', durationMs };
}

export async function phonemesOf(mouth: Pick<Mouth, 'japanese'>, line: Line): Promise<string> {
  switch (line.voice) {
    case 'jf_alpha':
      return isEnglish(line)
        ? englishPhonemes(line.text, 'american')
        : (await mouth.japanese()).of(line.text, line.reading);
    case 'bf_emma':
      return englishPhonemes(line.text, 'british');
    case 'af_heart':
    case 'am_michael':
      return englishPhonemes(line.text, 'american');
  }
}

const isEnglish = ({ text, reading }: Line): boolean =>
  reading === undefined && /^[\p{ASCII}’‘–—…]*[a-z][\p{ASCII}’‘–—…]*$/iu.test(text);

export function inParts(phonemes: string): string[] {
  const parts: string[] = [];
  for (const sentence of phonemes.split(/(?<=[.!?…;,]) /u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < LONGEST_PART)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.filter((part) => phonemeNumbers(part).length > 0);
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const pause = Math.round(KOKORO_HZ * PAUSE_BETWEEN_PARTS_S);
  const length =
    parts.reduce((sum, part) => sum + part.length, 0) + pause * Math.max(0, parts.length - 1);
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length + pause;
  }
  return samples;
}
