import { describe, expect, it } from 'vitest';
import type { RecordsScene } from './records-scene.contract.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about rounds. */
export function rounds(scene: RecordsScene): void {
  const { question, wrong, spoken, grade, judged, stored } = scene;

  describe('a round', () => {
    it('is there once its first question is graded', async () => {
      expect(await scene.records.record(scene.round.id)).toEqual(notFound);
      await scene.records.grade(grade());
      expect(await stored()).toMatchObject({
        id: scene.round.id,
        lessonId: scene.round.lessonId,
        mode: 'ai',
        level: 'normal',
        finished: false,
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        answeredCount: 1,
        questionCount: scene.subject.lesson.questions.length,
      });
    });

    it('is what it was, whatever a later answer says of it', async () => {
      await scene.records.grade(grade());
      const round = {
        ...scene.round,
        lessonId: scene.subject.otherLesson.id,
        mode: 'self',
      } as const;
      await scene.records.grade(grade({ round, questionId: question(1).id }));
      expect(await stored()).toMatchObject({ lessonId: scene.round.lessonId, mode: 'ai' });
    });

    it('is not begun in a lesson that is locked, until the lesson before is learned', async () => {
      const { otherLesson, newId } = scene.subject;
      const locked = { ...scene.round, id: newId(), lessonId: otherLesson.id };
      const first = grade({ round: locked, questionId: question(0, otherLesson).id });
      expect(await scene.records.grade(first)).toEqual({
        ok: false,
        error: { kind: 'lesson-locked' },
      });
      expect(await scene.records.record(locked.id)).toEqual(notFound);
      for (const { id: questionId } of scene.subject.lesson.questions) {
        await scene.records.grade(grade({ questionId }));
      }
      expect(await scene.records.grade(first)).toMatchObject({ ok: true });
    });

    it('is listed once its first question is graded, however', async () => {
      await judged(spoken(wrong()));
      expect(await scene.subject.listed()).toEqual([scene.round.id]);
      const { id } = scene.round;
      scene.round = { ...scene.round, id: scene.subject.newId() };
      scene.subject.pass(1000);
      await scene.records.grade(grade());
      expect(await scene.subject.listed()).toEqual([scene.round.id, id]);
    });

    it('keeps the time of its first graded question, in UTC', async () => {
      await scene.records.grade(grade());
      const { savedAt } = await stored();
      scene.subject.pass(60_000);
      await scene.records.grade(grade({ questionId: question(1).id }));
      expect((await stored()).savedAt).toBe(savedAt);
      expect(savedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    });

    it('counts for each question what was answered last', async () => {
      for (const outcome of ['wrong', 'correct', 'wrong'] as const) {
        scene.subject.pass(1000);
        await scene.records.grade(grade({ outcome }));
      }
      scene.subject.pass(1000);
      await scene.records.grade(grade({ questionId: question(1).id }));
      expect(await stored()).toMatchObject({ answeredCount: 2, correctCount: 1 });
      expect((await stored()).details.map(({ outcome }) => outcome)).toEqual([
        'wrong',
        'correct',
        'wrong',
        'correct',
      ]);
    });

    it('is over once it is finished, even twice', async () => {
      await scene.records.grade(grade());
      const finished = await scene.records.finish(scene.round.id);
      expect(finished).toMatchObject({ ok: true, value: { id: scene.round.id, finished: true } });
      scene.subject.pass(1000);
      expect(await scene.records.finish(scene.round.id)).toEqual(finished);
      expect(await scene.records.record(scene.round.id)).toEqual(finished);
    });

    it('needs a lesson that exists', async () => {
      const round = { ...scene.round, lessonId: 'nowhere' };
      expect(await scene.records.grade(grade({ round }))).toEqual(notFound);
    });

    it('that was never begun is not there', async () => {
      const id = scene.subject.newId();
      expect(await scene.records.record(id)).toEqual(notFound);
      expect(await scene.records.finish(id)).toEqual(notFound);
    });
  });
}
