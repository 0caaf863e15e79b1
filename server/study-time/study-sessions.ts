export interface StudySession {
  /** Made by the client. */
  readonly id: string;
  readonly learnerId: string;
  readonly studyType: string;
  readonly lessonId: string | undefined;
  readonly materialId: string | undefined;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly durationSeconds: number;
  readonly pauseSeconds: number;
}

export interface StudiedTime {
  readonly seconds: number;
  readonly sessions: number;
}

/**
 * How long learners studied.
 *
 * - `add` keeps the first of two sessions with one id of one learner.
 * - `since` counts the sessions that ended at a moment or later.
 */
export interface StudySessions {
  add(session: StudySession): Promise<void>;
  since(learnerId: string, moment: Date): Promise<StudiedTime>;
}
