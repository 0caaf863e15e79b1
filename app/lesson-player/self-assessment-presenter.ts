import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { LessonTurn } from './player-state.ts';
import type { RoundState } from './round-state.ts';

export interface SelfAssessmentDependencies {
  readonly records: RecordsApi;
  readonly reporter: Reporter;
}

/** The learner says herself how she did: instead of the judge, or after him. */
export class SelfAssessmentPresenter {
  readonly #turn: LessonTurn;
  readonly #progress: RoundState;
  readonly #dependencies: SelfAssessmentDependencies;

  constructor(turn: LessonTurn, progress: RoundState, dependencies: SelfAssessmentDependencies) {
    this.#turn = turn;
    this.#progress = progress;
    this.#dependencies = dependencies;
  }

  async judge(outcome: Outcome): Promise<void> {
    if (this.#turn.state.step === 'self-judging') await this.#grade(outcome);
  }

  /** She knows better than the judge, or what he left open. */
  async settle(outcome: Outcome): Promise<void> {
    if (this.#turn.state.step === 'graded') await this.#grade(outcome);
  }

  async #grade(outcome: Outcome): Promise<void> {
    const turn = this.#turn;
    const { answerId, state } = turn;
    const { question, round } = this.#progress;
    if (!question) return;
    const { records, reporter } = this.#dependencies;
    const answerMs = state.step === 'graded' ? state.detail.answerMs : turn.lap.ms();
    const grade = { answerId, round, questionId: question.id, outcome, answerMs };
    const graded = await attempt(reporter, 'grade answer', () => records.grade(grade));
    // She may have gone on to the next question meanwhile.
    const isHere = turn.isAnswerOpen && turn.answerId === answerId;
    if (!isHere) return graded.ok ? turn.settleLate(graded.value) : undefined;
    if (graded.ok) turn.settle(graded.value);
    else turn.show({ step: 'self-judging', because: graded.error });
  }
}
