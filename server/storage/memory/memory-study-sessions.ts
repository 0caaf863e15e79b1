import { studyDayOf } from '../../../core/domain/study-time/study-day.ts';
import type {
  StudiedDay,
  StudiedTime,
  StudySession,
  StudySessions,
} from '../../study-time/study-sessions.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryStudySessions implements StudySessions {
  readonly #sessions: MemoryTables['studySessions'];

  constructor({ studySessions }: MemoryTables) {
    this.#sessions = studySessions;
  }

  async add(session: StudySession): Promise<void> {
    const key = keyOf(session.learnerId, session.id);
    const before = this.#sessions.get(key);
    if (!before) this.#sessions.set(key, session);
    else if (session.endedAt > before.endedAt) {
      const { endedAt, durationSeconds, pauseSeconds } = session;
      this.#sessions.set(key, { ...before, endedAt, durationSeconds, pauseSeconds });
    }
  }

  async since(learnerId: string, moment: Date): Promise<StudiedTime> {
    return sumOf(this.#of(learnerId).filter(({ endedAt }) => endedAt >= moment));
  }

  async days(learnerId: string, since = ''): Promise<readonly StudiedDay[]> {
    const byDay = Map.groupBy(this.#of(learnerId), ({ endedAt }) => studyDayOf(+endedAt));
    return [...byDay]
      .filter(([day]) => day >= since)
      .map(([day, sessions]) => ({ day, ...sumOf(sessions) }))
      .filter(({ seconds }) => seconds > 0)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }

  #of(learnerId: string): readonly StudySession[] {
    return [...this.#sessions.values()].filter((session) => session.learnerId === learnerId);
  }
}

const sumOf = (sessions: readonly StudySession[]): StudiedTime => ({
  seconds: sessions.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
  sessions: sessions.length,
});
