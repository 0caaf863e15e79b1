import type { Result } from '../../core/shared/result.ts';

export type VoiceName = 'af_heart' | 'am_michael' | 'bf_emma' | 'jf_alpha';

/** A sentence and the voice it is to be spoken in: English with the first three, Japanese with the last, English too with its accent. */
export interface Line {
  readonly text: string;
  readonly voice: VoiceName;
  /** Japanese in kana as it sounds (ワ and エ for those particles, ー for long vowels). Wins over the dictionary. */
  readonly reading?: string;
  /** 1, or nothing, is a natural pace; 0.5 takes twice as long, 2 half as long. */
  readonly pace?: number;
}

export type SoundFormat = 'mp3' | 'wav';

export interface Sound {
  readonly bytes: Uint8Array;
  readonly type: 'audio/mpeg' | 'audio/wav';
  readonly durationMs: number;
}

export type SynthesisError =
  | { readonly kind: 'nothing-to-say' }
  | { readonly kind: 'voice-engine-busy' }
  | { readonly kind: 'voice-engine-failed' };

/**
 * Speaks sentences.
 *
 * - Gives mono sound that every browser plays, evenly loud, without silence of more than a moment at either end.
 * - A line with a pace is spoken that much faster or slower, in the same voice.
 * - A text without a letter or digit is refused as `nothing-to-say`.
 * - Never blocks the caller's event loop, and settles every request, also when its engine dies midway.
 * - `close` ends the engine; requests then waiting and all later ones are refused as `voice-engine-failed`.
 */
export interface SpeechSynthesizer {
  speak(line: Line, format?: SoundFormat): Promise<Result<Sound, SynthesisError>>;
  close(): Promise<void>;
}
