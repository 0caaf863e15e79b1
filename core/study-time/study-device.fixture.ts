import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { StoredEntries } from '../outbox/stored-entries.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';
import { StudySession } from './study-session.ts';
import { StudySessions } from './study-sessions.ts';

/** A device on which Yui studies with the app. */
export async function studyDevice() {
  const ids = new MemoryIds();
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const api: StudyTimeApi = (await oz.learner()).studyTime;
  const reporter = new MemoryReporter();
  const log = new MemoryLog();
  const stored = new StoredEntries(new MemoryPreferences(), clock);
  let learnerId = 'yui';

  /** The app, started on the same device. */
  const opened = () =>
    new StudySessions({
      session: new StudySession(clock, ids),
      api,
      stored,
      learnerId: () => learnerId,
      clock,
      reporter,
      log,
    });

  let sessions = opened();
  return {
    ids,
    clock,
    oz,
    api,
    reporter,
    log,
    stored,
    opened,
    get sessions() {
      return sessions;
    },
    openAgain: () => {
      sessions = opened();
    },
    signIn: (id: string) => {
      learnerId = id;
    },
    /** As the outbox does. */
    replay: async ({ unsent }: StudySessions) => {
      for (const { id } of await unsent.entries(learnerId)) await unsent.send(id);
    },
    uploaded: () => [...oz.tables.studySessions.values()],
    studyFor: (ms: number) => {
      sessions.start({ lessonId: 'l-1' });
      clock.pass(ms);
    },
  };
}
