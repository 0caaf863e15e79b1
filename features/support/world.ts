import { setWorldConstructor, type IWorldOptions } from '@cucumber/cucumber';
import type { Learner } from '../learners/learner.ts';

/** Each scenario has one learner, made anew for it. */
export class OzWorld {
  #learner: Learner | undefined;
  readonly parameters: IWorldOptions['parameters'];

  constructor({ parameters }: IWorldOptions) {
    this.parameters = parameters;
  }

  get learner(): Learner {
    if (!this.#learner) throw new Error('No learner has come in yet');
    return this.#learner;
  }

  comesIn(learner: Learner): void {
    this.#learner = learner;
  }

  get hasLearner(): boolean {
    return this.#learner !== undefined;
  }
}

setWorldConstructor(OzWorld);
