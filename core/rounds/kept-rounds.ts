import type { Preferences } from '../ports/preferences.ts';
import type { Round } from '../ports/records-api.ts';
import { KEPT_ROUNDS_KEY } from '../settings/preference-keys.ts';
import type { RecordDetail } from '../verbal-composition/record.ts';

/** More than anybody plays before she meets a network again. */
const MOST_KEPT = 50;

/** A round of which the server does not know everything yet. */
export interface KeptRound {
  readonly learnerId: string;
  readonly round: Round;
  /** What was graded in it, in order, as far as this device saw it. */
  readonly details: readonly RecordDetail[];
  /** The ids of those the server does not know. */
  readonly unsent: readonly string[];
  readonly isFinished: boolean;
}

/** Rounds that were played without a network, written down on the device after every answer. */
export class KeptRounds {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** In place of what was kept of the same round. */
  keep(kept: KeptRound): void {
    const others = this.#all().filter(({ round }) => round.id !== kept.round.id);
    this.#write([...others, kept].slice(-MOST_KEPT));
  }

  drop(roundId: string): void {
    const all = this.#all();
    const left = all.filter(({ round }) => round.id !== roundId);
    if (left.length < all.length) this.#write(left);
  }

  /** The oldest first. */
  of(learnerId: string | undefined): readonly KeptRound[] {
    return this.#all().filter((kept) => kept.learnerId === learnerId);
  }

  #all(): readonly KeptRound[] {
    const text = this.#preferences.read(KEPT_ROUNDS_KEY);
    if (text === undefined || text === '') return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKeptRound) : [];
    } catch {
      return [];
    }
  }

  #write(rounds: readonly KeptRound[]): void {
    this.#preferences.write(KEPT_ROUNDS_KEY, rounds.length === 0 ? '' : JSON.stringify(rounds));
  }
}

/** Anything may be found in a browser's storage. */
function isKeptRound(kept: unknown): kept is KeptRound {
  const { learnerId, round, details, unsent, isFinished } = Object(kept);
  const { id, lessonId, mode, level } = Object(round);
  return (
    [learnerId, id, lessonId, mode, level].every((text) => typeof text === 'string') &&
    typeof isFinished === 'boolean' &&
    Array.isArray(unsent) &&
    Array.isArray(details) &&
    details.every((detail) => {
      const { id: answerId, questionId, outcome, answerMs } = Object(detail);
      return (
        typeof answerId === 'string' &&
        typeof questionId === 'string' &&
        ['correct', 'wrong'].includes(outcome) &&
        Number.isFinite(answerMs)
      );
    })
  );
}
