import type { Result } from '../../core/shared/result.ts';
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

/** A sentence the speaker may have said, and how well the audio supports it. */
export interface ScoredCandidate {
  readonly text: string;
  /** Natural log of the probability of the whole sentence given the audio; compare within one audio only. */
  readonly logProbability: number;
}

export interface Transcript {
  readonly text: string;
  readonly words: readonly HeardWord[];
  /** 0 to 1 over the whole transcript. */
  readonly confidence: number;
  /** Of the whole audio, silence included. */
  readonly durationMs: number;
  /** When somebody spoke, at least once, in order; between two spans there is a pause of 80 ms or more. */
  readonly speech: readonly SpeechSpan[];
  /** The free transcript's own score, on the scale of `candidates`. */
  readonly logProbability: number;
  /** In the order asked for; those that are far from what was heard are left out. Empty where the speech is longer than 24 s. */
  readonly candidates: readonly ScoredCandidate[];
}

export type RecognitionError =
  | DecodeError
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'speech-engine-loading'; readonly progress: number }
  | { readonly kind: 'speech-engine-busy' }
  | { readonly kind: 'speech-engine-failed' };

export interface HearOptions {
  /** What is expected, the likeliest first. Where one of these is heard word for word, nothing is scored. */
  readonly answers?: readonly string[];
  /** What another recogniser wrote down: makes hearing it faster. */
  readonly draft?: string;
  /** Sentences to be scored against the audio. */
  readonly candidates?: readonly string[];
  /** Told 0 to 1, never falling, while the recording is being heard. */
  readonly onProgress?: (progress: number) => void;
  /** Once aborted, the recording is refused as `cancelled`. */
  readonly signal?: AbortSignal;
}

/**
 * Turns English speech into words.
 *
 * - Takes a whole recording as browsers and phones make them: WebM, MP4, Ogg, WAV or MP3, up to 3 minutes.
 * - What cannot be decoded is refused as `audio-unreadable`, what is longer as `audio-too-long`.
 * - Silence, noise, music and other languages are refused as `no-speech`; words are never invented or translated for them.
 * - Words come in order, within the audio. Every candidate within four words of what was heard is scored, or none.
 * - What is expected makes hearing it faster, and is heard no more often for that.
 * - Never blocks the caller's event loop, and settles every request, also when its engine dies midway.
 * - Refuses with `speech-engine-busy` when its queue is full, with `speech-engine-loading` before the model is ready.
 * - `close` ends the engine; requests then waiting and all later ones are refused as `speech-engine-failed`.
 */
export interface SpeechRecognizer {
  hear(recording: Uint8Array, options?: HearOptions): Promise<Result<Transcript, RecognitionError>>;
  /** 0 to 1 while loading, 1 once ready. */
  readiness(): number;
  close(): Promise<void>;
}
