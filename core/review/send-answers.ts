import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { PendingAnswers } from './pending-answers.ts';
import type { ReviewAnswer } from './review.ts';

export interface SendAnswersParts {
  readonly api: ReviewApi;
  readonly kept: PendingAnswers;
  /** Who reviews here now; undefined when nobody is signed in. */
  readonly learnerId: () => string | undefined;
  readonly connectivity: Connectivity;
  readonly reporter: Reporter;
}

type SendError = ApiError | NotFound | Unexpected;

/** Tells the server what was answered in reviews: at once, or whenever there is a network again, in any order. */
export class SendAnswers {
  readonly #parts: SendAnswersParts;

  constructor(parts: SendAnswersParts) {
    this.#parts = parts;
  }

  /** From now on what is left is sent as soon as there is a network. */
  start(): () => void {
    return this.#parts.connectivity.watch((isOnline) => {
      if (isOnline) void this.flush();
    });
  }

  /** Kept on the device first: nothing she answered is lost with the network or the tab. */
  async give(answer: ReviewAnswer): Promise<Result<void, SendError>> {
    this.keep(answer);
    return this.#send(answer);
  }

  /** On the device alone, as long as she may still change it. */
  keep(answer: ReviewAnswer): void {
    const learner = this.#parts.learnerId();
    if (learner !== undefined) this.#parts.kept.keep(learner, answer);
  }

  /** What the server may not know yet. */
  left(): readonly ReviewAnswer[] {
    return this.#parts.kept.of(this.#parts.learnerId() ?? '');
  }

  async flush(): Promise<void> {
    for (const answer of this.left()) {
      const sent = await this.#send(answer);
      if (!sent.ok && sent.error.kind === 'offline') return;
    }
  }

  async #send(answer: ReviewAnswer): Promise<Result<void, SendError>> {
    const { api, kept, reporter } = this.#parts;
    const sent = await attempt(reporter, 'send review answer', () => api.answer(answer));
    // What the server will never take is no use to anybody; the question has left the books.
    if (sent.ok || sent.error.kind === 'not-found') kept.drop(answer);
    return sent;
  }
}
