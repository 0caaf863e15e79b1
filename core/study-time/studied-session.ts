export type StudyType = 'verbal_composition' | 'one_min_speech';

/** A stretch of studying that is over. */
export interface StudiedSession {
  /** Made here, time-ordered. */
  readonly id: string;
  readonly studyType: StudyType;
  readonly lessonId: string | undefined;
  readonly materialId: string | undefined;
  /** UTC, ISO 8601 without fractions, ending in Z. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly durationSeconds: number;
  readonly pauseSeconds: number;
}
