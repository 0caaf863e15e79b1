import { describe, expect, it } from 'vitest';
import type { RecordsScene } from './records-scene.contract.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about answers by voice. */
export function spokenAnswers(scene: RecordsScene): void {
  const { question, right, wrong, spoken, judged, detailOf, stored } = scene;

  describe('a spoken answer', () => {
    it('is correct when the model answer is said', async () => {
      const answer = spoken(right());
      const verdict = await judged(answer);
      expect(verdict.outcome).toBe('correct');
      const detail = detailOf(verdict);
      expect(detail).toMatchObject({
        id: answer.answerId,
        recordId: scene.round.id,
        questionId: question().id,
        outcome: 'correct',
        judged: 'correct',
        nearest: question().answers[0],
        answerMs: 2345,
        audio: expect.any(String),
        answeredAt: expect.stringMatching(/Z$/),
      });
      expect(detail.words.length).toBeGreaterThan(0);
      expect(detail.words.every(({ mark }) => mark === 'right')).toBe(true);
      expect((await stored()).details).toEqual([detail]);
    });

    it('opens its round, and not one of a lesson that is locked', async () => {
      const { subject, records } = scene;
      const round = { ...scene.round, id: subject.newId() };
      const answer = { ...spoken(right()), round };
      expect(await records.answerByVoice(answer)).toMatchObject({ value: { outcome: 'correct' } });
      expect(await records.record(round.id)).toMatchObject({ value: { mode: round.mode } });
      const locked = { ...round, id: subject.newId(), lessonId: subject.otherLesson.id };
      const questionId = subject.otherLesson.questions[0]?.id ?? '';
      const other = { ...answer, answerId: subject.newId(), round: locked, questionId };
      expect(await records.answerByVoice(other)).toEqual({
        ok: false,
        error: { kind: 'lesson-locked' },
      });
      expect(await records.record(locked.id)).toEqual(notFound);
    });

    it('leaves no round behind where it was not understood', async () => {
      const round = { ...scene.round, id: scene.subject.newId() };
      const take = scene.subject.noise;
      expect(await scene.records.answerByVoice({ ...spoken(take), round })).toMatchObject({
        ok: false,
      });
      expect(await scene.records.record(round.id)).toEqual(notFound);
    });

    it('is wrong when something else is said, and says why, beside which answer', async () => {
      const detail = detailOf(await judged(spoken(wrong())));
      expect(detail).toMatchObject({ outcome: 'wrong', judged: 'wrong' });
      expect(detail.transcript).toMatch(/bananas/i);
      expect(detail.nearest).toMatch(/[a-z]/);
      expect(detail.remarks.length).toBeGreaterThan(0);
      for (const { mark, ...sides } of detail.words) {
        expect('expected' in sides).toBe(mark !== 'extra');
        expect('said' in sides).toBe(mark !== 'missing');
      }
    });

    it('is graded once when it is sent twice, whatever is sent then', async () => {
      const answer = spoken(right());
      const first = await judged(answer);
      scene.subject.pass(1000);
      expect(await judged({ ...answer, take: wrong() })).toEqual(first);
      expect(await judged({ ...answer, questionId: question(1).id })).toEqual(first);
      expect((await stored()).details).toHaveLength(1);
    });

    it('is graded once when it is sent twice at the same time', async () => {
      const answer = spoken(right());
      const [one, two] = await Promise.all([judged(answer), judged(answer)]);
      expect(two).toEqual(one);
      expect((await stored()).details).toHaveLength(1);
    });

    it('is asked for again when it was not clear, and grades nothing', async () => {
      const before = await scene.records.record(scene.round.id);
      const verdict = await judged(spoken(scene.subject.mumble('Bananas dance quietly')));
      expect(verdict).toMatchObject({ outcome: 'say-again', transcript: expect.any(String) });
      expect(await scene.records.record(scene.round.id)).toEqual(before);
      expect(await scene.subject.listed()).toEqual([]);
    });

    it.each([
      ['no-speech', () => scene.subject.say('')],
      ['audio-unreadable', () => scene.subject.noise],
    ] as const)('is refused as %s, and grades nothing', async (kind, take) => {
      const before = await scene.records.record(scene.round.id);
      expect(await scene.records.answerByVoice(spoken(take()))).toEqual({
        ok: false,
        error: { kind },
      });
      expect(await scene.records.record(scene.round.id)).toEqual(before);
      expect(await scene.subject.listed()).toEqual([]);
    });

    it('that could not be recognised is graded when it is sent again', async () => {
      const before = await scene.records.record(scene.round.id);
      const answer = spoken(right());
      scene.subject.breakRecognizer(true);
      expect(await scene.records.answerByVoice(answer)).toEqual({
        ok: false,
        error: { kind: 'recognition-failed' },
      });
      expect(await scene.records.record(scene.round.id)).toEqual(before);
      scene.subject.breakRecognizer(false);
      expect((await judged(answer)).outcome).toBe('correct');
    });

    it.each([
      ['another lesson', () => question(0, scene.subject.otherLesson).id],
      ['no lesson', () => 'nowhere'],
    ])('is not for a question of %s', async (_, questionId) => {
      const answer = spoken(right(), { questionId: questionId() });
      expect(await scene.records.answerByVoice(answer)).toEqual(notFound);
      expect(await scene.subject.listed()).toEqual([]);
    });
  });
}
