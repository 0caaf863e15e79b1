import type { ApiError } from '../ports/api-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { PendingStudies } from './pending-studies.ts';
import type { StudiedSession } from './studied-session.ts';
import type { Studied, StudySession } from './study-session.ts';

export interface StudyParts {
  readonly session: StudySession;
  readonly api: StudyTimeApi;
  readonly kept: PendingStudies;
  /** Who studies here now; undefined when nobody is signed in. */
  readonly learnerId: () => string | undefined;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly log: Log;
}

/** What a killed tab loses at most. */
const KEPT_EVERY_MS = 15_000;

/** Notes how long the learner studies, keeps it on the device as it goes, and tells the server when she is done. */
export class StudySessions {
  readonly #parts: StudyParts;
  #learnerId: string | undefined;
  #isUploading = false;
  #flushing: Promise<void> | undefined;
  #cancelKeeping: () => void = () => {};

  constructor(parts: StudyParts) {
    this.#parts = parts;
  }

  start(studied: Studied): void {
    this.#parts.session.start(studied);
    this.#learnerId = this.#parts.learnerId();
    this.#keep();
  }

  /** Tells of what was under way, and begins anew. */
  startNext(studied: Studied): void {
    void this.end();
    this.start(studied);
  }

  pause(): void {
    this.#parts.session.pause(false);
    this.#keep();
  }

  resume(): void {
    this.#parts.session.resume();
    this.#keep();
  }

  /** The app is hidden, or seen again. A hidden one may never be seen again, so the server is told what there is so far. */
  becameVisible(isVisible: boolean): void {
    const { session } = this.#parts;
    if (isVisible) session.resumeAutomatic();
    else session.pause(true);
    this.#keep();
    if (!isVisible) this.#flushing = this.#flush();
  }

  /** Whether nothing is left to tell; an end during an upload is ignored. */
  async end(): Promise<boolean> {
    const { session, log } = this.#parts;
    const studied = session.measured();
    if (!studied || this.#isOverWithHer(studied)) return true;
    if (this.#isUploading) return false;
    this.#isUploading = true;
    await this.#flushing;
    const uploaded = await this.#upload(studied);
    this.#isUploading = false;
    if (uploaded.ok) {
      session.over(studied.id);
      if (!session.measured()) this.#cancelKeeping();
    } else {
      log.note('Failed to upload study session', { kind: uploaded.error.kind });
    }
    return uploaded.ok;
  }

  /** Tells of what an earlier visit could not; what is under way here is left alone. */
  async replay(): Promise<void> {
    const { kept, session, learnerId, log } = this.#parts;
    for (const studied of kept.of(learnerId() ?? '')) {
      if (studied.id === session.measured()?.id) continue;
      const uploaded = await this.#upload(studied);
      if (!uploaded.ok) log.note('Failed to replay study session', { kind: uploaded.error.kind });
    }
  }

  async #flush(): Promise<void> {
    const studied = this.#parts.session.measured();
    if (!studied || studied.durationSeconds === 0 || this.#isUploading) return;
    if (this.#isOverWithHer(studied)) return;
    const uploaded = await this.#upload(studied);
    // It goes on, and what comes is kept when it comes.
    if (!uploaded.ok) this.#keep();
  }

  /** Somebody else is here now, or nobody: what was studied stays kept for her who did. */
  #isOverWithHer(studied: StudiedSession): boolean {
    if (this.#learnerId === this.#parts.learnerId()) return false;
    this.#parts.session.over(studied.id);
    this.#cancelKeeping();
    return true;
  }

  async #upload(studied: StudiedSession): Promise<Result<void, ApiError | Unexpected>> {
    const { api, kept, reporter } = this.#parts;
    const uploaded = await attempt(reporter, 'upload study session', () => api.upload(studied));
    if (uploaded.ok) kept.drop(studied.id);
    return uploaded;
  }

  /** Writes down what there is so far, and again while it goes on. */
  #keep(): void {
    const { session, kept, clock } = this.#parts;
    this.#cancelKeeping();
    const studied = session.measured();
    if (!studied || this.#learnerId === undefined) return;
    if (studied.durationSeconds > 0) kept.keep({ learnerId: this.#learnerId, session: studied });
    this.#cancelKeeping = clock.after(KEPT_EVERY_MS, () => this.#keep());
  }
}
