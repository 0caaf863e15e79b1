import type { CachedReads } from '../core/offline/cached-reads.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { LessonsApi } from '../core/ports/library-api.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { TypedJudge } from '../core/ports/typed-judge.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { CachedLessons } from '../core/rounds/cached-lessons.ts';
import { roundKind } from '../core/rounds/round-kind.ts';
import { RoundsWithoutNetwork } from '../core/rounds/rounds-without-network.ts';
import { TypedHere } from '../core/rounds/typed-here.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { Apis } from './backend.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface RoundsSockets extends OutboxKit {
  readonly apis: Apis;
  readonly reads: CachedReads;
  readonly spareTime: () => Promise<void>;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What a lesson is played with, also where there is no network. */
export interface RoundsKit {
  readonly lessons: LessonsApi;
  readonly rounds: RecordsApi;
  readonly typedHere: TypedHere;
}

export function roundsKit(sockets: RoundsSockets): RoundsKit {
  const { preferences, sessions, clock, outbox } = sockets;
  const { recordsApi: records, libraryApi: library } = sockets.apis;
  const learnerId = () => learnerOf(sessions);
  const cached = new CachedLessons({ library, preferences, learnerId });
  const typed = new TypedHere({ ...sockets, library, judge: loadJudge });
  const unsent = roundKind({ ...sockets, records, learnerId });
  outbox.add(unsent);
  const lesson: LessonsApi['lesson'] = async (id) => {
    const opened = await cached.lesson(id);
    if (opened.ok) void typed.prepare(id);
    return opened;
  };
  const rounds = new RoundsWithoutNetwork({ records, lessons: cached, unsent, typed, clock });
  return { lessons: { lesson }, rounds, typedHere: typed };
}

/** Needed where there is no network: a device that does not have it yet may have it later. */
const loadJudge = (): Promise<TypedJudge | undefined> =>
  import('../adapters/language/list-judge.ts').then(
    ({ ListJudge }) => new ListJudge(),
    () => undefined,
  );
