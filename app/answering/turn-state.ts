import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { LoudnessAdvice } from '../../core/recording/loudness.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import type { AnswerError, AnswerState, AroundState, Loading } from './answer-state.ts';
import { LapState } from './lap-state.ts';

/** Longer than judging takes: something on the way is stuck. */
export const SLOW_AFTER_MS = 5_000;

export interface TurnRules<Detail> {
  /** The answer counts, as it is now. */
  settled(detail: Detail): void;
  /** Where the judge can't be had, the learner judges instead of losing her answer. */
  readonly judgesHerselfAfter: readonly AnswerError['kind'][];
}

/** A turn, whatever is before and after it. */
export interface Turn<Detail extends GradedAnswer> {
  readonly state: AnswerState<Detail> | AroundState;
  readonly canAnswer: boolean;
  readonly lap: LapState;
  answerId: string;
  show(state: AnswerState<Detail>): void;
  starts(isStarting: boolean): void;
  settle(detail: Detail): void;
  /** The answer counts, and another question may be asked by now. */
  settleLate(detail: Detail): void;
  refuse(error: AnswerError | Unexpected, canResend: boolean, loudness?: LoudnessAdvice): void;
}

/** One question being asked and answered: what every way of answering it shares. */
export class TurnState<
  Detail extends GradedAnswer,
  Around extends AroundState,
> implements Turn<Detail> {
  state: AnswerState<Detail> | Loading | Around = { step: 'loading' };
  /** The microphone was asked for and has not answered yet. */
  isStarting = false;
  /** Made by the client; the same answer sent again has the same one. */
  answerId = '';
  readonly lap: LapState;
  readonly #rules: TurnRules<Detail>;

  constructor(rules: TurnRules<Detail>, clock: Clock) {
    this.#rules = rules;
    this.lap = new LapState(clock);
    const plain = { answerId: false, lap: false, state: observableRef } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get canAnswer(): boolean {
    return !this.isStarting && ['asking', 'say-again', 'refused'].includes(this.state.step);
  }

  /** The model answer and the note may be seen. */
  get isAnswerOpen(): boolean {
    return this.state.step === 'graded' || this.state.step === 'self-judging';
  }

  show(state: AnswerState<Detail> | Loading | Around): void {
    // A screen that was drawn so is not drawn once more.
    if (state.step === 'loading' && this.state.step === 'loading') return;
    if (['asking', 'say-again', 'refused'].includes(state.step)) this.lap.resume();
    this.state = state;
  }

  starts(isStarting: boolean): void {
    this.isStarting = isStarting;
  }

  settle(detail: Detail): void {
    this.#rules.settled(detail);
    this.show({ step: 'graded', detail });
  }

  settleLate(detail: Detail): void {
    this.#rules.settled(detail);
  }

  refuse(error: AnswerError | Unexpected, canResend: boolean, loudness?: LoudnessAdvice): void {
    if (this.#rules.judgesHerselfAfter.includes(error.kind)) {
      return this.show({ step: 'self-judging', because: error });
    }
    this.show({ step: 'refused', error, canResend, ...(loudness && { loudness }) });
  }
}

/** Nothing of hers is there to be compared. */
const NOTHING_SAID: readonly AnswerError['kind'][] = ['no-speech', 'japanese-spoken'];

/** Opens the answer without a verdict. */
export function reveal<Detail extends GradedAnswer>(turn: Turn<Detail>, ids: Ids): void {
  const { state } = turn;
  if (!turn.canAnswer) return;
  turn.lap.end();
  if (state.step !== 'refused') turn.answerId = ids.next();
  const failed = state.step === 'refused' && !NOTHING_SAID.includes(state.error.kind);
  turn.show({ step: 'self-judging', because: failed ? state.error : undefined });
}
