import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { Take } from './recorder.ts';
import type { RecordsApi } from './records-api.ts';
import type { ReviewApi } from './review-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly reviews: ReviewApi;
  readonly records: RecordsApi;
  /** Open to her from the beginning. */
  readonly lesson: Lesson;
  /** Opens once the lesson before it is learned. */
  readonly lockedLesson: Lesson;
  say(text: string): Take;
  /** So unclear that it cannot be judged. */
  mumble(text: string): Take;
  readonly noise: Take;
  breakRecognizer(isBroken: boolean): void;
}

/** The part of the ReviewApi contract that says what an answer is worth. */
export function reviewJudgingContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} judges answers of reviews`, () => {
    let subject: Subject;
    let id: string;
    let model: string;

    beforeEach(async () => {
      subject = await fresh();
      const [question] = subject.lesson.questions;
      [id, model] = [question?.id ?? '', question?.answers[0] ?? ''];
    });

    it('is right where she says an accepted answer', async () => {
      const { reviews, say } = subject;
      expect(await reviews.judgeVoice(id, say(model))).toMatchObject({
        ok: true,
        value: {
          outcome: 'correct',
          detail: { outcome: 'correct', judged: 'correct', transcript: model, nearest: model },
        },
      });
    });

    it('is wrong where she says something else, and says why', async () => {
      const { reviews, say } = subject;
      const judged = await reviews.judgeVoice(id, say('Pineapples dance'));
      expect(judged).toMatchObject({ ok: true, value: { outcome: 'wrong' } });
      const detail = judged.ok && 'detail' in judged.value ? judged.value.detail : undefined;
      expect(detail?.judged).toBe('wrong');
      expect(detail?.remarks.length).toBeGreaterThan(0);
    });

    it('asks again where it has not understood her', async () => {
      const judged = await subject.reviews.judgeVoice(id, subject.mumble('Pineapples dance'));
      expect(judged).toMatchObject({ ok: true, value: { outcome: 'say-again' } });
      expect(judged.ok && 'detail' in judged.value).toBe(false);
    });

    it('tells why a take cannot be judged', async () => {
      const { reviews, say, noise } = subject;
      const refused = (kind: string) => ({ ok: false, error: { kind } });
      expect(await reviews.judgeVoice(id, say(''))).toEqual(refused('no-speech'));
      expect(await reviews.judgeVoice(id, noise)).toEqual(refused('audio-unreadable'));
      subject.breakRecognizer(true);
      expect(await reviews.judgeVoice(id, say(model))).toEqual(refused('recognition-failed'));
      subject.breakRecognizer(false);
    });

    it('reads what she types', async () => {
      const { reviews } = subject;
      expect(await reviews.judgeTyped(id, ` ${model} `)).toMatchObject({
        ok: true,
        value: { outcome: 'correct', judged: 'correct', transcript: model },
      });
      const wrong = { ok: true, value: { outcome: 'wrong' } };
      expect(await reviews.judgeTyped(id, 'Pineapples dance')).toMatchObject(wrong);
      const refused = { ok: false, error: { kind: 'not-english' } };
      expect(await reviews.judgeTyped(id, 'ねむい')).toEqual(refused);
    });

    it('keeps nothing', async () => {
      const { reviews, records, lesson, say } = subject;
      await reviews.judgeVoice(id, say(model));
      await reviews.judgeTyped(id, 'Pineapples dance');
      expect(await reviews.items()).toEqual({ ok: true, value: [] });
      expect(await records.standing(lesson.id)).toMatchObject({ ok: true, value: { records: [] } });
    });

    it('judges only what she may open', async () => {
      const { reviews, lockedLesson, say } = subject;
      const locked = lockedLesson.questions[0]?.id ?? '';
      const refused = { ok: false, error: { kind: 'lesson-locked' } };
      expect(await reviews.judgeVoice(locked, say(model))).toEqual(refused);
      expect(await reviews.judgeTyped(locked, model)).toEqual(refused);
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await reviews.judgeVoice('nowhere', say(model))).toEqual(notFound);
      expect(await reviews.judgeTyped('nowhere', model)).toEqual(notFound);
    });

    needsSession(() => subject, {
      judgeVoice: ({ reviews, say }) => reviews.judgeVoice(id, say(model)),
      judgeTyped: ({ reviews }) => reviews.judgeTyped(id, model),
    });
  });
}
