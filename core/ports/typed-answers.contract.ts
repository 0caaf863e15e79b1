import { describe, expect, it } from 'vitest';
import type { RecordsScene } from './records-scene.contract.ts';
import type { TypedAnswer } from './records-api.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about answers that are typed. */
export function typedAnswers(scene: RecordsScene): void {
  const { question, stored } = scene;

  const typed = (text: string, more: Partial<TypedAnswer> = {}): TypedAnswer => ({
    answerId: scene.subject.newId(),
    round: scene.round,
    questionId: question().id,
    answerMs: 3210,
    text,
    ...more,
  });

  const judged = async (answer: TypedAnswer) => {
    const detail = await scene.records.answerByTyping(answer);
    if (!detail.ok) throw new Error(detail.error.kind);
    return detail.value;
  };

  describe('a typed answer', () => {
    it('is correct when the model answer is typed, and there is nothing to hear', async () => {
      const answer = typed(` ${question().answers[0]} `);
      const detail = await judged(answer);
      expect(detail).toMatchObject({
        id: answer.answerId,
        outcome: 'correct',
        judged: 'correct',
        transcript: question().answers[0],
        nearest: question().answers[0],
        answerMs: 3210,
        audio: undefined,
        reactionMs: undefined,
        wordsPerMinute: undefined,
      });
      expect((await stored()).details).toEqual([detail]);
    });

    it('is wrong when something else is typed, and says why', async () => {
      const detail = await judged(typed('Bananas dance quietly'));
      expect(detail.outcome).toBe('wrong');
      expect(detail.remarks.length).toBeGreaterThan(0);
    });

    it('is graded once when it is sent twice, whatever is typed then', async () => {
      const answer = typed('Bananas dance quietly');
      const first = await judged(answer);
      scene.subject.pass(1000);
      expect(await judged({ ...answer, text: question().answers[0] ?? '' })).toEqual(first);
      expect((await stored()).details).toHaveLength(1);
    });

    it.each(['', '   ', '寝坊した', 'Ｉ overslept.'])('is refused as "%s"', async (text) => {
      const before = await scene.records.record(scene.round.id);
      expect(await scene.records.answerByTyping(typed(text))).toEqual({
        ok: false,
        error: { kind: 'not-english' },
      });
      expect(await scene.records.record(scene.round.id)).toEqual(before);
    });

    it.each([
      ['another lesson', () => question(0, scene.subject.otherLesson).id],
      ['no lesson', () => 'nowhere'],
    ])('is not for a question of %s', async (_, questionId) => {
      expect(
        await scene.records.answerByTyping(typed('Hello.', { questionId: questionId() })),
      ).toEqual(notFound);
    });

    it('is found again by its id, and by no other learner', async () => {
      const detail = await judged(typed('Bananas dance quietly'));
      expect(await scene.records.detail(detail.id)).toEqual({ ok: true, value: detail });
      expect(await scene.subject.another.detail(detail.id)).toEqual(notFound);
      expect(await scene.records.detail(scene.subject.newId())).toEqual(notFound);
    });
  });

  describe('another wording', () => {
    it('is right, and a different one each time, until there is none left', async () => {
      const detail = await judged(typed('Bananas dance quietly'));
      const [model, ...others] = question().answers;
      const given: string[] = [];
      for (;;) {
        const generated = await scene.records.generate(detail.id);
        if (!generated.ok) {
          expect(generated.error).toEqual({ kind: 'answer-not-generated' });
          break;
        }
        given.push(generated.value);
      }
      expect(new Set(given).size).toBe(given.length);
      expect(given.every((answer) => others.includes(answer))).toBe(true);
      expect(given).not.toContain(model);
      expect(given.length).toBeGreaterThan(0);
      expect(await scene.records.detail(detail.id)).toMatchObject({ value: { generated: given } });
    });

    it('is not given for an answer of another learner', async () => {
      const detail = await judged(typed('Bananas dance quietly'));
      expect(await scene.subject.another.generate(detail.id)).toEqual(notFound);
    });
  });
}
