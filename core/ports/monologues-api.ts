import type { Memo } from '../domain/monologue/monologue.ts';
import type {
  CorrectionStatus,
  Mistakes,
  Monologue,
  MonologuePage,
  ReceivedCorrection,
} from '../monologue/monologue.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { Take } from './recorder.ts';
import type { NoRoom } from './records-api.ts';

/** A speech as it was recorded on this device. */
export interface RecordedSpeech {
  /** Made by the client. */
  readonly id: string;
  readonly materialId: string;
  /** Her own words for the theme, where it is her own. */
  readonly theme: string | undefined;
  readonly memo: Memo;
  /** Milliseconds since 1970: when she began to speak. */
  readonly startedAt: number;
  readonly take: Take;
}

/** As often as may be on one day. */
export type SubmissionsExceeded = { readonly kind: 'submissions-exceeded' };

/**
 * The one-minute speeches of the learner.
 *
 * - `record` keeps one on the server; sent twice, it is kept once.
 * - `submit` has it corrected; submitted twice, it is corrected once.
 * - `page` gives the newest first; `after` is `next` of the page before.
 * - `status` without an id is of the speech that was submitted last.
 * - `wantFeedback` says whether she wants to hear more about a correction.
 * - `askAgain` makes a sentence of a correction, by its place, a question of hers; `askNoMore` forgets it.
 * - What is another learner's is `not-found`.
 */
export interface MonologuesApi {
  record(speech: RecordedSpeech): Promise<Result<Monologue, ApiError | NotFound | NoRoom>>;
  submit(id: string): Promise<Result<Monologue, ApiError | NotFound | SubmissionsExceeded>>;
  page(wish: {
    readonly after?: string | undefined;
    readonly materialId?: string | undefined;
    readonly isCorrected?: boolean;
  }): Promise<Result<MonologuePage, ApiError>>;
  one(id: string): Promise<Result<Monologue, ApiError | NotFound>>;
  latest(materialId?: string): Promise<Result<Monologue | undefined, ApiError>>;
  remove(id: string): Promise<Result<undefined, ApiError | NotFound>>;
  status(id?: string): Promise<Result<CorrectionStatus, ApiError | NotFound>>;
  correction(id: string): Promise<Result<ReceivedCorrection, ApiError | NotFound>>;
  markRead(id: string): Promise<Result<undefined, ApiError | NotFound>>;
  dispute(
    id: string,
    findingId: string,
    isDisputed: boolean,
  ): Promise<Result<undefined, ApiError | NotFound>>;
  wantFeedback(id: string, isWanted: boolean): Promise<Result<undefined, ApiError | NotFound>>;
  askAgain(
    id: string,
    sentence: number,
    meant: string | undefined,
  ): Promise<Result<undefined, ApiError | NotFound>>;
  askNoMore(id: string, sentence: number): Promise<Result<undefined, ApiError | NotFound>>;
  mistakes(): Promise<Result<Mistakes, ApiError>>;
}
