import { beforeEach, describe, expect, it } from 'vitest';
import type { StudySession, StudySessions } from './study-sessions.ts';

const morning = new Date('2026-11-20T18:00:00.000Z');

const session = (id: string, more: Partial<StudySession> = {}): StudySession => ({
  id,
  learnerId: 'yui',
  studyType: 'verbal_composition',
  lessonId: undefined,
  materialId: undefined,
  startedAt: new Date('2026-11-20T17:50:00.000Z'),
  endedAt: morning,
  durationSeconds: 540,
  pauseSeconds: 60,
  ...more,
});

/** `fresh` gives a store in which the learners `yui` and `ken` may have sessions. */
export function studySessionsContract(adapter: string, fresh: () => Promise<StudySessions>): void {
  describe(`${adapter} keeps the StudySessions contract`, () => {
    let sessions: StudySessions;

    beforeEach(async () => {
      sessions = await fresh();
    });

    it('adds up what a learner studied since a moment', async () => {
      await sessions.add(session('a'));
      await sessions.add(session('b', { durationSeconds: 60, lessonId: 'l-1' }));
      await sessions.add(session('c', { endedAt: new Date(morning.getTime() - 1) }));
      expect(await sessions.since('yui', morning)).toEqual({ seconds: 600, sessions: 2 });
    });

    it('counts nothing where nothing is', async () => {
      expect(await sessions.since('yui', morning)).toEqual({ seconds: 0, sessions: 0 });
    });

    it('counts the same session once, as it came first', async () => {
      await Promise.all([sessions.add(session('a')), sessions.add(session('a'))]);
      await sessions.add(session('a', { durationSeconds: 9999 }));
      expect(await sessions.since('yui', morning)).toEqual({ seconds: 540, sessions: 1 });
    });

    it('goes on with a session that ended later, and never back', async () => {
      const later = new Date(morning.getTime() + 60_000);
      await sessions.add(session('a'));
      await sessions.add(session('a', { endedAt: later, durationSeconds: 600, pauseSeconds: 61 }));
      await sessions.add(session('a'));
      expect(await sessions.since('yui', morning)).toEqual({ seconds: 600, sessions: 1 });
    });

    it('tells of the days with study, which begin at 3:00 in Japan', async () => {
      await sessions.add(session('a'));
      await sessions.add(session('b', { durationSeconds: 60 }));
      await sessions.add(session('c', { endedAt: new Date(morning.getTime() - 1) }));
      await sessions.add(session('d', { endedAt: new Date('2026-11-22T17:59:59.000Z') }));
      await sessions.add(session('e', { learnerId: 'ken' }));
      expect(await sessions.days('yui')).toEqual([
        { day: '2026-11-20', seconds: 540, sessions: 1 },
        { day: '2026-11-21', seconds: 600, sessions: 2 },
        { day: '2026-11-22', seconds: 540, sessions: 1 },
      ]);
      const since = await sessions.days('yui', '2026-11-21');
      expect(since.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    });

    it('knows no day on which nothing was studied', async () => {
      await sessions.add(session('a', { durationSeconds: 0 }));
      expect(await sessions.days('yui')).toEqual([]);
      await sessions.add(session('b', { durationSeconds: 1 }));
      expect(await sessions.days('yui')).toMatchObject([{ day: '2026-11-21', seconds: 1 }]);
    });

    it('moves a session to the day on which it ended after all', async () => {
      await sessions.add(session('a', { endedAt: new Date(morning.getTime() - 1) }));
      await sessions.add(session('a', { durationSeconds: 600 }));
      expect(await sessions.days('yui')).toEqual([
        { day: '2026-11-21', seconds: 600, sessions: 1 },
      ]);
    });

    it('keeps two learners apart, whatever ids they made', async () => {
      await sessions.add(session('a'));
      await sessions.add(session('a', { learnerId: 'ken', durationSeconds: 1 }));
      expect(await sessions.since('yui', morning)).toEqual({ seconds: 540, sessions: 1 });
      expect(await sessions.since('ken', morning)).toEqual({ seconds: 1, sessions: 1 });
    });
  });
}
