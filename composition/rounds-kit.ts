import type { Clock } from '../core/ports/clock.ts';
import type { LessonsApi } from '../core/ports/library-api.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { CachedLessons } from '../core/rounds/cached-lessons.ts';
import { roundKind } from '../core/rounds/round-kind.ts';
import { RoundsWithoutNetwork } from '../core/rounds/rounds-without-network.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { Apis } from './backend.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface RoundsSockets extends OutboxKit {
  readonly apis: Apis;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What a lesson is played with, also where there is no network. */
export interface RoundsKit {
  readonly lessons: LessonsApi;
  readonly rounds: RecordsApi;
}

export function roundsKit(sockets: RoundsSockets): RoundsKit {
  const { preferences, sessions, clock, outbox } = sockets;
  const { recordsApi: records, libraryApi: library } = sockets.apis;
  const learnerId = () => learnerOf(sessions);
  const lessons = new CachedLessons({ library, preferences, learnerId });
  const unsent = roundKind({ ...sockets, records, learnerId });
  outbox.add(unsent);
  return { lessons, rounds: new RoundsWithoutNetwork({ records, lessons, unsent, clock }) };
}
