import { describe, expect, it } from 'vitest';
import type { SpeedLevel } from '../domain/lesson/speed-level.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import type { RecordsScene } from './records-scene.contract.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about what rounds come to. */
export function standings(scene: RecordsScene): void {
  const { stored } = scene;

  const standing = async () => {
    const found = await scene.records.standing(scene.subject.lesson.id);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  };

  /** A round of its own: the outcome of each question in turn, a second apart. */
  const play = async (level: SpeedLevel, outcomes: readonly Outcome[], answerMs = 100) => {
    scene.round = { ...scene.round, id: scene.subject.newId(), level };
    for (const [index, question] of scene.subject.lesson.questions.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      scene.subject.pass(1000);
      await scene.records.grade(scene.grade({ questionId: question.id, outcome, answerMs }));
    }
    return scene.round.id;
  };

  const allRight = (): readonly Outcome[] =>
    scene.subject.lesson.questions.map((): Outcome => 'correct');

  describe('where she stands in a lesson', () => {
    it('is at the first level before anything is graded', async () => {
      expect(await standing()).toEqual({
        levels: ['normal', 'quick', 'fast', 'extreme'].map((level) => ({
          level,
          isOpen: level === 'normal',
          isCleared: false,
          bestTimeMs: undefined,
        })),
        roundsDone: 0,
        openRound: undefined,
        records: [],
      });
    });

    it('knows the round that was left, with what counts in it', async () => {
      const [first, second] = scene.subject.lesson.questions;
      const id = await play('normal', ['wrong', 'correct']);
      scene.subject.pass(1000);
      await scene.records.grade(scene.grade({ questionId: first?.id ?? '', outcome: 'correct' }));
      expect((await standing()).openRound).toEqual({
        id,
        mode: 'ai',
        level: 'normal',
        outcomes: { [first?.id ?? '']: 'correct', [second?.id ?? '']: 'correct' },
        laps: [
          { questionId: first?.id, outcome: 'wrong', answerMs: 100 },
          { questionId: second?.id, outcome: 'correct', answerMs: 100 },
          { questionId: first?.id, outcome: 'correct', answerMs: expect.any(Number) },
        ],
      });
      expect((await standing()).records).toMatchObject([{ id, finished: false }]);
    });

    it('knows no round that was left once a later one is finished', async () => {
      await play('normal', ['wrong']);
      const later = await play('normal', ['wrong']);
      await scene.records.finish(later);
      expect(await standing()).toMatchObject({ openRound: undefined, roundsDone: 1 });
    });

    it('opens the next level, with the best time of this one', async () => {
      for (const answerMs of [300, 200, 400]) {
        await scene.records.finish(await play('normal', allRight(), answerMs));
      }
      const count = scene.subject.lesson.questions.length;
      const { levels, roundsDone } = await standing();
      expect(levels[0]).toEqual({
        level: 'normal',
        isOpen: true,
        isCleared: true,
        bestTimeMs: 200 * count,
      });
      expect(levels[1]).toMatchObject({ isOpen: true, isCleared: false });
      expect(levels[2]).toMatchObject({ isOpen: false });
      expect(roundsDone).toBe(3);
    });

    it('is nowhere in a lesson that does not exist', async () => {
      expect(await scene.records.standing('nowhere')).toEqual(notFound);
    });
  });

  describe('what a round has come to', () => {
    it('is cleared by right answers in time, and says what comes next', async () => {
      const finished = await scene.records.finish(await play('quick', allRight()));
      const count = scene.subject.lesson.questions.length;
      expect(finished).toMatchObject({
        ok: true,
        value: {
          level: 'quick',
          totalMs: 100 * count,
          isCleared: true,
          bestTimeMs: 100 * count,
          roundsDone: 1,
          nextLesson: { unlocked: true },
        },
      });
      expect((await stored()).targetMs).toBeGreaterThan(100 * count);
    });

    it('is not cleared by right answers that took too long', async () => {
      await scene.records.finish(await play('quick', allRight(), 60_000));
      expect(await stored()).toMatchObject({ isCleared: false });
    });

    it('is not cleared with a wrong answer, and has no best time', async () => {
      await scene.records.finish(await play('normal', ['correct', 'wrong']));
      expect(await stored()).toMatchObject({ isCleared: false, bestTimeMs: undefined });
    });
  });

  describe('a round with the right answers of another', () => {
    it('has those, and is left to be gone on with', async () => {
      const id = await play('normal', ['correct', 'wrong']);
      await scene.records.finish(id);
      const newId = scene.subject.newId();
      scene.subject.pass(1000);
      const copied = await scene.records.copyFromCorrect(id, newId);
      const [first] = scene.subject.lesson.questions;
      expect(copied).toMatchObject({
        ok: true,
        value: { id: newId, finished: false, correctCount: 1, answeredCount: 1, level: 'normal' },
      });
      expect((await standing()).openRound).toMatchObject({
        id: newId,
        outcomes: { [first?.id ?? '']: 'correct' },
      });
    });

    it('is begun once by one id', async () => {
      const id = await play('normal', ['correct', 'wrong']);
      const newId = scene.subject.newId();
      const copied = await scene.records.copyFromCorrect(id, newId);
      scene.subject.pass(1000);
      expect(await scene.records.copyFromCorrect(id, newId)).toEqual(copied);
    });

    it('is not made of what is not hers', async () => {
      const id = await play('normal', ['correct']);
      expect(await scene.subject.another.copyFromCorrect(id, scene.subject.newId())).toEqual(
        notFound,
      );
      expect(
        await scene.records.copyFromCorrect(scene.subject.newId(), scene.subject.newId()),
      ).toEqual(notFound);
    });
  });
}
