import { setTimeout as sleep } from 'node:timers/promises';
import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { MonologueRefusal } from '../../core/domain/monologue/monologue.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import type { RecognitionError, SpeechRecognizer } from '../speech/speech-recognizer.ts';
import { composeCorrection, heardSpeech, wordsOf } from './compose-correction.ts';
import type { Progress } from './correction-progress.ts';

export interface SpeechToCorrect {
  /** As the device encoded it. */
  readonly recording: Uint8Array;
  /** What was offered to her before she spoke. */
  readonly expressions: readonly string[];
  /** Told 0 to 1, never falling, and the words heard so far, where these are known. */
  readonly onProgress: (progress: Progress) => void;
}

/** `not-now` may go better at another try. */
export type CorrectSpeechError =
  | MonologueRefusal
  | { readonly kind: 'not-now'; readonly cause: RecognitionError['kind'] | 'proofreader-failed' };

interface CorrectSpeechParts {
  readonly recognizer: Pick<SpeechRecognizer, 'hear'>;
  readonly proofreader: Pick<Proofreader, 'proofread'>;
  /** Fewer are refused. */
  readonly leastWords: number;
}

/** Hearing takes nearly all of the time. */
const HEARD = 0.95;

/** Hears a speech, and says all that can be said of it. */
export class CorrectSpeech {
  readonly #parts: CorrectSpeechParts;

  constructor(parts: CorrectSpeechParts) {
    this.#parts = parts;
  }

  async execute({
    recording,
    expressions,
    onProgress,
  }: SpeechToCorrect): Promise<Result<Correction, CorrectSpeechError>> {
    const { recognizer, proofreader, leastWords } = this.#parts;
    const heard = await recognizer.hear(recording, {
      onProgress: (progress, text) => onProgress({ done: progress * HEARD, heard: text }),
    });
    if (!heard.ok) return fail(refusalOf(heard.error));
    onProgress({ done: HEARD, heard: heard.value.text });
    const speech = heardSpeech(heard.value);
    const words = wordsOf(speech);
    if (words < leastWords) {
      const { text } = heard.value;
      return fail({ kind: 'too-few-words', words, least: leastWords, heard: text });
    }
    // Hearing it anew takes long: a proofreader that is busy is asked again here.
    const proofread = await proofreadPatiently(proofreader, speech.text);
    if (!proofread.ok)
      return proofread.error.kind === 'text-too-long'
        ? fail({ kind: 'not-possible' })
        : fail({ kind: 'not-now', cause: 'proofreader-failed' });
    onProgress({ done: 1, heard: heard.value.text });
    return ok(composeCorrection(speech, proofread.value.findings, expressions));
  }
}

/** A proofreader that died is there again within seconds. */
const PROOFREAD_TRIES = 3;
const PROOFREAD_AGAIN_MS = 2000;

async function proofreadPatiently(proofreader: Pick<Proofreader, 'proofread'>, text: string) {
  for (let left = PROOFREAD_TRIES; ; left -= 1) {
    const proofread = await proofreader.proofread(text);
    if (proofread.ok || proofread.error.kind === 'text-too-long' || left === 1) return proofread;
    await sleep(PROOFREAD_AGAIN_MS);
  }
}

function refusalOf({ kind }: RecognitionError): CorrectSpeechError {
  switch (kind) {
    case 'no-speech':
    case 'japanese-spoken':
    case 'audio-unreadable':
    case 'audio-too-long':
      return { kind };
    default:
      return { kind: 'not-now', cause: kind };
  }
}
