import assert from 'node:assert/strict';
import type { ReviewPresenter } from '../../../app/review/review-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage, REVIEW, reviewPath } from '../../../core/navigation/paths.ts';
import type { ReviewCount, ReviewKind } from '../../../core/domain/recall/offer-review.ts';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { ReviewEnd, Reviews, ReviewsSeen } from '../reviews.ts';
import { THINKS_MS } from './answers.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessReviews implements Reviews {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async looks(): Promise<ReviewsSeen> {
    const { status } = await this.#shown(await this.#opened());
    return {
      due: status.dueCount,
      smart: status.smartCount,
      days: status.days.map(({ count }) => count),
    };
  }

  async dueAtHome(): Promise<number> {
    await this.#app.goesOnTo(inLanguage('/', this.#app.language));
    const status = await (await this.#app.apis()).reviewApi.status();
    return status.ok ? status.value.dueCount : assert.fail(status.error.kind);
  }

  async begins(kind: ReviewKind, count: ReviewCount): Promise<void> {
    const review = await this.#opened();
    const id = await review.begin({ kind, count });
    await this.#opens(id ?? assert.fail(`It did not begin: ${JSON.stringify(review.error)}`));
  }

  async prompt(): Promise<string | undefined> {
    return this.#app.atReview().player.prompt.shown?.text;
  }

  async answers(outcome: Outcome): Promise<void> {
    this.#app.atReview().chooseMode('self');
    await this.#app.settled();
    this.#app.around.pass(THINKS_MS);
    this.#app.atReview().player.reveal();
    await this.#app.atReview().judgeMyself(outcome);
  }

  async skips(): Promise<void> {
    await this.#app.atReview().skip();
  }

  async removes(): Promise<void> {
    await this.#app.atReview().remove();
  }

  async end(): Promise<ReviewEnd> {
    const { state } = this.#app.atReview().player.turn;
    assert.equal(state.step, 'finished');
    const { items, more } = state.step === 'finished' ? state : assert.fail();
    const graded = items.filter(({ outcome }) => outcome === 'correct' || outcome === 'wrong');
    return {
      right: graded.filter(({ outcome }) => outcome === 'correct').length,
      graded: graded.length,
      more: more ? Math.min(Number(more.count), more.left) : 0,
    };
  }

  async triesMore(): Promise<void> {
    const id = await this.#app.atReview().tryMore();
    await this.#opens(id ?? assert.fail('No further review began'));
  }

  async putsBack(prompt: string): Promise<void> {
    const review = await this.#opened();
    const { items } = await this.#shown(review);
    const item = items.find(({ question, isRemoved }) => isRemoved && question.prompt === prompt);
    await review.remove(item?.question.id ?? assert.fail(`"${prompt}" was not removed`), false);
  }

  async hasUnsent(): Promise<boolean> {
    const { state } = this.#app.atReview().player.turn;
    return state.step === 'finished' && state.unsent > 0;
  }

  async #opened(): Promise<ReviewPresenter> {
    await this.#app.goesOnTo(inLanguage(REVIEW, this.#app.language));
    const kit = await this.#app.container.get(Make.reviewKit)();
    const review = kit.review();
    await review.load();
    return review;
  }

  async #shown(review: ReviewPresenter) {
    const { state } = review;
    assert.equal(state.step, 'shown', JSON.stringify(state));
    return state.step === 'shown' ? state : assert.fail();
  }

  async #opens(id: string): Promise<void> {
    await this.#app.goesOnTo(inLanguage(reviewPath(id), this.#app.language));
    const kit = await this.#app.container.get(Make.reviewKit)();
    const review = kit.player(id);
    this.#app.review = review;
    await review.load();
  }
}
