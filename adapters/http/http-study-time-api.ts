import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyTime, StudyTimeApi } from '../../core/ports/study-time-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { StudiedSession } from '../../core/study-time/studied-session.ts';
import { saveStudySession, studyTimeToday } from '../../protocol/study-time.ts';
import type { HttpClient } from './http-client.ts';

export class HttpStudyTimeApi implements StudyTimeApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async upload(session: StudiedSession): Promise<Result<void, ApiError>> {
    return this.#http.call(saveStudySession, {
      body: {
        session_id: session.id,
        study_type: session.studyType,
        lesson_id: session.lessonId ?? null,
        material_id: session.materialId ?? null,
        started_at: session.startedAt,
        ended_at: session.endedAt,
        duration_seconds: session.durationSeconds,
        pause_duration_seconds: session.pauseSeconds,
      },
    });
  }

  async today(): Promise<Result<StudyTime, ApiError>> {
    const today = await this.#http.call(studyTimeToday, {});
    if (!today.ok) return today;
    return ok({ seconds: today.value.duration_seconds, sessions: today.value.session_count });
  }
}
