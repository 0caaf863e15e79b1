import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import { LapState } from './lap-state.ts';
import type { AnswerError, PlayerState } from './player-state.ts';
import type { RoundState } from './round-state.ts';

/** One question being asked and answered: what every way of answering it shares. */
export class TurnState {
  state: PlayerState = { step: 'loading' };
  /** The microphone was asked for and has not answered yet. */
  isStarting = false;
  /** Made by the client; the same answer sent again has the same one. */
  answerId = '';
  readonly lap: LapState;
  readonly progress: RoundState;

  constructor(progress: RoundState, clock: Clock) {
    this.progress = progress;
    this.lap = new LapState(clock);
    const plain = { answerId: false, lap: false, progress: false, state: observableRef } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get canAnswer(): boolean {
    return !this.isStarting && ['asking', 'say-again', 'refused'].includes(this.state.step);
  }

  /** The model answer and the note may be seen. */
  get isAnswerOpen(): boolean {
    return this.state.step === 'graded' || this.state.step === 'self-judging';
  }

  show(state: PlayerState): void {
    if (['asking', 'say-again', 'refused'].includes(state.step)) this.lap.resume();
    this.state = state;
  }

  starts(isStarting: boolean): void {
    this.isStarting = isStarting;
  }

  settle(detail: RecordDetail): void {
    this.progress.settle(detail.questionId, detail.outcome);
    this.show({ step: 'graded', detail });
  }

  /** Where the judge itself has failed, the learner judges instead of losing her answer. */
  refuse(error: AnswerError | Unexpected, canResend: boolean): void {
    if (error.kind === 'recognition-failed') {
      return this.show({ step: 'self-judging', because: error });
    }
    this.show({ step: 'refused', error, canResend });
  }
}
