import { makeAutoObservable } from 'mobx';
import { attempt } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import { ok } from '../../core/shared/result.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { InterruptedTakes } from '../../core/takes/interrupted-takes.ts';
import type { TakeKeeper } from '../../core/takes/take-keeper.ts';
import type { Mode, Outcome, RecordDetail } from '../../core/verbal-composition/record.ts';
import type { QuestionPlayerDependencies } from '../answering/question-host-presenter.ts';
import { QuestionPlayer } from '../answering/question-player-presenter.ts';
import { HandsFreePresenter } from './hands-free-presenter.ts';
import { KeepingPresenter } from './keeping-presenter.ts';
import { lessonHost, type LessonHostDependencies } from './lesson-host-presenter.ts';
import { OtherWordingsPresenter } from './other-wordings-presenter.ts';
import { LeftTakesState } from './left-takes-state.ts';
import type { LostGradesState } from './lost-grades-state.ts';
import type { LessonAround } from './player-state.ts';
import { RoundState, type RoundParts } from './round-state.ts';
import { SelfAssessmentPresenter } from './self-assessment-presenter.ts';

/** What the player is built from; each is one socket of the core. */
export interface LessonPlayerDependencies
  extends
    RoundParts,
    LessonHostDependencies,
    Omit<QuestionPlayerDependencies, 'isModelOutOfPlace'> {
  readonly takeKeeper: TakeKeeper;
  readonly interruptedTakes: InterruptedTakes;
  readonly lostGrades: LostGradesState;
  readonly study: QuestionPlayerDependencies['study'] &
    Pick<StudySessions, 'startNext' | 'goOnWith'>;
}

/** A lesson being played: one round through its questions, by hand or hands-free. */
export class LessonPlayerPresenter {
  readonly progress: RoundState;
  readonly player: QuestionPlayer<RecordDetail, LessonAround>;
  readonly wordings: OtherWordingsPresenter;
  readonly handsFree: HandsFreePresenter;
  readonly keeping: KeepingPresenter;
  readonly lostGrades: LostGradesState;
  readonly #selfAssessment: SelfAssessmentPresenter;
  readonly #left: LeftTakesState;
  readonly #dependencies: LessonPlayerDependencies;
  #opened: Promise<void> | undefined;
  readonly #loading = coalesce(() => this.#load());
  /** She has left: nothing is asked of her any more, whatever still comes. */
  #isDisposed = false;

  constructor(lessonId: string, dependencies: LessonPlayerDependencies) {
    const { clock, records, reporter, takeKeeper, visibility } = dependencies;
    this.#dependencies = dependencies;
    this.progress = new RoundState(lessonId, dependencies);
    this.#left = new LeftTakesState(lessonId, dependencies.interruptedTakes);
    this.player = new QuestionPlayer(lessonHost(this.progress, this.#left, dependencies), {
      ...dependencies,
      isModelOutOfPlace: () => this.handsFree.isOn || this.progress.round.mode === 'typing',
    });
    const { turn } = this.player;
    this.wordings = new OtherWordingsPresenter(turn, records, reporter);
    this.lostGrades = dependencies.lostGrades;
    this.#selfAssessment = new SelfAssessmentPresenter(turn, this.progress, {
      ...dependencies,
      prompt: this.player.prompt,
      isLeft: () => this.#isDisposed,
    });
    this.keeping = new KeepingPresenter(takeKeeper);
    this.handsFree = new HandsFreePresenter(this, clock, visibility);
    const plain = {
      handsFree: false,
      keeping: false,
      lostGrades: false,
      player: false,
      progress: false,
      wordings: false,
    } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get canPause(): boolean {
    return !this.handsFree.isOn && this.player.canPause;
  }

  /** What is still being opened, for a screen she has left and come back to, is not opened once more. */
  async load(): Promise<void> {
    const { turn } = this.player;
    this.#isDisposed = false;
    this.keeping.watch();
    const { lessonId } = this.progress;
    // A second try goes on with the study session that has begun.
    if (turn.state.step !== 'unavailable') this.#dependencies.study.startNext({ lessonId });
    await this.#loading();
  }

  /** The first question again, in a round of its own. */
  restart(): void {
    if (!this.player.turn.canAnswer) return;
    this.player.sounds.stop();
    this.progress.restart();
    this.#ask();
  }

  chooseMode(mode: Mode): void {
    if (this.player.turn.canAnswer) this.progress.chooseMode(mode);
  }

  judgeMyself(outcome: Outcome): Promise<void> {
    return this.#selfAssessment.judge(outcome);
  }

  settle(outcome: Outcome): Promise<void> {
    return this.#selfAssessment.settle(outcome);
  }

  async next(): Promise<void> {
    if (this.player.turn.isAnswerOpen) await this.#advance();
  }

  /** Leaves the question unanswered. */
  async skip(): Promise<void> {
    if (this.player.turn.canAnswer) await this.#advance();
  }

  /** Does not wait for a verdict that takes too long: it comes by itself. */
  async goOnWithoutVerdict(): Promise<void> {
    if (this.player.spoken.goesOn()) await this.#advance();
  }

  /** Comes to the lesson: where a verdict stands there, it stays, and what was opened ahead is not opened again. */
  async open(): Promise<void> {
    if (this.player.turn.isAnswerOpen) {
      this.#dependencies.study.goOnWith({ lessonId: this.progress.lessonId });
      return this.keeping.watch();
    }
    await (this.#opened ??= this.load());
  }

  /** Looks away from a verdict, and may come back to it. */
  rest(): void {
    this.handsFree.turn(false);
    this.keeping.dispose();
    this.player.rest();
  }

  /** Leaves the lesson. */
  dispose(): void {
    this.#opened = undefined;
    this.#isDisposed = true;
    this.handsFree.dispose();
    this.keeping.dispose();
    this.player.dispose();
  }

  async #load(): Promise<void> {
    const { turn } = this.player;
    const { reporter } = this.#dependencies;
    turn.show({ step: 'loading' });
    const [loaded] = await Promise.all([
      attempt(reporter, 'open lesson', this.progress.load),
      attempt(reporter, 'find interrupted takes', async () => ok(await this.#left.load())),
    ]);
    if (this.#isDisposed) return;
    if (!loaded.ok) return turn.show({ step: 'unavailable', error: loaded.error });
    const { unendedId } = this.progress;
    if (unendedId !== undefined) return this.#finish(unendedId);
    this.#ask();
  }

  async #advance(): Promise<void> {
    const { turn, sounds } = this.player;
    sounds.stop();
    if (this.progress.advance()) return this.#ask();
    if (this.progress.isFresh) return turn.show({ step: 'finished', recordId: undefined });
    const recordId = this.progress.round.id;
    // What was skipped is asked when she goes on with the round.
    if (!this.progress.isWhole) return turn.show({ step: 'finished', recordId });
    turn.show({ step: 'loading' });
    await this.#finish(recordId);
  }

  async #finish(recordId: string): Promise<void> {
    const { records, reporter } = this.#dependencies;
    await attempt(reporter, 'finish round', () => records.finish(recordId));
    this.player.turn.show({ step: 'finished', recordId });
  }

  #ask(): void {
    this.wordings.forgetError();
    const { question } = this.progress;
    const left = question && this.#left.of(question.id);
    if (left) this.player.offer(left.answerId, left.take);
    else this.player.ask(this.handsFree.isOn);
    if (question) void this.player.sounds.prepare(question.answerAudio);
  }
}
