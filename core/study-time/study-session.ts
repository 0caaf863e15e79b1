import { INACTIVE_AFTER_MS } from '../domain/study-time/inactive.ts';
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
  /** When she gave the last sign that she is there. */
  readonly signMs: number;
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
    const now = this.#clock.now();
    this.#begun = {
      studied,
      id: this.#ids.next(),
      startedAtMs: now,
      pausedMs: 0,
      signMs: now,
      pause: undefined,
    };
  }

  pause(isAutomatic: boolean): void {
    if (!this.#begun || this.#begun.pause) return;
    this.#begun = {
      ...this.#settled(this.#begun),
      pause: { sinceMs: this.#clock.now(), isAutomatic },
    };
  }

  resume(): void {
    if (!this.#begun) return;
    this.#begun = { ...this.#settled(this.#begun), pause: undefined, signMs: this.#clock.now() };
  }

  /** She is there, which ends no pause. Tells whether she had been inactive. */
  sign(): boolean {
    if (!this.#begun || this.#begun.pause) return false;
    const wasInactive = this.#uncountedMs(this.#begun) > 0;
    this.#begun = { ...this.#settled(this.#begun), signMs: this.#clock.now() };
    return wasInactive;
  }

  /** What is under way goes on as another session, from now on and as it stands. */
  beginAnew(): void {
    if (!this.#begun) return;
    const now = this.#clock.now();
    const { pause } = this.#begun;
    this.#begun = {
      ...this.#begun,
      id: this.#ids.next(),
      startedAtMs: now,
      pausedMs: 0,
      pause: pause && { ...pause, sinceMs: now },
    };
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
    const { id, startedAtMs, pausedMs, studied } = this.#settled(this.#begun);
    const endedAtMs = this.#clock.now();
    return {
      id,
      studyType: studied.studyType ?? 'verbal_composition',
      lessonId: studied.lessonId,
      materialId: studied.materialId,
      startedAt: toTheSecond(startedAtMs),
      endedAt: toTheSecond(Math.max(startedAtMs, endedAtMs)),
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

  /** With what does not count up to now. */
  #settled(begun: Begun): Begun {
    return { ...begun, pausedMs: begun.pausedMs + this.#uncountedMs(begun) };
  }

  /** How long she has been in a pause or inactive. */
  #uncountedMs({ startedAtMs, pause, signMs }: Begun): number {
    const now = this.#clock.now();
    if (pause) return now - pause.sinceMs;
    return Math.max(0, now - Math.max(startedAtMs, signMs + INACTIVE_AFTER_MS));
  }
}

/** A device whose clock was set back has studied no less than nothing. */
const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

const toTheSecond = (ms: number): string =>
  // eslint-disable-next-line no-restricted-globals -- writes a time it is given, and asks for none
  `${new Date(ms).toISOString().slice(0, 19)}Z`;
