import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { ListJudge } from '../../adapters/language/list-judge.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { cachedReads } from '../offline/cached-reads.fixture.ts';
import type { Round } from '../ports/records-api.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import { CachedLessons } from './cached-lessons.ts';
import { roundKind } from './round-kind.ts';
import { TypedHere } from './typed-here.ts';
import { RoundsWithoutNetwork } from './rounds-without-network.ts';

/** Yui on her phone, which may lose its network. */
export async function roundsStage() {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const ids = new MemoryIds();
  const yui = await oz.learner();
  const ken = await oz.learner('ken');
  const reporter = new MemoryReporter();
  const shelf = new Map<string, string>();
  const cache = new MemoryLocalCache();
  let learner = 'yui';
  const learnerId = () => learner;

  /** The app as it starts: only what is kept is known. */
  const start = () => {
    const { library, records } = yui;
    const preferences = new MemoryPreferences(shelf);
    const lessons = new CachedLessons({ library, preferences, learnerId });
    const stored = new StoredEntries(preferences, clock);
    const unsent = roundKind({ records, stored, learnerId, reporter });
    const reads = cachedReads({ clock, cache, learnerId });
    const judge = async () => new ListJudge();
    const typed = new TypedHere({ reads, library, judge, spareTime: async () => {} });
    const rounds = new RoundsWithoutNetwork({ records, lessons, unsent, typed, clock });
    return { lessons, unsent, rounds, typed };
  };
  let app = start();
  const newRound = (): Round => ({
    id: ids.next(),
    lessonId: 'l-1',
    mode: 'self',
    level: 'normal',
  });
  const grade = (round: Round, questionId: string, outcome: Outcome, answerId = ids.next()) =>
    app.rounds.grade({ answerId, round, questionId, outcome, answerMs: 3000 });

  return {
    oz,
    clock,
    ids,
    yui,
    ken,
    reporter,
    shelf,
    newRound,
    grade,
    app: () => app,
    restart: () => {
      app = start();
    },
    isAnotherLearner: (id: string) => {
      learner = id;
    },
    goOffline: (isOffline: boolean) => {
      oz.isOffline = isOffline;
    },
    /** Two questions, one right and one wrong, as the app plays them. */
    play: async (round: Round) => {
      await grade(round, 'one', 'correct');
      await grade(round, 'two', 'wrong');
      return app.rounds.finish(round.id);
    },
  };
}
