import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';

export interface LeftLessonParts {
  readonly make: (lessonId: string) => LessonPlayerPresenter;
  /** Who plays here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
}

interface Left {
  readonly player: LessonPlayerPresenter;
  readonly learnerId: string | undefined;
}

/** A lesson that was left at a verdict, for the teacher perhaps: Back returns to the verdict. */
export class LeftLessonState {
  readonly #parts: LeftLessonParts;
  #left: Left | undefined;

  constructor(parts: LeftLessonParts) {
    this.#parts = parts;
  }

  /** @param isBack she has come by the way back, and not by a link. */
  open(lessonId: string, isBack: boolean): LessonPlayerPresenter {
    const left = this.#left;
    this.#left = undefined;
    const isHers = left?.learnerId === this.#parts.learnerId();
    if (left && isBack && isHers && left.player.progress.lessonId === lessonId) return left.player;
    left?.player.dispose();
    return this.#parts.make(lessonId);
  }

  leave(player: LessonPlayerPresenter): void {
    this.#left?.player.dispose();
    this.#left = undefined;
    if (!player.player.turn.isAnswerOpen) return player.dispose();
    player.rest();
    this.#left = { player, learnerId: this.#parts.learnerId() };
  }
}
