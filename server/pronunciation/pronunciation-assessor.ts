import type { SpeechSpan } from '../audio/voice-activity.ts';
import type { PronouncedWord } from './pronunciation-scorer.ts';

/**
 * Says how well each word of an answer was pronounced in a recording of it.
 *
 * - Gives every word of the answer, in order, as its author wrote it; or none, where it cannot be said: the recording is
 *   unreadable, the learner said something else, others wait for the engine.
 * - Where it is known when the learner spoke, the silence around that is passed over, which saves its time.
 * - Nothing depends on it: it refuses nothing, and never blocks the caller's event loop.
 */
export interface PronunciationAssessor {
  assess(
    recording: Uint8Array,
    answer: string,
    speech?: readonly SpeechSpan[],
  ): Promise<readonly PronouncedWord[]>;
}
