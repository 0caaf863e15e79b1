import type { Clock } from '../../core/ports/clock.ts';
import type { RecorderError, Take } from '../../core/ports/recorder.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { loudnessAdvice } from '../../core/recording/loudness.ts';
import type { Recording } from '../../core/recording/recording.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { RECORDING_LIMIT_MS } from '../../core/recording/recording-limits.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { GradedAnswer, TakeVerdict } from '../../core/verbal-composition/record.ts';
import { deservesAnotherTry } from '../../core/verbal-composition/send-answer.ts';
import type { SubmitAnswerError } from '../../core/verbal-composition/submit-answer.ts';
import type { RecordingNoteState } from '../microphone/recording-note-state.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import { SLOW_AFTER_MS, type Turn } from './turn-state.ts';

type Judged<Detail extends GradedAnswer> = Promise<Result<TakeVerdict<Detail>, SubmitAnswerError>>;

/** What happens to a take: whether it is kept, and who judges it. */
export interface TakeJudge<Detail extends GradedAnswer> {
  begin(): Promise<Result<Recording, RecorderError>>;
  /** @param onEnded called as soon as nothing is recorded any more. */
  judge(recording: Recording, onEnded: () => void): Judged<Detail>;
  /** The microphone is gone: what was said before, which she decides about; undefined where it is nothing. */
  interrupt(recording: Recording): Promise<Take | undefined>;
  /** The take of before once more: after a failure that was not the learner's, or because she wants it judged. */
  judgeAgain(): Judged<Detail>;
  /** She does not wait for its verdict: it is sent by itself; absent where no take is kept. */
  judgeLater?(): void;
  /** She does not want what was interrupted. */
  dropInterrupted(): Promise<void>;
}

interface SpokenAnswerDependencies {
  readonly recording: Pick<StartRecording, 'onLevel'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly note: Pick<RecordingNoteState, 'note' | 'show'>;
  readonly sounds: Pick<ListeningPresenter, 'stop'>;
}

/** A microphone that is ready sooner needs no word of waiting, nor does a take; drawing one would only delay them. */
const WAIT_SHOWN_AFTER_MS = 100;

/** Answering by voice: from the tap on the microphone to the verdict. */
export class SpokenAnswerPresenter<Detail extends GradedAnswer> {
  readonly limitMs = RECORDING_LIMIT_MS.answer;
  readonly #turn: Turn<Detail>;
  readonly #takeJudge: TakeJudge<Detail>;
  readonly #dependencies: SpokenAnswerDependencies;
  #cancelLimit: () => void = () => {};
  /** What she is recording; undefined as soon as she has stopped, though the screen may not show it yet. */
  #recording: Recording | undefined;
  /** Set while the microphone is being waited for: when it comes, it is let go. */
  #giveUpStart: (() => void) | undefined;
  /** Of the take that is recorded, or was last: 0 to 1. */
  #levels: number[] = [];
  #stopHearing: () => void = () => {};
  /** Counts the verdicts she waits for: she may have gone on without one. */
  #waits = 0;

  constructor(
    turn: Turn<Detail>,
    takeJudge: TakeJudge<Detail>,
    dependencies: SpokenAnswerDependencies,
  ) {
    this.#turn = turn;
    this.#takeJudge = takeJudge;
    this.#dependencies = dependencies;
  }

  async record(): Promise<void> {
    const turn = this.#turn;
    if (!turn.canAnswer) return;
    const { clock, reporter, note, sounds } = this.#dependencies;
    // The microphone takes its time, and so it is asked for before anything else is done.
    const starting = attempt(reporter, 'start answer', () => this.#takeJudge.begin());
    turn.starts(true);
    turn.lap.pause('starting');
    note.show(undefined);
    sounds.stop();
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, () => turn.show({ step: 'starting' }));
    const startIsOver = () => {
      this.#giveUpStart = undefined;
      cancelWait();
      turn.starts(false);
      turn.lap.unpause('starting');
    };
    this.#giveUpStart = startIsOver;
    const started = await starting;
    if (this.#giveUpStart !== startIsOver) {
      if (started.ok) void started.value.cancel();
      return;
    }
    startIsOver();
    if (!started.ok) return turn.refuse(started.error, false);
    this.#recording = started.value;
    this.#hearLevels();
    this.#cancelLimit = clock.after(this.limitMs, () => void this.stop());
    turn.show({ step: 'recording' });
  }

  async stop(): Promise<void> {
    const turn = this.#turn;
    const recording = this.#takeRecording();
    if (!recording) return;
    turn.lap.end();
    const showsJudging = () => {
      cancelWait();
      turn.show({ step: 'judging' });
    };
    const cancelWait = this.#dependencies.clock.after(WAIT_SHOWN_AFTER_MS, showsJudging);
    await this.#judge('submit answer', () => this.#takeJudge.judge(recording, showsJudging));
    cancelWait();
  }

  /** Drops what is being recorded, or is about to be, and asks the question again at once; the promise waits for the platform. */
  async cancel(): Promise<void> {
    const isStarting = this.#giveUpStart !== undefined;
    this.#giveUpStart?.();
    const recording = this.#takeRecording();
    if (!isStarting && !recording) return;
    this.#dependencies.note.show(undefined);
    this.#turn.show({ step: 'asking' });
    await recording?.cancel();
  }

  /** Nothing more can be heard; what was said is not graded before she has said so. */
  async interrupt(): Promise<void> {
    const turn = this.#turn;
    const recording = this.#takeRecording();
    if (!recording) return;
    turn.lap.end();
    const left = await attempt(
      this.#dependencies.reporter,
      'interrupt take',
      async (): Promise<Result<Take | undefined, never>> =>
        ok(await this.#takeJudge.interrupt(recording)),
    );
    if (!left.ok) return turn.refuse(left.error, false);
    if (!left.value) return turn.refuse({ kind: 'recording-failed' }, false);
    turn.show({ step: 'interrupted', take: left.value });
  }

  async resend(): Promise<void> {
    const { state } = this.#turn;
    const canResend = state.step === 'refused' ? state.canResend : state.step === 'interrupted';
    if (!canResend) return;
    this.#dependencies.note.show(undefined);
    this.#dependencies.sounds.stop();
    this.#turn.show({ step: 'judging' });
    await this.#judge('resend answer', () => this.#takeJudge.judgeAgain());
  }

  /** Goes on without the verdict, where it takes too long; whether it may. */
  goesOn(): boolean {
    const { state } = this.#turn;
    if (state.step !== 'judging' || state.way === undefined) return false;
    this.#waits += 1;
    if (state.way === 'later') this.#takeJudge.judgeLater?.();
    if (state.way === 'myself') this.#turn.show({ step: 'self-judging', because: undefined });
    return state.way === 'later';
  }

  dispose(): void {
    this.#stopHearing();
    this.#giveUpStart?.();
    void this.#takeRecording()?.cancel();
  }

  #hearLevels(): void {
    this.#stopHearing();
    this.#levels = [];
    this.#stopHearing = this.#dependencies.recording.onLevel((level) => this.#levels.push(level));
  }

  /** To end it, once. */
  #takeRecording(): Recording | undefined {
    const recording = this.#recording;
    this.#recording = undefined;
    this.#cancelLimit();
    return recording;
  }

  async #judge(where: string, run: () => Judged<Detail>): Promise<void> {
    const turn = this.#turn;
    this.#waits += 1;
    const wait = this.#waits;
    const way = this.#takeJudge.judgeLater ? 'later' : 'myself';
    const cancelSlow = this.#dependencies.clock.after(SLOW_AFTER_MS, () => {
      if (wait === this.#waits) turn.show({ step: 'judging', way });
    });
    const judged = await attempt(this.#dependencies.reporter, where, run);
    cancelSlow();
    if (wait !== this.#waits) {
      const isLate = way === 'later' && judged.ok && judged.value.outcome !== 'say-again';
      if (isLate) turn.settleLate(judged.value.detail);
      return;
    }
    if (!judged.ok) {
      const isUnheard = judged.error.kind === 'no-speech' && this.#levels.length > 0;
      const loudness = isUnheard ? loudnessAdvice(this.#levels) : undefined;
      const { note } = this.#dependencies;
      // The refusal says it, too.
      if (loudness === 'nothing' && note.note === 'silent') note.show(undefined);
      return turn.refuse(judged.error, deservesAnotherTry(judged.error), loudness);
    }
    const verdict = judged.value;
    if (verdict.outcome !== 'say-again') return turn.settle(verdict.detail);
    const { transcript, words } = verdict;
    turn.show({ step: 'say-again', transcript, words });
  }
}
