import type { ApiError } from '../ports/api-error.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import type { Studied, StudySession } from './study-session.ts';

export type UploadRefusal = ApiError | Unexpected;

/** Notes how long the learner studies, and tells the server when she is done. */
export class StudySessions {
  readonly #session: StudySession;
  readonly #api: StudyTimeApi;
  readonly #reporter: Reporter;
  readonly #log: (refusal: UploadRefusal) => void;
  #isUploading = false;

  constructor(
    session: StudySession,
    api: StudyTimeApi,
    reporter: Reporter,
    log: (refusal: UploadRefusal) => void = () => {},
  ) {
    this.#session = session;
    this.#api = api;
    this.#reporter = reporter;
    this.#log = log;
  }

  start(studied: Studied): void {
    this.#session.start(studied);
  }

  /** Tells of what was under way, and begins anew. */
  startNext(studied: Studied): void {
    void this.end();
    this.start(studied);
  }

  pause(): void {
    this.#session.pause(false);
  }

  resume(): void {
    this.#session.resume();
  }

  /** The app is hidden, or seen again. */
  becameVisible(isVisible: boolean): void {
    if (isVisible) this.#session.resumeAutomatic();
    else this.#session.pause(true);
  }

  /** Whether nothing is left to tell; an end during an upload is ignored. */
  async end(): Promise<boolean> {
    const studied = this.#session.measured();
    if (!studied) return true;
    if (this.#isUploading) return false;
    this.#isUploading = true;
    const uploaded = await attempt(this.#reporter, 'upload study session', () =>
      this.#api.upload(studied),
    );
    this.#isUploading = false;
    if (uploaded.ok) this.#session.over(studied.id);
    else this.#log(uploaded.error);
    return uploaded.ok;
  }
}
