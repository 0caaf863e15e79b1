import type { Result } from '../shared/result.ts';
import type { StudiedSession } from '../study-time/studied-session.ts';
import type { ApiError } from './api-error.ts';

export interface StudyTime {
  readonly seconds: number;
  readonly sessions: number;
}

/**
 * How long the learner studies.
 *
 * - The same session uploaded twice counts once.
 * - A day begins at 3:00 in Japan.
 */
export interface StudyTimeApi {
  upload(session: StudiedSession): Promise<Result<void, ApiError>>;
  today(): Promise<Result<StudyTime, ApiError>>;
}
