import assert from 'node:assert/strict';
import { inLanguage, lessonPath } from '../../../core/navigation/paths.ts';
import type { FirstLesson } from '../../../core/ports/survey-api.ts';
import type { AnswersSurvey } from '../answers-survey.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessSurvey implements AnswersSurvey {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async answers(wanted: readonly string[] = []): Promise<void> {
    const { survey } = this.#app;
    assert.ok(survey, `She is at ${this.#app.address}, and is asked nothing`);
    while (survey.state.step === 'asking') {
      const { options } = survey.state.question;
      const option = options.find(({ label }) => wanted.includes(label.ja)) ?? options[0];
      survey.choose(option ? [option.id] : []);
      await survey.goOn();
    }
  }

  async taps(): Promise<number> {
    throw new Error('There is nothing to tap without a screen');
  }

  async skips(): Promise<void> {
    await this.#app.survey?.skip();
  }

  async firstLesson(): Promise<{ title: string; minutes: number } | undefined> {
    const first = this.#first();
    return first?.lesson && { title: first.lesson.title.ja, minutes: first.goalMinutes };
  }

  async beginsFirstLesson(): Promise<void> {
    const lesson = this.#first()?.lesson;
    assert.ok(lesson, 'She is offered no lesson');
    await this.#app.goesOnTo(inLanguage(lessonPath(lesson.id), this.#app.language));
  }

  #first(): FirstLesson | undefined {
    const state = this.#app.survey?.state;
    return state?.step === 'recommended' ? state.first : undefined;
  }
}
