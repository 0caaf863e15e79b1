import type { Memo } from '../domain/monologue/monologue.ts';
import type { LocalText } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { Take } from './recorder.ts';
import type { KeepError } from './take-store.ts';

/** What is known of a speech before it is given. */
export interface SpeechDraft {
  readonly id: string;
  readonly learnerId: string;
  readonly materialId: string;
  /** Of the theme; undefined where it is her own. */
  readonly title: LocalText | undefined;
  /** Her own words for the theme, where it is her own. */
  readonly theme: string | undefined;
  readonly memo: Memo;
  /** Milliseconds since 1970: when she began to speak. */
  readonly startedAt: number;
}

/** Why the server will never take a speech. */
export type SpeechRefusal = 'not-found';

export interface KeptSpeech extends SpeechDraft {
  readonly take: Take;
  /** Whether she wants it corrected; until she says so it is hers alone. */
  readonly isWanted: boolean;
  readonly refusal: SpeechRefusal | undefined;
}

/**
 * Keeps speeches on this device until the server has them.
 *
 * - A kept speech is still there when the store is opened again, and keeping the same `id` again replaces it, and its pieces.
 * - A speech that was begun is found with all its pieces so far once nothing was heard of it for ten seconds, also after the
 *   page that recorded it is gone, and then is not wanted; with no pieces there is nothing to find.
 * - Dropping an unknown one does nothing.
 * - `all` lists those of one learner, the oldest first; those that are being recorded are not among them.
 * - `append` and `keep` answer whether the device had room; a speech without room lives as long as the page. They never throw.
 */
export interface SpeechStore {
  begin(draft: SpeechDraft): void;
  /**
   * `at` is when the piece was captured, in milliseconds since 1970; with it the speech is `durationMs` long, without pauses. An
   * empty piece only tells that it is still being recorded.
   */
  append(
    id: string,
    piece: Uint8Array,
    at: number,
    durationMs: number,
  ): Promise<Result<void, KeepError>>;
  keep(speech: KeptSpeech): Promise<Result<void, KeepError>>;
  drop(id: string): Promise<void>;
  /** `now` is the present moment, in milliseconds since 1970. */
  all(learnerId: string, now: number): Promise<readonly KeptSpeech[]>;
}
