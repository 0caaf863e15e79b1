import type { Result } from '../../core/shared/result.ts';
import type { Expected } from '../../language/judge/judge.ts';
import type { Hearing } from '../../language/judge/verdict.ts';
import type { DecodeError } from '../audio/decode-audio.ts';
import type { SpeechSpan } from '../audio/voice-activity.ts';

/** One word as it was heard, with its punctuation. Times count from the start of the audio that was given. */
export interface HeardWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 0 to 1: the geometric mean of the probabilities of the word's tokens. */
  readonly confidence: number;
}

export interface Transcript {
  readonly text: string;
  readonly words: readonly HeardWord[];
  /** 0 to 1 over the whole transcript. */
  readonly confidence: number;
  /** Of the whole audio, silence included. */
  readonly durationMs: number;
  /** When the learner spoke, at least once, in order; between two spans there is a pause of 80 ms or more. */
  readonly speech: readonly SpeechSpan[];
  /**
   * How well what is expected goes with the sound: one for each model that weighed it, the more careful last. Empty where the
   * speech is longer than 24 s.
   */
  readonly hearings: readonly Hearing[];
}

export type RecognitionError =
  | DecodeError
  | { readonly kind: 'no-speech' }
  /** What was spoken was Japanese. */
  | { readonly kind: 'japanese-spoken' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'speech-engine-loading'; readonly progress: number }
  | { readonly kind: 'speech-engine-busy' }
  | { readonly kind: 'speech-engine-timed-out' }
  | { readonly kind: 'speech-engine-failed' }
  /** As much of this learner's speech was heard today as may be. */
  | { readonly kind: 'speech-day-limit'; readonly retryAfterSeconds: number };

export interface HearOptions {
  /** What counts as right, and what is known to be wrong: weighed against the sound. */
  readonly expected?: Expected;
  /** What another recogniser wrote down: makes hearing it faster. */
  readonly draft?: string;
  /** Told 0 to 1, never falling, while the recording is being heard; with what was heard so far, where that is known. */
  readonly onProgress?: (progress: number, heard?: string) => void;
  /** Once aborted, the recording is refused as `cancelled`. */
  readonly signal?: AbortSignal;
}

/**
 * Turns English speech into words.
 *
 * - Takes a whole recording as browsers and phones make them: WebM, MP4, Ogg, WAV or MP3, up to 3 minutes.
 * - What cannot be decoded is refused as `audio-unreadable`, what is longer as `audio-too-long`.
 * - Silence, noise, music and other languages are refused as `no-speech`, Japanese as `japanese-spoken` where it can be told;
 *   words are never invented or translated for them.
 * - Words come in order, within the audio. What is expected within four words of what was heard is weighed, or nothing is.
 * - What is expected makes hearing it faster, and is heard no more often for that.
 * - Never blocks the caller's event loop, and settles every request, also when its engine dies midway.
 * - What nothing is expected for gives way to answers, as far as it can.
 * - An answer, for which something is expected, is refused as `speech-engine-timed-out` after 20 seconds of work.
 * - Refuses with `speech-engine-busy` when its queue is full, with `speech-engine-loading` before the model is ready.
 * - `close` ends the engine; requests then waiting and all later ones are refused as `speech-engine-failed`.
 */
export interface SpeechRecognizer {
  hear(recording: Uint8Array, options?: HearOptions): Promise<Result<Transcript, RecognitionError>>;
  /** 0 to 1 while loading, 1 once ready. */
  readiness(): number;
  close(): Promise<void>;
}
