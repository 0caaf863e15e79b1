import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { Review, ReviewedItem, ReviewOutcome, ReviewWish } from '../../core/review/review.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { MORE_COUNT } from '../../core/shared/offer-review.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { ReviewParts } from './review-presenter.ts';

export interface ReviewPlayerParts extends ReviewParts {
  readonly listening: ListeningPresenter<ReviewSound>;
  readonly preferences: Preferences;
  readonly clock: Clock;
}

export type ReviewSound = 'prompt' | 'model-answer';

type PlayError = ApiError | NotFound | Unexpected;

/** What could be reviewed next. */
export interface More extends ReviewWish {
  /** How many there are of that kind. */
  readonly left: number;
}

export type ReviewPlayerState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly error: PlayError }
  | { readonly step: 'asking' }
  /** The answer is open, and the learner says how she did. */
  | { readonly step: 'judging' }
  | {
      readonly step: 'finished';
      readonly items: readonly ReviewedItem[];
      /** Answers the server does not have yet; when each question comes again is not known then. */
      readonly unsent: number;
      readonly more: More | undefined;
      /** The study day it was finished on; undefined where the server could not tell. */
      readonly today: string | undefined;
    };

/** One review: a Japanese sentence, said aloud or in her head, and her own word on it. */
export class ReviewPlayerPresenter {
  state: ReviewPlayerState = { step: 'loading' };
  review: Review | undefined;
  /** What became of each question so far, by its id. */
  outcomes: Readonly<Record<string, ReviewOutcome | 'removed'>> = {};
  /** Why a question could not be removed, or no further review begin. */
  error: PlayError | undefined;
  isBeginning = false;

  readonly #id: string;
  readonly #parts: ReviewPlayerParts;
  #askedAt = 0;
  #answerMs = 0;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(id: string, parts: ReviewPlayerParts) {
    this.#id = id;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get total(): number {
    return this.review?.items.length ?? 0;
  }

  /** How many questions are behind her. */
  get done(): number {
    return Object.keys(this.outcomes).length;
  }

  get item(): ReviewedItem | undefined {
    return this.review?.items.find(({ question }) => this.outcomes[question.id] === undefined);
  }

  get playing(): ReviewSound | undefined {
    return this.#parts.listening.playing;
  }

  get soundError(): ListeningPresenter['error'] {
    return this.#parts.listening.error;
  }

  async load(): Promise<void> {
    this.#show({ step: 'loading' });
    const { api, sending, listening, reporter } = this.#parts;
    const review = await attempt(reporter, 'open review', () => api.review(this.#id));
    if (!review.ok) return this.#show({ step: 'unavailable', error: review.error });
    const known = review.value.items.flatMap(({ question, outcome, isRemoved }) =>
      outcome === undefined && !isRemoved ? [] : [[question.id, outcome ?? 'removed'] as const],
    );
    const kept = sending
      .left()
      .filter(({ reviewId }) => reviewId === this.#id)
      .map(({ questionId, outcome }) => [questionId, outcome] as const);
    runInAction(() => {
      this.review = review.value;
      this.outcomes = Object.fromEntries([...known, ...kept]);
    });
    // She may be in the train by the next one.
    for (const { question } of review.value.items) {
      if (this.outcomes[question.id] !== undefined) continue;
      void listening.prepare(question.promptAudio);
      void listening.prepare(question.answerAudio);
    }
    await this.#next();
  }

  reveal(): void {
    if (this.state.step !== 'asking') return;
    this.#answerMs = Math.max(0, this.#parts.clock.now() - this.#askedAt);
    this.#show({ step: 'judging' });
    if (this.#mayPlay()) void this.play('model-answer');
  }

  async judge(outcome: Outcome): Promise<void> {
    if (this.state.step !== 'judging') return;
    this.#answer(outcome, this.#answerMs);
    await this.#next();
  }

  /** Leaves the question as it was. */
  async skip(): Promise<void> {
    if (this.state.step !== 'asking' && this.state.step !== 'judging') return;
    this.#answer('skipped', 0);
    await this.#next();
  }

  /** Takes the question out of this and all later reviews. */
  async remove(): Promise<void> {
    const { item } = this;
    if (!item || (this.state.step !== 'asking' && this.state.step !== 'judging')) return;
    const { api, reporter } = this.#parts;
    this.error = undefined;
    const { id } = item.question;
    const removed = await attempt(reporter, 'remove from review', () => api.remove(id, true));
    if (!removed.ok) return this.#fail(removed.error);
    this.#note(id, 'removed');
    await this.#next();
  }

  async play(sound: ReviewSound): Promise<void> {
    const { item } = this;
    if (!item) return;
    const { promptAudio, answerAudio } = item.question;
    const { listening, clock } = this.#parts;
    await listening.play(sound, sound === 'prompt' ? promptAudio : answerAudio);
    const isStillAsked = this.state.step === 'asking' && this.item === item;
    if (sound === 'prompt' && isStillAsked) this.#askedAt = clock.now();
  }

  stopPlaying(): void {
    this.#parts.listening.stop();
  }

  /** Gives the id of the next review; undefined when none could begin. */
  async tryMore(): Promise<string | undefined> {
    if (this.state.step !== 'finished' || !this.state.more || this.isBeginning) return undefined;
    const { kind, count } = this.state.more;
    const { api, ids, reporter } = this.#parts;
    this.isBeginning = true;
    this.error = undefined;
    const begun = await attempt(reporter, 'begin review', () =>
      api.begin(ids.next(), { kind, count }),
    );
    runInAction(() => {
      this.isBeginning = false;
    });
    if (begun.ok) return begun.value.id;
    this.#fail(begun.error);
    return undefined;
  }

  dispose(): void {
    this.stopPlaying();
  }

  #answer(outcome: ReviewOutcome, answerMs: number): void {
    const { item } = this;
    if (!item) return;
    const { sending, ids, clock } = this.#parts;
    const at = new Date(clock.now()).toISOString();
    // Nobody waits for the server: what was answered is safe on the device.
    this.#sending = Promise.all([
      this.#sending,
      sending.give({
        id: ids.next(),
        reviewId: this.#id,
        questionId: item.question.id,
        outcome,
        answerMs,
        answeredAt: at,
        gradedAt: at,
      }),
    ]);
    this.#note(item.question.id, outcome);
  }

  async #next(): Promise<void> {
    this.stopPlaying();
    if (!this.item) return this.#finish();
    this.#askedAt = this.#parts.clock.now();
    runInAction(() => {
      this.error = undefined;
      this.#parts.listening.forgetError();
    });
    this.#show({ step: 'asking' });
    if (this.#mayPlay()) void this.play('prompt');
  }

  async #finish(): Promise<void> {
    this.#show({ step: 'loading' });
    const { api, sending, reporter } = this.#parts;
    await this.#sending;
    const unsent = sending.left().filter(({ reviewId }) => reviewId === this.#id).length;
    const [finished, status] = await Promise.all([
      attempt(reporter, 'finish review', () => api.finish(this.#id)),
      attempt(reporter, 'read reviews', () => api.status()),
    ]);
    const items = finished.ok ? finished.value.items : (this.review?.items ?? []);
    this.#show({
      step: 'finished',
      items: items
        .map((item) => ({ ...item, outcome: this.#outcomeOf(item) }))
        .filter(({ question }) => this.outcomes[question.id] !== 'removed'),
      unsent: finished.ok ? unsent : Math.max(1, unsent),
      more: status.ok ? moreOf(status.value) : undefined,
      today: status.ok ? status.value.today : undefined,
    });
  }

  #outcomeOf({ question, outcome }: ReviewedItem): ReviewOutcome | undefined {
    const own = this.outcomes[question.id];
    return own === 'removed' ? outcome : (own ?? outcome);
  }

  /** She chose how she meets prompts in lessons; some read in silence. */
  #mayPlay(): boolean {
    return this.#parts.preferences.read(PROMPT_STYLE_KEY) !== 'shown';
  }

  #note(questionId: string, outcome: ReviewOutcome | 'removed'): void {
    runInAction(() => {
      this.outcomes = { ...this.outcomes, [questionId]: outcome };
    });
  }

  #fail(error: PlayError): void {
    runInAction(() => {
      this.error = error;
    });
  }

  #show(state: ReviewPlayerState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

/** What is due comes before what was wrong once. */
function moreOf(status: {
  readonly dueCount: number;
  readonly smartCount: number;
}): More | undefined {
  const { dueCount, smartCount } = status;
  if (dueCount > 0) return { kind: 'daily', count: MORE_COUNT, left: dueCount };
  return smartCount > 0 ? { kind: 'smart', count: MORE_COUNT, left: smartCount } : undefined;
}
