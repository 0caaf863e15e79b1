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

export interface StudiedDay extends StudiedTime {
  /** As `2026-11-21`; it begins at 3:00 in Japan. */
  readonly day: string;
}

/**
 * How long learners studied.
 *
 * - Of two sessions with one id of one learner `add` keeps the one that ended later; else the first.
 * - `since` counts the sessions that ended at a moment or later.
 * - `days` gives the days with study from a day on, the oldest first; without a day all of them.
 */
export interface StudySessions {
  add(session: StudySession): Promise<void>;
  since(learnerId: string, moment: Date): Promise<StudiedTime>;
  days(learnerId: string, since?: string): Promise<readonly StudiedDay[]>;
}
