import { makeAutoObservable } from 'mobx';
import type { Learner } from '../../core/ports/account-api.ts';

/** What the server last said of the learner who is signed in; nothing before it has answered. */
export class LearnerState {
  learner: Learner | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keep(learner: Learner): void {
    this.learner = learner;
  }

  clear(): void {
    this.learner = undefined;
  }
}
