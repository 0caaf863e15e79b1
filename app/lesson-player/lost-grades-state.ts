import { makeAutoObservable, observableRef } from 'mobx';
import type { Prompt } from '../../core/domain/lesson/prompt.ts';

interface LostGrade {
  readonly prompt: Prompt;
  readonly learnerId: string | undefined;
}

/** What she said of her own answers and could not be kept, when she was no longer there to see it. */
export class LostGradesState {
  lost: readonly LostGrade[] = [];
  readonly #learnerId: () => string | undefined;

  /** @param learnerId who is here now. */
  constructor(learnerId: () => string | undefined) {
    this.#learnerId = learnerId;
    // Who is here is not observed.
    makeAutoObservable(this, { lost: observableRef, prompts: false }, { autoBind: true });
  }

  /** Of the questions that it was about. */
  get prompts(): readonly Prompt[] {
    const learnerId = this.#learnerId();
    return this.lost.filter((one) => one.learnerId === learnerId).map(({ prompt }) => prompt);
  }

  tell(prompt: Prompt): void {
    if (this.prompts.some(({ text }) => text === prompt.text)) return;
    this.lost = [...this.lost, { prompt, learnerId: this.#learnerId() }];
  }

  dismiss(): void {
    this.lost = [];
  }
}
