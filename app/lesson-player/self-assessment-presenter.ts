import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { PromptPresenter } from '../answering/prompt-presenter.ts';
import type { LostGradesState } from './lost-grades-state.ts';
import type { LessonTurn } from './player-state.ts';
import type { RoundState } from './round-state.ts';

export interface SelfAssessmentDependencies {
  readonly records: RecordsApi;
  readonly lostGrades: Pick<LostGradesState, 'tell'>;
  /** In the language she is asked in. */
  readonly prompt: Pick<PromptPresenter, 'shown'>;
  /** Whether she has left the lesson. */
  readonly isLeft: () => boolean;
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
    const { records, reporter, prompt, lostGrades, isLeft } = this.#dependencies;
    const asked = prompt.shown;
    const answerMs = state.step === 'graded' ? state.detail.answerMs : turn.lap.ms();
    const grade = { answerId, round, questionId: question.id, outcome, answerMs };
    const graded = await attempt(reporter, 'grade answer', () => records.grade(grade));
    // She may have gone on to the next question meanwhile.
    const isHere = !isLeft() && turn.isAnswerOpen && turn.answerId === answerId;
    if (graded.ok) return isHere ? turn.settle(graded.value) : turn.settleLate(graded.value);
    if (isHere) turn.show({ step: 'self-judging', because: graded.error });
    else if (asked) lostGrades.tell(asked);
  }
}
