import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';

export interface LeftLessonParts {
  readonly make: (lessonId: string) => LessonPlayerPresenter;
  /** Who plays here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
}

interface Left {
  readonly player: LessonPlayerPresenter;
  readonly learnerId: string | undefined;
  /** A screen has it: a drawing that is given up is followed by another, which gets the same. */
  readonly isShown: boolean;
}

/** A lesson that is open without its screen. Left at a verdict, for the teacher perhaps: Back returns to the verdict. */
export class LeftLessonState {
  readonly #parts: LeftLessonParts;
  #left: Left | undefined;

  constructor(parts: LeftLessonParts) {
    this.#parts = parts;
  }

  /** @param isBack she has come by the way back, and not by a link. */
  open(lessonId: string, isBack: boolean): LessonPlayerPresenter {
    const left = this.#left;
    const isHers = left?.learnerId === this.#parts.learnerId();
    if (left && isBack && isHers && left.player.progress.lessonId === lessonId) {
      this.#left = { ...left, isShown: true };
      return left.player;
    }
    this.#forget();
    return this.#parts.make(lessonId);
  }

  /** While its screen is on its way, which then finds it open. */
  openAhead(lessonId: string): LessonPlayerPresenter {
    const player = this.open(lessonId, false);
    this.#keep(player);
    void player.open();
    return player;
  }

  leave(player: LessonPlayerPresenter): void {
    this.#forget();
    if (!player.player.turn.isAnswerOpen) return player.dispose();
    player.rest();
    this.#keep(player);
  }

  #keep(player: LessonPlayerPresenter): void {
    this.#left = { player, learnerId: this.#parts.learnerId(), isShown: false };
  }

  #forget(): void {
    if (this.#left && !this.#left.isShown) this.#left.player.dispose();
    this.#left = undefined;
  }
}
