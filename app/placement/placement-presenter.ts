import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { HeardPlacement, Placement, PlacementApi } from '../../core/ports/placement-api.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { AnswerAloud } from '../../core/review/answer-aloud.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer, TakeVerdict } from '../../core/verbal-composition/record.ts';
import type {
  QuestionPlayerDependencies,
  QuestionPlayerHost,
} from '../answering/question-host-presenter.ts';
import { QuestionPlayer } from '../answering/question-player-presenter.ts';

export type PlacementError = ApiError | NotFound | Unexpected;

export type PlacementStage =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: PlacementError }
  /** Nothing is asked before she wants to. */
  | { readonly step: 'offered' }
  | { readonly step: 'asked' }
  | { readonly step: 'placed' };

export interface PlacementPresenterDependencies extends Omit<
  QuestionPlayerDependencies,
  'isModelOutOfPlace'
> {
  readonly api: PlacementApi;
  readonly recording: StartRecording;
  readonly study: QuestionPlayerDependencies['study'] & Pick<StudySessions, 'startNext'>;
}

/** What she reads of a verdict: nothing, until all are asked. */
const UNTOLD: GradedAnswer = {
  outcome: 'correct',
  judged: 'correct',
  transcript: '',
  words: [],
  remarks: [],
  nearest: '',
};

/** Ten sentences, said or typed, that find out where she starts. */
export class PlacementPresenter {
  stage: PlacementStage = { step: 'loading' };
  placement: Placement | undefined;
  way: 'voice' | 'typing' = 'voice';
  readonly player: QuestionPlayer<GradedAnswer, { readonly step: 'unavailable' }>;
  readonly #dependencies: PlacementPresenterDependencies;

  readonly #loading = coalesce(() => this.#load());
  /** She has left: nothing is asked of her any more, whatever still comes. */
  #isDisposed = false;

  constructor(dependencies: PlacementPresenterDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { placement: observableRef, player: false }, { autoBind: true });
    // No verdict is told here, and so no model is heard after one.
    this.player = new QuestionPlayer(this.#host(), {
      ...dependencies,
      isModelOutOfPlace: () => true,
    });
  }

  get question(): Question | undefined {
    const asked = this.placement?.question;
    return (
      asked && {
        ...asked,
        answers: [],
        note: { ja: '', en: '', ko: '' },
        tags: [],
        level: 'A1',
        answerAudio: '',
      }
    );
  }

  /** How many sentences are behind her. */
  get index(): number {
    return this.placement?.answered ?? 0;
  }

  /** What is still being opened, for a screen she has left and come back to, is not opened once more. */
  async load(): Promise<void> {
    this.#isDisposed = false;
    await this.#loading();
  }

  begin(): void {
    if (this.stage.step !== 'offered') return;
    this.#dependencies.study.startNext({});
    this.#show({ step: 'asked' });
    this.player.ask();
  }

  async restart(): Promise<void> {
    const { api } = this.#dependencies;
    await this.#take('restart placement', () => api.restart());
    if (this.stage.step === 'asked' && !this.#isDisposed) this.player.ask();
  }

  answerBy(way: 'voice' | 'typing'): void {
    if (this.player.turn.canAnswer) this.way = way;
  }

  /** She does not know it. */
  async pass(): Promise<void> {
    const { turn, sounds } = this.player;
    const asked = this.question;
    if (!turn.canAnswer || !asked) return;
    sounds.stop();
    turn.show({ step: 'judging' });
    const { api, reporter } = this.#dependencies;
    const passed = await attempt(reporter, 'pass in placement', () =>
      api.type(asked.id, undefined),
    );
    if (this.#isDisposed) return;
    if (!passed.ok) {
      await this.#followOther(passed.error);
      return turn.refuse(asShown(passed.error), false);
    }
    this.#keep(passed.value.placement);
    this.#goOn();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.player.dispose();
  }

  async #load(): Promise<void> {
    const { api } = this.#dependencies;
    await this.#take('open placement', () => api.placement());
    if (this.stage.step === 'asked') this.#show({ step: 'offered' });
  }

  #host(): QuestionPlayerHost<GradedAnswer> {
    const { api, ids, recording } = this.#dependencies;
    const aloud = new AnswerAloud(recording, {
      judgeVoice: async (questionId, take) => {
        const heard = await api.say(questionId, take);
        if (!heard.ok) await this.#followOther(heard.error);
        return this.#verdict(heard);
      },
    });
    const asked = () => this.question?.id ?? '';
    return {
      progress: this,
      judgesHerselfAfter: [],
      // Once the turn has shown that it is over.
      settled: () => queueMicrotask(() => this.#goOn()),
      // There is no verdict after which she could say it again.
      judgeRepeat: async () => fail({ kind: 'not-found' }),
      judgeTyped: async (text) => {
        const heard = await api.type(asked(), text);
        if (heard.ok) this.#keep(heard.value.placement);
        else await this.#followOther(heard.error);
        return heard.ok ? ok(UNTOLD) : heard;
      },
      takeJudge: (turn) => ({
        begin: () => {
          turn.answerId = ids.next();
          return aloud.begin();
        },
        judge: (recording, onEnded) => aloud.judge(recording, asked(), onEnded),
        judgeAgain: () => aloud.judgeAgain(asked()),
        interrupt: (recording) => aloud.interrupt(recording),
        dropInterrupted: () => aloud.drop(),
      }),
    };
  }

  #verdict<E>(heard: Result<HeardPlacement, E>): Result<TakeVerdict<GradedAnswer>, E> {
    if (!heard.ok) return heard;
    if (!heard.value.isUnderstood) return ok({ outcome: 'say-again', transcript: '', words: [] });
    this.#keep(heard.value.placement);
    return ok({ outcome: 'correct', detail: UNTOLD });
  }

  /** On another device she has begun anew: what is asked here is asked no more. */
  async #followOther({ kind }: { readonly kind: string }): Promise<void> {
    if (kind === 'not-found' && !this.#isDisposed) await this.#loading();
  }

  #goOn(): void {
    if (!this.#isDisposed && this.stage.step === 'asked') this.player.ask();
  }

  async #take(where: string, ask: () => Promise<Result<Placement, PlacementError>>): Promise<void> {
    this.#show({ step: 'loading' });
    const placement = await attempt(this.#dependencies.reporter, where, ask);
    if (!placement.ok) return this.#show({ step: 'failed', error: placement.error });
    this.#keep(placement.value);
  }

  #keep(placement: Placement): void {
    runInAction(() => {
      this.placement = placement;
    });
    this.#show({ step: placement.question ? 'asked' : 'placed' });
  }

  #show(stage: PlacementStage): void {
    runInAction(() => {
      this.stage = stage;
    });
  }
}

/** What she did not type is no wrong language either. */
const asShown = <E extends { readonly kind: string }>(
  error: E,
): Exclude<E, { readonly kind: 'not-english' }> | { readonly kind: 'unexpected' } =>
  error.kind === 'not-english'
    ? { kind: 'unexpected' }
    : (error as Exclude<E, { readonly kind: 'not-english' }>);
