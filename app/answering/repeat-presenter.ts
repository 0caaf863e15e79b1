import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { RECORDING_LIMIT_MS } from '../../core/recording/recording-limits.ts';
import type { Recording } from '../../core/recording/recording.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import type { GradedAnswer, TakeVerdict } from '../../core/verbal-composition/record.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { AnswerError } from './answer-state.ts';

/** From a verdict to the next one of the same sentence; it changes nothing of the first. */
export type RepeatState =
  | { readonly step: 'ready' | 'starting' | 'recording' | 'judging' }
  | { readonly step: 'heard'; readonly detail: GradedAnswer }
  | { readonly step: 'unheard'; readonly transcript: string }
  | { readonly step: 'failed'; readonly error: AnswerError };

export type JudgeRepeat = (take: Take) => Promise<Result<TakeVerdict<GradedAnswer>, AnswerError>>;

export interface RepeatParts {
  readonly recording: Pick<StartRecording, 'execute'>;
  /** Judges what she says, and keeps nothing. */
  readonly judge: JudgeRepeat;
  readonly sounds: Pick<ListeningPresenter, 'stop'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Saying it again after a verdict, until it is right. */
export class RepeatPresenter {
  state: RepeatState = { step: 'ready' };
  /** She has said it right since the verdict. */
  isSaid = false;
  /** What she said last. */
  take: Take | undefined;
  readonly limitMs = RECORDING_LIMIT_MS.answer;
  readonly #parts: RepeatParts;
  #cancelLimit: () => void = () => {};
  /** Counts the questions, and what was given up: what an earlier one still waits for comes to nothing. */
  #run = 0;
  #recording: Recording | undefined;

  constructor(parts: RepeatParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef, take: observableRef }, { autoBind: true });
  }

  /** The microphone is hers, or is being waited for, or the judge is. */
  get isUnderWay(): boolean {
    return ['starting', 'recording', 'judging'].includes(this.state.step);
  }

  async record(): Promise<void> {
    if (this.isUnderWay) return;
    const { recording, clock, reporter, sounds } = this.#parts;
    const run = this.#run;
    sounds.stop();
    this.#show({ step: 'starting' });
    const started = await attempt(reporter, 'start repeat', () => recording.execute());
    if (run !== this.#run) {
      if (started.ok) void started.value.cancel();
      return;
    }
    if (!started.ok) return this.#show({ step: 'failed', error: started.error });
    this.#recording = started.value;
    this.#cancelLimit = clock.after(this.limitMs, () => void this.stop());
    this.#show({ step: 'recording' });
  }

  async stop(): Promise<void> {
    if (this.state.step !== 'recording') return;
    const { reporter, judge } = this.#parts;
    const run = this.#run;
    this.#cancelLimit();
    this.#show({ step: 'judging' });
    const judged = await attempt(reporter, 'judge repeat', async () => {
      const take = await this.#recording?.finish();
      if (!take || take.bytes.length === 0) return fail({ kind: 'recording-failed' } as const);
      runInAction(() => {
        this.take = take;
      });
      return judge(take);
    });
    if (run === this.#run) this.#told(judged);
  }

  async cancel(): Promise<void> {
    const { step } = this.state;
    if (step !== 'starting' && step !== 'recording') return;
    this.#show({ step: 'ready' });
    if (step === 'starting') {
      this.#run += 1;
      return;
    }
    this.#cancelLimit();
    await this.#recording?.cancel();
  }

  /** Another question, or none. */
  forget(): void {
    this.#run += 1;
    if (this.state.step === 'recording') void this.cancel();
    this.state = { step: 'ready' };
    this.isSaid = false;
    this.take = undefined;
  }

  #told(judged: Result<TakeVerdict<GradedAnswer>, AnswerError>): void {
    if (!judged.ok) return this.#show({ step: 'failed', error: judged.error });
    const verdict = judged.value;
    if (verdict.outcome === 'say-again') {
      return this.#show({ step: 'unheard', transcript: verdict.transcript });
    }
    runInAction(() => {
      this.isSaid ||= verdict.outcome !== 'wrong';
      this.state = { step: 'heard', detail: verdict.detail };
    });
  }

  #show(state: RepeatState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
