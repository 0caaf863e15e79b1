import type { Prompted } from '../domain/lesson/prompt.ts';
import type { LocalText } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { SpokenAnswer } from './records-api.ts';

/** Whose a take is, and by what she knows it again. */
interface About extends Prompted {
  readonly learnerId: string;
  readonly lessonTitle: LocalText;
  /** Milliseconds since 1970: when she began to speak. */
  readonly startedAt: number;
}

/** What is known of an answer before it is said; `answerMs` is how long she thought. */
export type TakeDraft = Omit<SpokenAnswer, 'take'> & About;

/** Why the server has heard a take, and will never grade it. */
export type TakeRefusal =
  | 'not-understood'
  | 'no-speech'
  | 'japanese-spoken'
  | 'audio-unreadable'
  | 'audio-too-long'
  | 'not-found';

export interface KeptTake extends SpokenAnswer, About {
  readonly refusal: TakeRefusal | undefined;
  /** It was cut off, by a dead tab or a lost microphone: only she knows whether it is an answer. */
  readonly isInterrupted?: true;
  /** Whether it outlives the page. */
  readonly isSafe: boolean;
}

/** `older-tab-open`: another tab still uses the device's database as an older Oz left it. */
export type KeepError =
  | { readonly kind: 'device-full' }
  | { readonly kind: 'storage-denied' }
  | { readonly kind: 'older-tab-open' };

/**
 * Keeps takes on this device until the server has them.
 *
 * - A kept take is still there when the store is opened again.
 * - A take that was begun is found with all its pieces so far once the tab that recorded it is gone; with none of them
 *   there is nothing to find. `answerMs` then counts to the last piece.
 * - Keeping the same `answerId` again replaces it, and its pieces; dropping an unknown one does nothing.
 * - `all` lists the takes of one learner, the oldest first; those that a tab is still recording are not among them.
 * - `keep` and `append` answer whether the device had room; a take without room lives as long as the page. They never throw.
 * - `hold` is answered with true by one tab at a time, until it releases the take or is gone; a tab that begins one holds it.
 */
export interface TakeStore {
  begin(draft: TakeDraft): Promise<void>;
  /** `at` is when the piece was captured, in milliseconds since 1970. */
  append(answerId: string, piece: Uint8Array, at: number): Promise<Result<void, KeepError>>;
  keep(take: Omit<KeptTake, 'isSafe'>): Promise<Result<void, KeepError>>;
  drop(answerId: string): Promise<void>;
  all(learnerId: string): Promise<readonly KeptTake[]>;
  hold(answerId: string): Promise<boolean>;
  release(answerId: string): void;
}
