import type { Clock } from '../core/ports/clock.ts';
import type { Connectivity } from '../core/ports/connectivity.ts';
import type { LessonsApi } from '../core/ports/library-api.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { CachedLessons } from '../core/rounds/cached-lessons.ts';
import { PendingRounds } from '../core/rounds/pending-rounds.ts';
import { RoundsWithoutNetwork } from '../core/rounds/rounds-without-network.ts';
import { SendRounds } from '../core/rounds/send-rounds.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';

export interface SendRoundsSockets {
  readonly records: RecordsApi;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly reporter: Reporter;
}

export interface RoundsSockets extends SendRoundsSockets {
  readonly library: LessonsApi;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
}

/** What a lesson is played with, also where there is no network. */
export interface RoundsKit {
  readonly lessons: LessonsApi;
  readonly rounds: RecordsApi;
}

/** Tells the server of rounds played without a network. */
export const sendRounds = ({ preferences, sessions, ...sockets }: SendRoundsSockets): SendRounds =>
  new SendRounds({
    ...sockets,
    kept: new PendingRounds(preferences),
    learnerId: () => learnerOf(sessions),
  });

export function roundsKit(sockets: RoundsSockets): RoundsKit {
  const { records, library, preferences, sessions, clock } = sockets;
  const learnerId = () => learnerOf(sessions);
  const lessons = new CachedLessons({ library, preferences, learnerId });
  const kept = new PendingRounds(preferences);
  const sending = sendRounds(sockets);
  sockets.connectivity.watch((isOnline) => {
    if (isOnline) void sending.flush();
  });
  const rounds = new RoundsWithoutNetwork({ records, lessons, kept, sending, learnerId, clock });
  return { lessons, rounds };
}
