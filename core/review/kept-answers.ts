import type { Preferences } from '../ports/preferences.ts';
import { KEPT_ANSWERS_KEY } from '../settings/preference-keys.ts';
import type { ReviewAnswer } from './review.ts';

/** More than anybody reviews before she meets a network again. */
const MOST_KEPT = 1000;

interface KeptAnswer {
  readonly learnerId: string;
  readonly answer: ReviewAnswer;
}

/** Answers of reviews the server may not know yet, written down on the device before anything is sent. */
export class KeptAnswers {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** In place of what was kept of the same answer. */
  keep(learnerId: string, answer: ReviewAnswer): void {
    const others = this.#all().filter((kept) => kept.answer.id !== answer.id);
    this.#write([...others, { learnerId, answer }].slice(-MOST_KEPT));
  }

  /** What was sent; it stays when it was changed meanwhile. */
  drop({ id, gradedAt }: ReviewAnswer): void {
    const all = this.#all();
    const left = all.filter(({ answer }) => answer.id !== id || answer.gradedAt !== gradedAt);
    if (left.length < all.length) this.#write(left);
  }

  of(learnerId: string): readonly ReviewAnswer[] {
    return this.#all()
      .filter((kept) => kept.learnerId === learnerId)
      .map(({ answer }) => answer);
  }

  #all(): readonly KeptAnswer[] {
    const text = this.#preferences.read(KEPT_ANSWERS_KEY);
    if (text === undefined || text === '') return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKeptAnswer) : [];
    } catch {
      return [];
    }
  }

  #write(answers: readonly KeptAnswer[]): void {
    this.#preferences.write(KEPT_ANSWERS_KEY, answers.length === 0 ? '' : JSON.stringify(answers));
  }
}

/** Anything may be found in a browser's storage. */
function isKeptAnswer(kept: unknown): kept is KeptAnswer {
  const { learnerId, answer } = Object(kept);
  const { id, reviewId, questionId, outcome, answerMs, answeredAt, gradedAt } = Object(answer);
  return (
    [learnerId, id, reviewId, questionId, answeredAt, gradedAt].every(
      (text) => typeof text === 'string',
    ) &&
    ['correct', 'wrong', 'skipped'].includes(outcome) &&
    Number.isFinite(answerMs)
  );
}
