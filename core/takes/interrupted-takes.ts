import type { SessionStore } from '../ports/session-store.ts';
import type { KeptTake, TakeStore } from '../ports/take-store.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

/** What was cut off while she said it, by a dead tab or a lost microphone, and waits for her word. */
export class InterruptedTakes {
  readonly #takes: TakeStore;
  readonly #sessions: SessionStore;

  constructor(takes: TakeStore, sessions: SessionStore) {
    this.#takes = takes;
    this.#sessions = sessions;
  }

  /** Those of one lesson, the latest first. */
  async of(lessonId: string): Promise<readonly KeptTake[]> {
    const all = await this.#takes.all(learnerOf(this.#sessions) ?? '');
    return all
      .filter(({ isInterrupted, round }) => isInterrupted && round.lessonId === lessonId)
      .toReversed();
  }

  /** She does not want them. */
  async drop(takes: readonly KeptTake[]): Promise<void> {
    for (const { answerId } of takes) await this.#takes.drop(answerId);
  }
}
