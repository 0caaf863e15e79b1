import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { StudiedSession, StudyType } from './studied-session.ts';

export interface Studied {
  readonly studyType?: StudyType;
  readonly lessonId?: string;
  readonly materialId?: string;
}

/** As much as a server takes of one session. */
export const LONGEST_STUDY_SECONDS = 7 * 86_400;

interface Begun {
  readonly studied: Studied;
  readonly id: string;
  readonly startedAtMs: number;
  readonly pausedMs: number;
  readonly pause: { readonly sinceMs: number; readonly isAutomatic: boolean } | undefined;
}

/** The studying under way, and its pauses. */
export class StudySession {
  readonly #clock: Clock;
  readonly #ids: Ids;
  #begun: Begun | undefined;

  constructor(clock: Clock, ids: Ids) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Whatever was under way is forgotten. */
  start(studied: Studied): void {
    this.#begun = {
      studied,
      id: this.#ids.next(),
      startedAtMs: this.#clock.now(),
      pausedMs: 0,
      pause: undefined,
    };
  }

  pause(isAutomatic: boolean): void {
    if (!this.#begun || this.#begun.pause) return;
    this.#begun = { ...this.#begun, pause: { sinceMs: this.#clock.now(), isAutomatic } };
  }

  resume(): void {
    if (this.#begun) this.#begun = this.#resumed(this.#begun);
  }

  /** A pause that the learner made lasts until she ends it. */
  resumeAutomatic(): void {
    if (this.#begun?.pause?.isAutomatic) this.resume();
  }

  /** What is studied, to be gone on with as another session; undefined where nothing is under way. */
  studied(): (Studied & { readonly isPausedByHer: boolean }) | undefined {
    if (!this.#begun) return undefined;
    const { studied, pause } = this.#begun;
    return { ...studied, isPausedByHer: pause?.isAutomatic === false };
  }

  /** What there is to tell of it; it stays under way until it is over. */
  measured(): StudiedSession | undefined {
    if (!this.#begun) return undefined;
    const { id, startedAtMs, pausedMs, studied } = this.#resumed(this.#begun);
    const endedAtMs = this.#clock.now();
    return {
      id,
      studyType: studied.studyType ?? 'verbal_composition',
      lessonId: studied.lessonId,
      materialId: studied.materialId,
      startedAt: toTheSecond(startedAtMs),
      endedAt: toTheSecond(Math.max(startedAtMs, endedAtMs)),
      // A clock that jumps ahead makes more of it than a server takes.
      durationSeconds: Math.min(
        wholeSeconds(endedAtMs - startedAtMs - pausedMs),
        LONGEST_STUDY_SECONDS,
      ),
      pauseSeconds: wholeSeconds(pausedMs),
    };
  }

  /** The session with this id was told; one that was started meanwhile goes on. */
  over(id: string): void {
    if (this.#begun?.id === id) this.#begun = undefined;
  }

  #resumed(begun: Begun): Begun {
    if (!begun.pause) return begun;
    const pausedMs = begun.pausedMs + this.#clock.now() - begun.pause.sinceMs;
    return { ...begun, pausedMs, pause: undefined };
  }
}

/** A device whose clock was set back has studied no less than nothing. */
const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

const toTheSecond = (ms: number): string =>
  // eslint-disable-next-line no-restricted-globals -- writes a time it is given, and asks for none
  `${new Date(ms).toISOString().slice(0, 19)}Z`;
