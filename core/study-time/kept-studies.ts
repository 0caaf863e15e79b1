import type { Preferences } from '../ports/preferences.ts';
import { KEPT_STUDIES_KEY } from '../settings/preference-keys.ts';
import type { StudiedSession } from './studied-session.ts';

/** More than this many were never told for reasons that another try does not mend. */
const MOST_KEPT = 50;

export interface KeptStudy {
  /** Whose study it is. */
  readonly learnerId: string;
  readonly session: StudiedSession;
}

/**
 * Study sessions the server may not know yet, written down at once: a tab can be killed at any moment, and nothing that
 * takes its time would be over by then.
 */
export class KeptStudies {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** In place of what was kept of the same session. */
  keep(study: KeptStudy): void {
    const others = this.#all().filter(({ session }) => session.id !== study.session.id);
    this.#write([...others, study].slice(-MOST_KEPT));
  }

  drop(id: string): void {
    const all = this.#all();
    const left = all.filter(({ session }) => session.id !== id);
    if (left.length < all.length) this.#write(left);
  }

  of(learnerId: string): readonly StudiedSession[] {
    return this.#all()
      .filter((study) => study.learnerId === learnerId)
      .map(({ session }) => session);
  }

  #all(): readonly KeptStudy[] {
    const text = this.#preferences.read(KEPT_STUDIES_KEY);
    if (text === undefined || text === '') return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKeptStudy) : [];
    } catch {
      return [];
    }
  }

  #write(studies: readonly KeptStudy[]): void {
    this.#preferences.write(KEPT_STUDIES_KEY, studies.length === 0 ? '' : JSON.stringify(studies));
  }
}

/** Anything may be found in a browser's storage. What is missing in JSON is undefined here, as it was. */
function isKeptStudy(kept: unknown): kept is KeptStudy {
  const { learnerId, session } = Object(kept);
  const { id, startedAt, endedAt, durationSeconds, pauseSeconds } = Object(session);
  return (
    [learnerId, id, startedAt, endedAt].every((text) => typeof text === 'string') &&
    [durationSeconds, pauseSeconds].every((seconds) => Number.isSafeInteger(seconds))
  );
}
