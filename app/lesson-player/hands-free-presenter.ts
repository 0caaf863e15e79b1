import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { PageVisibility } from '../../core/ports/page-visibility.ts';
import { SpeechEnd } from '../../core/recording/speech-end.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import { BEFORE_MODEL_MS } from '../answering/model-after-presenter.ts';
import type { QuestionPlayer } from '../answering/question-player-presenter.ts';
import type { LessonAround } from './player-state.ts';

/** Time to say it once more, aloud or not. */
const AFTER_MODEL_MS = 1500;
/** Longer than any model answer takes, and than a server needs that has it. */
const MODEL_WITHIN_MS = 15_000;
/** A machine that has much to do may still tell; after that the lesson goes on without. */
const VERDICT_WITHIN_MS = 10_000;
/** Asked for it a third time she would only be annoyed. */
const MOST_TRIES = 2;

/** What she would do by hand. */
interface PlayedLesson {
  readonly player: QuestionPlayer<RecordDetail, LessonAround>;
  next(): Promise<void>;
  skip(): Promise<void>;
  goOnWithoutVerdict(): Promise<void>;
}

/** A lesson without a tap: the prompt is spoken, the answer ends by itself, the model is spoken, and on it goes. */
export class HandsFreePresenter {
  isOn = false;
  readonly #lesson: PlayedLesson;
  readonly #clock: Clock;
  readonly #visibility: Pick<PageVisibility, 'watch'>;
  #stopWatching: () => void = () => {};
  #tries = 0;
  /** Counts how often it was turned on: what an earlier run still waits for comes to nothing. */
  #run = 0;

  constructor(lesson: PlayedLesson, clock: Clock, visibility: Pick<PageVisibility, 'watch'>) {
    this.#lesson = lesson;
    this.#clock = clock;
    this.#visibility = visibility;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  turn(isOn: boolean): void {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.#run += 1;
    this.#stopWatching();
    if (!isOn) return;
    this.#stopWatching = this.#visibility.watch((isVisible) => {
      if (!isVisible) this.#goAway();
    });
    this.#lesson.player.repeatPrompt();
    void this.#go(this.#run);
  }

  dispose(): void {
    this.turn(false);
  }

  async #go(run: number): Promise<void> {
    const isOurs = () => this.isOn && run === this.#run;
    while (isOurs()) await this.#act(isOurs);
  }

  async #act(isOurs: () => boolean): Promise<void> {
    const { turn } = this.#lesson.player;
    const { state } = turn;
    switch (state.step) {
      case 'asking':
        await this.#answer(isOurs);
        break;
      case 'say-again':
        if (this.#tries < MOST_TRIES) await this.#answer(isOurs);
        else await this.#hearModel(isOurs, () => this.#lesson.skip());
        break;
      case 'recording':
        await this.#listen(isOurs);
        break;
      case 'graded':
      case 'self-judging':
        await this.#hearModel(isOurs, () => this.#lesson.next());
        break;
      case 'refused':
        // Without a microphone there is nothing to go on with by itself.
        if (state.error.kind.startsWith('microphone-')) return this.#stop();
        await this.#hearModel(isOurs, () => this.#lesson.skip());
        break;
      case 'unavailable':
      case 'finished':
        return this.#stop();
      case 'loading':
      case 'starting':
      // She has to say herself what becomes of it.
      case 'interrupted':
        await when(() => turn.state !== state || !isOurs());
        break;
      case 'judging':
        await this.#awaitVerdict(isOurs);
    }
  }

  /** She has no hand free to go on by herself. */
  async #awaitVerdict(isOurs: () => boolean): Promise<void> {
    const { turn } = this.#lesson.player;
    const { state } = turn;
    const isSlow = state.step === 'judging' && state.way !== undefined;
    const isOver = when(() => turn.state !== state || !isOurs());
    await (isSlow ? Promise.race([isOver, this.#waits(VERDICT_WITHIN_MS)]) : isOver);
    if (isSlow && isOurs() && turn.state === state) await this.#lesson.goOnWithoutVerdict();
  }

  /** What is said around her while she looks at something else is no answer. */
  #goAway(): void {
    this.#stop();
    void this.#lesson.player.spoken.cancel();
  }

  #stop(): void {
    runInAction(() => this.turn(false));
  }

  async #answer(isOurs: () => boolean): Promise<void> {
    const { player } = this.#lesson;
    await player.prompted;
    if (!isOurs() || !player.turn.canAnswer) return this.#pause();
    this.#tries += 1;
    await player.spoken.record();
  }

  /** Until she has said it, or has said nothing for a long time. */
  async #listen(isOurs: () => boolean): Promise<void> {
    const { recording, spoken, turn } = this.#lesson.player;
    const end = new SpeechEnd(this.#clock.now());
    let isOver = false;
    const stopListening = recording.onLevel((level) => {
      if (isOver || !end.hear(level, this.#clock.now())) return;
      isOver = true;
      void spoken.stop();
    });
    await when(() => turn.state.step !== 'recording' || !isOurs());
    stopListening();
  }

  async #hearModel(isOurs: () => boolean, goOn: () => Promise<void>): Promise<void> {
    const { progress, turn } = this.#lesson.player;
    const { question } = progress;
    const { state } = turn;
    await this.#waits(BEFORE_MODEL_MS);
    if (isOurs()) await this.#playModel();
    if (isOurs()) await this.#waits(AFTER_MODEL_MS);
    // She may have gone on by hand meanwhile.
    if (!isOurs() || progress.question !== question || turn.state !== state) return;
    this.#tries = 0;
    await goOn();
  }

  /** A voice that is still being made must not make her wait for ever. */
  async #playModel(): Promise<void> {
    const { player } = this.#lesson;
    const model = player.play('model-answer');
    await Promise.race([model, this.#waits(MODEL_WITHIN_MS)]);
    if (player.sounds.playing === 'model-answer') player.sounds.stop();
  }

  /** The player is doing something else, begun with a finger perhaps: looks again a moment later. */
  #pause(): Promise<void> {
    return this.#waits(BEFORE_MODEL_MS);
  }

  #waits(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(ms, resolve));
  }
}
