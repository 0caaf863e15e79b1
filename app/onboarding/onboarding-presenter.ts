import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type {
  FirstLesson,
  SurveyAnswer,
  SurveyApi,
  SurveyQuestion,
} from '../../core/ports/survey-api.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import type { Result } from '../../core/shared/result.ts';

export type OnboardingState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'asking';
      readonly question: SurveyQuestion;
      /** Counted from 1. */
      readonly number: number;
      readonly total: number;
      readonly chosen: readonly string[];
    }
  | { readonly step: 'sending' }
  | { readonly step: 'recommended'; readonly first: FirstLesson }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

/** A few questions for a newcomer, one at a time, and the lesson that suits her. */
export class OnboardingPresenter {
  state: OnboardingState = { step: 'loading' };

  readonly #survey: SurveyApi;
  readonly #reporter: Reporter;
  #questions: readonly SurveyQuestion[] = [];
  #chosen: ReadonlyMap<string, readonly string[]> = new Map();
  readonly #loading = coalesce(() => this.#load());
  /** What failed last, to be tried again. */
  #again: () => Promise<void> = () => this.load();

  constructor(survey: SurveyApi, reporter: Reporter) {
    this.#survey = survey;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(): Promise<void> {
    return this.#loading();
  }

  choose(optionIds: readonly string[]): void {
    if (this.state.step !== 'asking') return;
    this.#chosen = new Map(this.#chosen).set(this.state.question.id, optionIds);
    this.#ask(this.state.number);
  }

  /** The next question; after the last one, the lesson. A question without an answer is left out. */
  async goOn(): Promise<void> {
    if (this.state.step !== 'asking') return;
    if (this.state.number < this.state.total) return this.#ask(this.state.number + 1);
    await this.#send(this.#answers());
  }

  goBack(): void {
    if (this.state.step === 'asking' && this.state.number > 1) this.#ask(this.state.number - 1);
  }

  /** The survey is behind her; a lesson is recommended all the same. */
  async skip(): Promise<void> {
    if (this.state.step === 'asking') await this.#send([]);
  }

  async retry(): Promise<void> {
    if (this.state.step === 'failed') await this.#again();
  }

  async #load(): Promise<void> {
    this.#show({ step: 'loading' });
    const loaded = await attempt(this.#reporter, 'survey', () => this.#survey.survey());
    if (!loaded.ok) return this.#fail(loaded, () => this.load());
    this.#questions = loaded.value.questions;
    this.#chosen = new Map(
      loaded.value.answers.map(({ questionId, optionIds }) => [questionId, optionIds]),
    );
    if (this.#questions.length === 0) return this.#send([]);
    this.#ask(1);
  }

  async #send(answers: readonly SurveyAnswer[]): Promise<void> {
    this.#show({ step: 'sending' });
    const sent = await attempt(this.#reporter, 'answer survey', () => this.#survey.answer(answers));
    if (!sent.ok) return this.#fail(sent, () => this.#send(answers));
    this.#show({ step: 'recommended', first: sent.value });
  }

  #answers(): readonly SurveyAnswer[] {
    return this.#questions.flatMap(({ id }) => {
      const optionIds = this.#chosen.get(id) ?? [];
      return optionIds.length === 0 ? [] : [{ questionId: id, optionIds }];
    });
  }

  #ask(number: number): void {
    const question = this.#questions[number - 1];
    if (!question) return;
    const chosen = this.#chosen.get(question.id) ?? [];
    this.#show({ step: 'asking', question, number, total: this.#questions.length, chosen });
  }

  #fail(
    failed: Extract<Result<unknown, ApiError | Unexpected>, { ok: false }>,
    again: () => Promise<void>,
  ): void {
    this.#again = again;
    this.#show({ step: 'failed', error: failed.error });
  }

  #show(state: OnboardingState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
