import { beforeEach, describe, expect, it } from 'vitest';
import type { StudiedSession } from '../study-time/studied-session.ts';
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

    it('counts the same session once', async () => {
      const session = studied();
      expect(await subject.studyTime.upload(session)).toEqual({ ok: true });
      expect(await subject.studyTime.upload(session)).toEqual({ ok: true });
      expect(await subject.studyTime.today()).toMatchObject({ value: { sessions: 1 } });
    });

    it('begins a day anew', async () => {
      await subject.studyTime.upload(studied());
      subject.pass(DAY_MS);
      expect(await subject.studyTime.today()).toMatchObject({ value: { sessions: 0 } });
    });

    it('keeps the times of learners apart', async () => {
      await subject.studyTime.upload(studied());
      expect(await subject.anothersStudyTime.today()).toMatchObject({ value: { sessions: 0 } });
    });

    needsSession(() => subject, {
      upload: ({ studyTime }) => studyTime.upload(studied()),
      today: ({ studyTime }) => studyTime.today(),
    });
  });
}
