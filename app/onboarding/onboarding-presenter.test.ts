import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { SurveyAnswer, SurveyApi, SurveyQuestion } from '../../core/ports/survey-api.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { morningLesson } from '../books/example-books.ts';
import { OnboardingPresenter } from './onboarding-presenter.ts';

const text = (words: string) => ({ ja: words, en: words, ko: words });
const question = (id: string, choice: SurveyQuestion['choice']): SurveyQuestion => ({
  id,
  title: text(id),
  choice,
  options: ['a', 'b', 'c'].map((option) => ({ id: option, label: text(option) })),
});

class TwoQuestions implements SurveyApi {
  readonly sent: (readonly SurveyAnswer[])[] = [];
  answers: readonly SurveyAnswer[] = [];
  isOffline = false;

  async survey() {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    const questions = [question('level', 'one'), question('goals', 'several')];
    return ok({ questions, answers: this.answers });
  }

  async answer(answers: readonly SurveyAnswer[]) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    this.sent.push(answers);
    return ok({ lesson: morningLesson, goalMinutes: 5, goalLessons: 1 });
  }
}

describe('the onboarding', () => {
  let survey: TwoQuestions;
  let onboarding: OnboardingPresenter;

  beforeEach(() => {
    survey = new TwoQuestions();
    onboarding = new OnboardingPresenter(survey, new MemoryReporter());
  });

  it('asks one question at a time, and recommends a lesson at the end', async () => {
    await onboarding.load();
    expect(onboarding.state).toMatchObject({ step: 'asking', number: 1, total: 2, chosen: [] });
    onboarding.choose(['b']);
    expect(onboarding.state).toMatchObject({ number: 1, chosen: ['b'] });
    await onboarding.goOn();
    onboarding.choose(['a', 'c']);
    await onboarding.goOn();
    expect(survey.sent).toEqual([
      [
        { questionId: 'level', optionIds: ['b'] },
        { questionId: 'goals', optionIds: ['a', 'c'] },
      ],
    ]);
    expect(onboarding.state).toEqual({
      step: 'recommended',
      first: { lesson: morningLesson, goalMinutes: 5, goalLessons: 1 },
    });
  });

  it('goes back to a question with what was chosen there', async () => {
    await onboarding.load();
    onboarding.choose(['b']);
    await onboarding.goOn();
    onboarding.goBack();
    expect(onboarding.state).toMatchObject({ number: 1, chosen: ['b'] });
    onboarding.goBack();
    expect(onboarding.state).toMatchObject({ number: 1 });
  });

  it('begins with what she answered before', async () => {
    survey.answers = [{ questionId: 'level', optionIds: ['c'] }];
    await onboarding.load();
    expect(onboarding.state).toMatchObject({ number: 1, chosen: ['c'] });
  });

  it('can be skipped at any question, and recommends a lesson all the same', async () => {
    await onboarding.load();
    onboarding.choose(['b']);
    await onboarding.goOn();
    await onboarding.skip();
    expect(survey.sent).toEqual([[]]);
    expect(onboarding.state.step).toBe('recommended');
  });

  it('loses no answer when the network is away', async () => {
    await onboarding.load();
    onboarding.choose(['b']);
    await onboarding.goOn();
    survey.isOffline = true;
    await onboarding.goOn();
    expect(onboarding.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    survey.isOffline = false;
    await onboarding.retry();
    expect(survey.sent).toEqual([[{ questionId: 'level', optionIds: ['b'] }]]);
  });

  it('can be loaded again when the network was away', async () => {
    survey.isOffline = true;
    await onboarding.load();
    survey.isOffline = false;
    await onboarding.retry();
    expect(onboarding.state).toMatchObject({ step: 'asking', number: 1 });
  });
});
