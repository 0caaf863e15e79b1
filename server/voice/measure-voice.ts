// Why: that a voice can be understood is a claim; this plays the lessons' sounds to the recogniser and counts its errors,
// and looks for Japanese spoken at a pace no person has. Sounds are taken from --data, and made there if they are missing.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeAudio, SPEECH_HZ } from '../audio/decode-audio.ts';
import { readBooks } from '../content/read-books.ts';
import { loadWhisper } from '../speech/whisper/load-whisper.ts';
import { transcribe } from '../speech/whisper/transcribe.ts';
import { countWordErrors, wordsOf } from '../speech/word-errors.ts';
import { clipsOfBooks } from './clips-of-books.ts';
import { EmbeddedSynthesizer } from './embedded-synthesizer.ts';
import { loadJapanesePhonemes } from './phonemes/japanese-phonemes.ts';
import { VoiceLibrary, type Clip } from './voice-library.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    books: { type: 'string', default: 'content/books' },
  },
});

/** A mora of careful speech takes some 150 ms; half and double are mistakes. */
const SHORTEST_MORA_MS = 75;
const LONGEST_MORA_MS = 300;

const books = await readBooks(values.books);
if (!books.ok) throw new Error(`The books in ${values.books} cannot be read`);
const clips = clipsOfBooks(books.value);
const synthesizer = new EmbeddedSynthesizer({ dataFolder: join(values.data, 'models') });
const library = new VoiceLibrary({ folder: join(values.data, 'voices'), synthesizer });
await library.ensure(clips);
await library.settled();
await synthesizer.close();

const whisper = await loadWhisper(join(values.data, 'models'), 2, () => undefined);
const japanese = await loadJapanesePhonemes();
let errors = 0;
let words = 0;
let odd = 0;
for (const clip of clips) {
  const samples = await samplesOf(clip);
  if (clip.line.voice === 'jf_alpha') {
    const moras =
      japanese.of(clip.line.text, clip.line.reading).match(/[aiɯɨeoːʔɴŋ]|[nm](?![aiɯɨeo])/gu)
        ?.length ?? 1;
    const moraMs = (samples.length / SPEECH_HZ / moras) * 1000;
    if (moraMs >= SHORTEST_MORA_MS && moraMs <= LONGEST_MORA_MS) continue;
    odd += 1;
    console.log(`${Math.round(moraMs)} ms a mora\t${clip.line.text}`);
  } else {
    const heard = await transcribe(whisper, samples);
    const text = heard.ok ? heard.value.text : '';
    const wrong = countWordErrors(clip.line.text, text);
    errors += wrong;
    words += wordsOf(clip.line.text).length;
    if (wrong > 0) console.log(`${wrong}\t${clip.line.text}\t${text}`);
  }
}
await whisper.network.close();
console.log(`English: ${words} words, word error rate ${((errors / words) * 100).toFixed(1)} %`);
console.log(`Japanese: ${odd} at an odd pace`);

async function samplesOf(clip: Clip): Promise<Float32Array> {
  const sound = await library.read(clip.path);
  if (!sound.ok) throw new Error(`${clip.path}: ${sound.error.kind}`);
  const samples = await decodeAudio(sound.value.bytes);
  if (!samples.ok) throw new Error(`${clip.path}: ${samples.error.kind}`);
  return samples.value;
}
