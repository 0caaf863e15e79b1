import { describe, expect, it } from 'vitest';
import type { RecordsScene } from './records-scene.contract.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about what is not one's own. */
export function anothersRecords(scene: RecordsScene): void {
  const { right, wrong, spoken, grade, detailOf, stored } = scene;

  describe("another learner's", () => {
    it('round is not there', async () => {
      await scene.records.grade(grade());
      const before = await stored();
      const { another } = scene.subject;
      expect(await another.record(scene.round.id)).toEqual(notFound);
      expect(await another.finish(scene.round.id)).toEqual(notFound);
      expect(await another.grade(grade())).toEqual(notFound);
      expect(await another.answerByVoice(spoken(right()))).toEqual(notFound);
      expect(await stored()).toEqual(before);
    });

    it('answer cannot be had, flipped or taken by its id', async () => {
      const theirs = { ...scene.round, id: scene.subject.newId() };
      const taken = await scene.subject.another.answerByVoice(spoken(wrong(), { round: theirs }));
      const { id } = detailOf(
        taken.ok ? taken.value : { outcome: 'say-again', transcript: '', words: [] },
      );
      expect(await scene.records.answerByVoice(spoken(right(), { answerId: id }))).toEqual(
        notFound,
      );
      expect(await scene.records.grade(grade({ answerId: id }))).toEqual(notFound);
      expect(await scene.subject.listed()).toEqual([]);
      expect(await scene.subject.another.record(theirs.id)).toMatchObject({
        value: { details: [{ id, outcome: 'wrong' }] },
      });
    });
  });
}
