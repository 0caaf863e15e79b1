import { setWorldConstructor, type IWorldOptions } from '@cucumber/cucumber';
import type { Operator } from '../assemblies/operator.ts';
import type { Learner } from '../learners/learner.ts';
import type { Stranger } from '../learners/stranger.ts';

interface Present {
  readonly learner: Learner;
  readonly operator: Operator;
  readonly stranger: Stranger | undefined;
}

/** Each scenario has one learner, made anew for it, and the operator of her Oz. */
export class OzWorld {
  #present: Present | undefined;
  readonly parameters: IWorldOptions['parameters'];
  /** What one step found for a later one. */
  noted = '';

  constructor({ parameters }: IWorldOptions) {
    this.parameters = parameters;
  }

  get learner(): Learner {
    return this.#here().learner;
  }

  get operator(): Operator {
    return this.#here().operator;
  }

  get stranger(): Stranger {
    const { stranger } = this.#here();
    if (!stranger) throw new Error('There is no wire for a stranger to call through');
    return stranger;
  }

  comesIn(present: Present): void {
    this.#present = present;
  }

  #here(): Present {
    if (!this.#present) throw new Error('No learner has come in yet');
    return this.#present;
  }
}

setWorldConstructor(OzWorld);
