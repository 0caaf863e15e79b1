import { beforeEach, describe, expect, it } from 'vitest';
import { needsSession, type SessionControls } from './session-needed.contract.ts';
import type { Survey, SurveyApi } from './survey-api.ts';

interface Subject extends SessionControls {
  /** Of a new learner. */
  readonly survey: SurveyApi;
  isSurveyBehindHer(): Promise<boolean>;
}

/** The first option of every question. */
const firstOptions = ({ questions }: Survey) =>
  questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.slice(0, 1).map((option) => option.id),
  }));

export function surveyApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the SurveyApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const asked = async (): Promise<Survey> => {
      const survey = await subject.survey.survey();
      if (!survey.ok) throw new Error(survey.error.kind);
      return survey.value;
    };

    it('asks something, in every language, with options to choose from', async () => {
      const { questions, answers } = await asked();
      expect(questions.length).toBeGreaterThan(0);
      for (const { title, options } of questions) {
        expect(options.length).toBeGreaterThan(1);
        for (const text of [title, ...options.map(({ label }) => label)]) {
          expect(Object.values(text).every((words) => words.length > 0)).toBe(true);
        }
      }
      expect(answers).toEqual([]);
    });

    it('keeps the answers, and leads to the same lesson by the same answers', async () => {
      const given = firstOptions(await asked());
      const first = await subject.survey.answer(given);
      expect(first).toMatchObject({ ok: true, value: { lesson: { unlocked: true } } });
      expect(first.ok && first.value.goalMinutes).toBeGreaterThan(0);
      expect((await asked()).answers).toEqual(given);
      expect(await subject.survey.answer(given)).toEqual(first);
    });

    it('can be skipped, and is behind her then', async () => {
      expect(await subject.isSurveyBehindHer()).toBe(false);
      const skipped = await subject.survey.answer([]);
      expect(skipped).toMatchObject({ ok: true, value: { lesson: { unlocked: true } } });
      expect(await subject.isSurveyBehindHer()).toBe(true);
    });

    needsSession(() => subject, {
      survey: ({ survey }) => survey.survey(),
      answer: ({ survey }) => survey.answer([]),
    });
  });
}
