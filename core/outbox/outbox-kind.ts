import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { SubmissionsExceeded } from '../ports/monologues-api.ts';
import type { LessonLocked, NoRoom, VoiceError } from '../ports/records-api.ts';
import type { Unexpected } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';

/** How long she can still hear a recording that the server will never want, or that she did not send. */
export const REFUSED_KEPT_MS = 14 * 86_400_000;

export type OutboxKindName =
  | 'take'
  | 'speech'
  | 'round'
  | 'review-answer'
  | 'bookmark'
  | 'study-session';

/** What a learner did that the server may not know yet. */
export interface OutboxEntry {
  readonly kind: OutboxKindName;
  /** Unlike every other of its kind. */
  readonly id: string;
  /** When it was put in, in ms since 1970. */
  readonly queuedAt: number;
  /** The server has refused it for good; it stays only for her to see. */
  readonly isRefused: boolean;
  /** It goes only when she sends it herself. */
  readonly awaitsHer?: true;
}

export type OutboxError =
  | ApiError
  | NotFound
  | LessonLocked
  | NoRoom
  | SubmissionsExceeded
  | VoiceError
  | Unexpected;

export type Sent<Told = unknown> = Result<Told, OutboxError>;

/**
 * One kind of entry: where it is kept, and how the server is told.
 *
 * - `entries` lists what waits of one learner; what is still being made is not among it.
 * - `send` tells the server of one entry of the learner who is here now, and lets go of it once the server has it or will
 *   never take it. Told twice, it counts once. Undefined where there is no such entry, or another tab is sending it.
 * - `drop` lets go of it unsent.
 * - `watch` calls back after an entry was put in, sent or dropped.
 * - `canSend` is false while sending has to wait; without it, it never has to.
 * - `forgetOld` lets go of what was refused long ago.
 */
export interface OutboxKind {
  readonly name: OutboxKindName;
  entries(learnerId: string): Promise<readonly OutboxEntry[]>;
  send(id: string): Promise<Sent | undefined>;
  drop(id: string): Promise<void>;
  watch(changed: () => void): void;
  canSend?(): boolean;
  forgetOld?(learnerId: string): Promise<void>;
}
