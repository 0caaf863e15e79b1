import { beforeEach, describe, expect, it } from 'vitest';
import { daysUpTo, monthsUpTo, studyDayOf } from '../domain/study-time/study-day.ts';
import { beginningOf } from '../domain/study-time/trends.ts';
import type { StudiedSession } from '../study-time/studied-session.ts';
import { LONGEST_STUDY_SECONDS } from '../study-time/study-session.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';
import type { StudyTimeApi } from './study-time-api.ts';

interface Subject extends SessionControls {
  readonly studyTime: StudyTimeApi;
  readonly anothersStudyTime: StudyTimeApi;
  now(): number;
  pass(ms: number): void;
}

const DAY_MS = 86_400_000;

export function studyTimeApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the StudyTimeApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const second = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

    const studied = (more: Partial<StudiedSession> = {}): StudiedSession => ({
      id: crypto.randomUUID(),
      studyType: 'verbal_composition',
      lessonId: 'a-lesson',
      materialId: undefined,
      startedAt: second(subject.now() - 120_000),
      endedAt: second(subject.now()),
      durationSeconds: 90,
      pauseSeconds: 30,
      ...more,
    });

    it('adds up what was studied today', async () => {
      expect(await subject.studyTime.today()).toEqual({
        ok: true,
        value: { seconds: 0, sessions: 0 },
      });
      expect(await subject.studyTime.upload(studied())).toEqual({ ok: true });
      await subject.studyTime.upload(studied({ durationSeconds: 10, lessonId: undefined }));
      expect(await subject.studyTime.today()).toEqual({
        ok: true,
        value: { seconds: 100, sessions: 2 },
      });
    });

    it('takes the longest session there is', async () => {
      const startedAt = second(subject.now() - LONGEST_STUDY_SECONDS * 1000);
      const session = studied({ startedAt, durationSeconds: LONGEST_STUDY_SECONDS });
      expect(await subject.studyTime.upload(session)).toEqual({ ok: true });
    });

    it('counts the same session once', async () => {
      const session = studied();
      expect(await subject.studyTime.upload(session)).toEqual({ ok: true });
      expect(await subject.studyTime.upload(session)).toEqual({ ok: true });
      expect(await subject.studyTime.today()).toMatchObject({ value: { sessions: 1 } });
    });

    it('goes on with a session that was told of before it was over', async () => {
      const session = studied();
      await subject.studyTime.upload(session);
      subject.pass(60_000);
      const endedAt = second(subject.now());
      await subject.studyTime.upload({ ...session, endedAt, durationSeconds: 150 });
      await subject.studyTime.upload(session);
      const today = { seconds: 150, sessions: 1 };
      expect(await subject.studyTime.today()).toEqual({ ok: true, value: today });
    });

    it('tells of each day and month, also of those without study', async () => {
      await subject.studyTime.upload(studied());
      const first = studyDayOf(subject.now());
      subject.pass(2 * DAY_MS);
      await subject.studyTime.upload(studied({ durationSeconds: 10 }));
      await subject.studyTime.upload(studied({ durationSeconds: 5 }));
      const today = studyDayOf(subject.now());
      expect(await subject.studyTime.daily(4)).toEqual({
        ok: true,
        value: daysUpTo(today, 4).map((day) => {
          const empty = { day, seconds: 0, sessions: 0 };
          if (day === first) return { day, seconds: 90, sessions: 1 };
          return day === today ? { day, seconds: 15, sessions: 2 } : empty;
        }),
      });
      const months = await subject.studyTime.monthly(12);
      expect(months.ok && months.value.map(({ month }) => month)).toEqual(monthsUpTo(today, 12));
      const sum = months.ok && months.value.reduce((all, { seconds }) => all + seconds, 0);
      expect(sum).toBe(105);
    });

    it('tells of days in a row, and of what was reached', async () => {
      for (let day = 0; day < 3; day += 1) {
        if (day > 0) subject.pass(DAY_MS);
        await subject.studyTime.upload(studied());
      }
      const achievements = await subject.studyTime.achievements();
      expect(achievements).toMatchObject({
        ok: true,
        value: { consecutiveDays: 3, totalConsecutiveDays: 3, totalSeconds: 270 },
      });
      expect(achievements.ok && achievements.value.milestones[0]).toEqual({
        days: 3,
        reachedOn: studyDayOf(subject.now()),
      });
      subject.pass(2 * DAY_MS);
      expect(await subject.studyTime.achievements()).toMatchObject({
        value: { consecutiveDays: 0, totalConsecutiveDays: 3 },
      });
    });

    it('has a milestone celebrated once, and none that lies ahead', async () => {
      for (let day = 0; day < 3; day += 1) {
        if (day > 0) subject.pass(DAY_MS);
        await subject.studyTime.upload(studied());
      }
      const { studyTime } = subject;
      const claims = await Promise.all([studyTime.celebrate(3), studyTime.celebrate(3)]);
      expect(claims.filter((claim) => claim.ok && claim.value)).toHaveLength(1);
      expect(await studyTime.celebrate(3)).toEqual({ ok: true, value: false });
      for (const days of [5, 4]) {
        expect(await studyTime.celebrate(days)).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
      }
    });

    it('tells of a rest day that kept the row', async () => {
      for (let day = 0; day < 6; day += 1) {
        await subject.studyTime.upload(studied());
        subject.pass(DAY_MS);
      }
      const missed = studyDayOf(subject.now());
      const rested = { consecutiveDays: 6, restDaysLeft: 1, restDays: [] };
      expect(await subject.studyTime.achievements()).toMatchObject({ value: rested });
      subject.pass(DAY_MS);
      const kept = { consecutiveDays: 6, restDaysLeft: 0, restDays: [missed] };
      expect(await subject.studyTime.achievements()).toMatchObject({ value: kept });
    });

    it('tells of weeks and months, also of those in which nothing was measured', async () => {
      await subject.studyTime.upload(studied());
      const counts = { week: 26, month: 12 } as const;
      for (const by of ['week', 'month'] as const) {
        const trends = await subject.studyTime.trends(by);
        if (!trends.ok) throw new Error(trends.error.kind);
        expect(trends.value).toHaveLength(counts[by]);
        expect(trends.value.at(-1)).toEqual({
          beginsOn: beginningOf(studyDayOf(subject.now()), by),
          studySeconds: 90,
          levelScore: undefined,
          wordsPerMinute: undefined,
          reactionMs: undefined,
          newQuestions: 0,
          firstRight: undefined,
        });
        expect(trends.value.slice(0, -1).every(({ studySeconds }) => studySeconds === 0)).toBe(
          true,
        );
      }
    });

    it('begins a day anew', async () => {
      await subject.studyTime.upload(studied());
      subject.pass(DAY_MS);
      expect(await subject.studyTime.today()).toMatchObject({ value: { sessions: 0 } });
    });

    it('keeps the times of learners apart', async () => {
      await subject.studyTime.upload(studied());
      const { anothersStudyTime: anothers } = subject;
      expect(await anothers.today()).toMatchObject({ value: { sessions: 0 } });
      const daily = await anothers.daily(7);
      expect(daily.ok && daily.value.every(({ sessions }) => sessions === 0)).toBe(true);
      const monthly = await anothers.monthly(2);
      expect(monthly.ok && monthly.value.every(({ sessions }) => sessions === 0)).toBe(true);
      expect(await anothers.achievements()).toMatchObject({ value: { totalConsecutiveDays: 0 } });
    });

    needsSession(() => subject, {
      upload: ({ studyTime }) => studyTime.upload(studied()),
      today: ({ studyTime }) => studyTime.today(),
      daily: ({ studyTime }) => studyTime.daily(7),
      monthly: ({ studyTime }) => studyTime.monthly(12),
      achievements: ({ studyTime }) => studyTime.achievements(),
      celebrate: ({ studyTime }) => studyTime.celebrate(3),
      trends: ({ studyTime }) => studyTime.trends('week'),
    });
  });
}
