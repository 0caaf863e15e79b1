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

/** What is missing in JSON is undefined here, as it was. Less than a second, which an older app may have kept, is none. */
export function isStudiedSession(kept: unknown): kept is StudiedSession {
  const { id, startedAt, endedAt, durationSeconds, pauseSeconds } = Object(kept);
  return (
    [id, startedAt, endedAt].every((text) => typeof text === 'string') &&
    [durationSeconds, pauseSeconds].every((seconds) => Number.isSafeInteger(seconds)) &&
    durationSeconds > 0
  );
}
