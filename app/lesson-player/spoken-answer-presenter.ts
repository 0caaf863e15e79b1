import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { RECORDING_LIMIT_MS } from '../../core/recording/recording-limits.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';
import { ask } from '../../core/takes/ask.ts';
import type { VoiceVerdict } from '../../core/verbal-composition/record.ts';
import type { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import { deservesAnotherTry } from '../../core/verbal-composition/send-answer.ts';
import type { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import type {
  SubmitAnswer,
  SubmitAnswerError,
} from '../../core/verbal-composition/submit-answer.ts';
import type { TurnState } from './turn-state.ts';

export interface SpokenAnswerParts {
  readonly startAnswer: StartAnswer;
  readonly submitAnswer: SubmitAnswer;
  readonly resendAnswer: ResendAnswer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

/** A microphone that is ready sooner needs no word of waiting, nor does a take; drawing one would only delay them. */
const WAIT_SHOWN_AFTER_MS = 100;

/** Answering by voice: from the tap on the microphone to the verdict. */
export class SpokenAnswerPresenter {
  readonly limitMs = RECORDING_LIMIT_MS.answer;
  readonly #turn: TurnState;
  readonly #parts: SpokenAnswerParts;
  #cancelLimit: () => void = () => {};
  /** She has stopped, and the screen does not show it yet. */
  #isEnding = false;
  #isDisposed = false;

  constructor(turn: TurnState, parts: SpokenAnswerParts) {
    this.#turn = turn;
    this.#parts = parts;
  }

  /** @param whenAsked called once the microphone is asked for: it takes its time, and so comes before anything else. */
  async record(whenAsked: () => void): Promise<void> {
    const turn = this.#turn;
    const { lesson, question, round } = turn.progress;
    if (!turn.canAnswer || !lesson || !question) return;
    const { startAnswer, clock, ids, reporter } = this.#parts;
    const asked = ask(ids.next(), round, lesson, question, turn.lap.ms());
    const starting = attempt(reporter, 'start answer', () => startAnswer.execute(asked));
    turn.starts(true);
    whenAsked();
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, () => turn.show({ step: 'starting' }));
    const started = await starting;
    cancelWait();
    turn.starts(false);
    if (this.#isDisposed) return void startAnswer.cancel();
    if (!started.ok) return turn.refuse(started.error, false);
    turn.answerId = asked.answerId;
    this.#isEnding = false;
    this.#cancelLimit = clock.after(this.limitMs, () => void this.stop());
    turn.show({ step: 'recording' });
  }

  async stop(): Promise<void> {
    const turn = this.#turn;
    const { question, round } = turn.progress;
    if (!this.#isRecording() || !question) return;
    this.#cancelLimit();
    this.#isEnding = true;
    turn.lap.end();
    const { submitAnswer, clock } = this.#parts;
    const showsJudging = () => {
      cancelWait();
      turn.show({ step: 'judging' });
    };
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, showsJudging);
    const { answerId, lap } = turn;
    const answer = { answerId, round, questionId: question.id, answerMs: lap.ms() };
    await this.#judge('submit answer', () => submitAnswer.execute(answer, showsJudging));
    cancelWait();
  }

  /** Drops what is being recorded, and asks the question again at once; the promise waits for the platform. */
  async cancel(): Promise<void> {
    if (!this.#isRecording()) return;
    this.#cancelLimit();
    this.#turn.show({ step: 'asking' });
    await this.#parts.startAnswer.cancel();
  }

  /** Sends the same take once more, after a failure that was not the learner's. */
  async resend(): Promise<void> {
    const { state, answerId, progress } = this.#turn;
    if (state.step !== 'refused' || !state.canResend) return;
    this.#turn.show({ step: 'judging' });
    await this.#judge('resend answer', () =>
      this.#parts.resendAnswer.execute(answerId, progress.round.id),
    );
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelLimit();
    if (this.#isRecording()) void this.#parts.startAnswer.cancel();
  }

  #isRecording(): boolean {
    return this.#turn.state.step === 'recording' && !this.#isEnding;
  }

  async #judge(
    where: string,
    run: () => Promise<Result<VoiceVerdict, SubmitAnswerError>>,
  ): Promise<void> {
    const turn = this.#turn;
    const judged = await attempt(this.#parts.reporter, where, run);
    if (!judged.ok) return turn.refuse(judged.error, deservesAnotherTry(judged.error));
    const verdict = judged.value;
    if (verdict.outcome !== 'say-again') return turn.settle(verdict.detail);
    const { transcript, words } = verdict;
    turn.show({ step: 'say-again', transcript, words });
  }
}
