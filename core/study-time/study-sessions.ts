import { studyDayOf } from '../domain/study-time/study-day.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import type { StoredEntries } from '../outbox/stored-entries.ts';
import { StoredKind } from '../outbox/stored-kind.ts';
import { isStudiedSession, type StudiedSession } from './studied-session.ts';
import type { Studied, StudySession } from './study-session.ts';

export interface StudyParts {
  readonly session: StudySession;
  readonly api: StudyTimeApi;
  readonly stored: StoredEntries;
  /** Who studies here now; undefined when no learner is signed in. */
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
  /** Put in as they go: a tab can be killed at any moment, and nothing that takes its time would be over by then. */
  readonly unsent: StoredKind<StudiedSession, void>;
  #learnerId: string | undefined;
  #isUploading = false;
  #flushing: Promise<unknown> | undefined;
  #heard = 0;
  #cancelKeeping: () => void = () => {};
  /** Of what was measured last. */
  #day = '';
  /** What the wrapper ended, while it may still come back to it. */
  #flushed: ReturnType<StudySession['studied']>;
  readonly #watchers = new Set<{ readonly told: () => void }>();

  constructor(parts: StudyParts) {
    this.#parts = parts;
    this.unsent = new StoredKind({
      ...parts,
      name: 'study-session',
      isBody: isStudiedSession,
      idOf: ({ id }) => id,
      tell: async (session) => {
        const sent = await parts.api.upload(session);
        if (sent.ok) for (const { told } of this.#watchers) told();
        return sent;
      },
      isUnderWay: ({ id }) => id === parts.session.measured()?.id,
    });
  }

  start(studied: Studied): void {
    this.#flushed = undefined;
    this.#parts.session.start(studied);
    this.#learnerId = this.#parts.learnerId();
    this.#day = this.#today();
    this.#keep();
  }

  /** Tells of what was under way, and begins anew. */
  startNext(studied: Studied): void {
    void this.end();
    this.start(studied);
  }

  /** She is back at a lesson: studying it goes on where it is still under way, and begins anew where it has ended. */
  goOnWith(lesson: { readonly lessonId: string }): void {
    const under = this.#isUploading ? undefined : this.#parts.session.studied();
    if (under?.lessonId !== lesson.lessonId) this.startNext(lesson);
  }

  /** Calls back whenever the server knows more of her studying; the answer stops it. */
  watchTold(told: () => void): () => void {
    const watcher = { told };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  pause(): void {
    this.#parts.session.pause(false);
    this.#keep();
  }

  resume(): void {
    this.#parts.session.resume();
    this.#keep();
  }

  /** She is there. */
  sign(): void {
    if (this.#parts.session.sign()) this.#keep();
  }

  /** What she hears is a sign for as long as it goes on. */
  async during<T>(heard: Promise<T>): Promise<T> {
    this.#heard += 1;
    this.sign();
    try {
      return await heard;
    } finally {
      this.sign();
      this.#heard -= 1;
    }
  }

  /** The app is hidden, or seen again. A hidden one may never be seen again, so the server is told what there is so far. */
  becameVisible(isVisible: boolean): void {
    const { session } = this.#parts;
    if (isVisible) this.#comeBack();
    else session.pause(true);
    this.#keep();
    if (!isVisible) this.#flushing = this.#tellSoFar();
  }

  /** For a wrapper that may close at once: ends what is under way. Where it stays, another session begins when she looks again. */
  async flush(): Promise<boolean> {
    const { session } = this.#parts;
    const under = session.studied() ?? this.#flushed;
    const isSent = await this.end();
    if (!session.measured()) this.#flushed = under;
    return isSent;
  }

  /** Whether nothing is left to tell; an end during an upload is ignored. */
  async end(): Promise<boolean> {
    this.#flushed = undefined;
    this.#turnOfDay();
    const { session } = this.#parts;
    const studied = session.measured();
    if (!studied || this.#isDropped(studied)) {
      await this.#flushing;
      return true;
    }
    if (this.#isUploading) return false;
    this.#isUploading = true;
    await this.#flushing;
    const isSent = await this.#upload(studied);
    this.#isUploading = false;
    if (isSent) {
      session.over(studied.id);
      if (!session.measured()) this.#cancelKeeping();
    }
    return isSent;
  }

  /** Ends for good: what could not be told waits with the rest of what is unsent. */
  async leave(): Promise<void> {
    await this.end();
    const studied = this.#parts.session.measured();
    if (studied) this.#parts.session.over(studied.id);
    this.#cancelKeeping();
  }

  #comeBack(): void {
    const { session, learnerId } = this.#parts;
    session.resumeAutomatic();
    const before = this.#flushed;
    if (!before || this.#learnerId !== learnerId()) return;
    const { isPausedByHer, ...studied } = before;
    this.start(studied);
    if (isPausedByHer) session.pause(false);
  }

  async #tellSoFar(): Promise<void> {
    const studied = this.#parts.session.measured();
    if (!studied || studied.durationSeconds === 0 || this.#isUploading) return;
    if (this.#isDropped(studied)) return;
    const isSent = await this.#upload(studied);
    // It goes on, and what comes is kept when it comes.
    if (!isSent) this.#keep();
  }

  /**
   * There is nothing to tell of less than a second. Nor where another learner is here now, or none: what was studied
   * stays in the outbox of the one who did.
   */
  #isDropped({ id, durationSeconds }: StudiedSession): boolean {
    if (durationSeconds > 0 && this.#learnerId === this.#parts.learnerId()) return false;
    this.#parts.session.over(id);
    this.#cancelKeeping();
    return true;
  }

  async #upload(studied: StudiedSession): Promise<boolean> {
    this.unsent.put(studied, this.#learnerId);
    return this.#send(studied.id);
  }

  async #send(id: string): Promise<boolean> {
    const sent = await this.unsent.send(id);
    if (!sent || sent.ok) return true;
    this.#parts.log.note('Failed to upload study session', { kind: sent.error.kind });
    return false;
  }

  /**
   * A session is of the study day on which it ended. So what was kept before 3:00 is told as it is, whatever comes after it, and
   * another session begins.
   */
  #turnOfDay(): void {
    const today = this.#today();
    const before = this.#parts.session.measured();
    // One that is on its way is over.
    if (!before || today <= this.#day || this.#isUploading) return;
    this.#day = today;
    this.#parts.session.beginAnew();
    if (before.durationSeconds > 0) this.#flushing = this.#send(before.id);
  }

  #today(): string {
    return studyDayOf(this.#parts.clock.now());
  }

  /** Writes down what there is so far, and again while it goes on. */
  #keep(): void {
    const { session, clock } = this.#parts;
    this.#cancelKeeping();
    if (this.#heard > 0) session.sign();
    this.#turnOfDay();
    const studied = session.measured();
    if (!studied || this.#learnerId === undefined) return;
    if (studied.durationSeconds > 0) this.unsent.put(studied, this.#learnerId);
    this.#cancelKeeping = clock.after(KEPT_EVERY_MS, () => this.#keep());
  }
}
