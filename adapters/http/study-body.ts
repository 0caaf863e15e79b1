import type { StudiedSession } from '../../core/study-time/studied-session.ts';

/** A session as the server is told of it. */
export const studyBody = (session: StudiedSession) => ({
  session_id: session.id,
  study_type: session.studyType,
  lesson_id: session.lessonId ?? null,
  material_id: session.materialId ?? null,
  started_at: session.startedAt,
  ended_at: session.endedAt,
  duration_seconds: session.durationSeconds,
  pause_duration_seconds: session.pauseSeconds,
});
