import type { Preferences } from '../ports/preferences.ts';
import { KEPT_STUDIES_KEY } from '../settings/preference-keys.ts';
import { StoredList } from '../shared/stored-list.ts';
import type { StudiedSession } from './studied-session.ts';

/** More than this many were never told for reasons that another try does not mend. */
const MOST_KEPT = 50;

export interface PendingStudy {
  /** Whose study it is. */
  readonly learnerId: string;
  readonly session: StudiedSession;
}

/**
 * Study sessions the server may not know yet, written down at once: a tab can be killed at any moment, and nothing that
 * takes its time would be over by then.
 */
export class PendingStudies {
  readonly #list: StoredList<PendingStudy>;

  constructor(preferences: Preferences) {
    const isOurs = isKeptStudy;
    this.#list = new StoredList(preferences, { key: KEPT_STUDIES_KEY, isOurs, most: MOST_KEPT });
  }

  /** In place of what was kept of the same session. */
  keep(study: PendingStudy): void {
    this.#list.add(study, ({ session }) => session.id === study.session.id);
  }

  drop(id: string): void {
    this.#list.drop(({ session }) => session.id === id);
  }

  of(learnerId: string): readonly StudiedSession[] {
    return this.#list
      .all()
      .filter((study) => study.learnerId === learnerId)
      .map(({ session }) => session);
  }
}

/** What is missing in JSON is undefined here, as it was. */
function isKeptStudy(kept: unknown): kept is PendingStudy {
  const { learnerId, session } = Object(kept);
  const { id, startedAt, endedAt, durationSeconds, pauseSeconds } = Object(session);
  return (
    [learnerId, id, startedAt, endedAt].every((text) => typeof text === 'string') &&
    [durationSeconds, pauseSeconds].every((seconds) => Number.isSafeInteger(seconds))
  );
}
