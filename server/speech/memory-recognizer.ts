import { fail, ok, type Result } from '../../core/shared/result.ts';
import { durationMs } from '../audio/pcm-audio.ts';
import { parseWav } from '../audio/wav.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';
import { transcriptOfText } from './transcript-of-text.ts';

const WORD_MS = 300;
const GAP_MS = 100;
const CLEAR = 0.95;
const MUMBLED = 0.3;
const LONGEST_MS = 3 * 60_000;

/**
 * A recognizer in a world where a recording of a voice is the text `said:…` in UTF-8.
 *
 * What is written in Japanese was said in Japanese. What ends with `(mumbled)` is heard without certainty. A WAV is sound in which there is no voice.
 */
export class MemoryRecognizer implements SpeechRecognizer {
  #trouble: RecognitionError | undefined;
  #isClosed = false;

  async hear(
    recording: Uint8Array,
    { onProgress, signal }: HearOptions = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    await new Promise(setImmediate);
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    if (this.#isClosed) return fail({ kind: 'speech-engine-failed' });
    if (this.#trouble) return fail(this.#trouble);
    const wav = parseWav(recording);
    if (wav) {
      return durationMs(wav) > LONGEST_MS
        ? fail({ kind: 'audio-too-long', limitMs: LONGEST_MS })
        : fail({ kind: 'no-speech' });
    }
    const said = /^said:(.*)$/s.exec(new TextDecoder().decode(recording))?.[1]?.trim();
    if (said === undefined) return fail({ kind: 'audio-unreadable' });
    if (said === '') return fail({ kind: 'no-speech' });
    if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(said)) return fail({ kind: 'japanese-spoken' });
    const transcript = transcriptOf(said);
    const { words } = transcript;
    for (const progress of [0, 0.5, 1]) {
      const heard = words.slice(0, Math.floor(words.length * progress));
      onProgress?.(progress, heard.map(({ text }) => text).join(' '));
    }
    return ok(transcript);
  }

  readiness(): number {
    return this.#trouble?.kind === 'speech-engine-loading' ? this.#trouble.progress : 1;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  /** Not part of the port: from now on everything is refused, until told otherwise. */
  refuse(trouble: RecognitionError | undefined): void {
    this.#trouble = trouble;
  }
}

function transcriptOf(said: string): Transcript {
  const text = said.replace(/\s*\(mumbled\)$/, '');
  const confidence = text === said ? CLEAR : MUMBLED;
  return transcriptOfText(text, { wordMs: WORD_MS, gapMs: GAP_MS, confidenceAt: () => confidence });
}
