import type { KeptTake } from '../../core/ports/take-store.ts';
import type { InterruptedTakes } from '../../core/takes/interrupted-takes.ts';

/** Takes of this lesson that were cut off in an earlier visit; each is offered when its question is asked. */
export class LeftTakesState {
  readonly #takes: InterruptedTakes;
  readonly #lessonId: string;
  #left: readonly KeptTake[] = [];

  constructor(lessonId: string, takes: InterruptedTakes) {
    this.#lessonId = lessonId;
    this.#takes = takes;
  }

  async load(): Promise<void> {
    this.#left = await this.#takes.of(this.#lessonId);
  }

  /** The latest of a question. */
  of(questionId: string): KeptTake | undefined {
    return this.#left.find((take) => take.questionId === questionId);
  }

  /** She has decided about a question: nothing else that was cut off in it is of use. */
  async drop(questionId: string, exceptId?: string): Promise<void> {
    this.#left = this.#left.filter((take) => take.questionId !== questionId);
    const all = await this.#takes.of(this.#lessonId);
    await this.#takes.drop(
      all.filter((take) => take.questionId === questionId && take.answerId !== exceptId),
    );
  }
}
