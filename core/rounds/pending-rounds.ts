import type { Preferences } from '../ports/preferences.ts';
import type { Round } from '../ports/records-api.ts';
import { KEPT_ROUNDS_KEY } from '../settings/preference-keys.ts';
import { StoredList } from '../shared/stored-list.ts';
import type { RecordDetail } from '../verbal-composition/record.ts';

/** More than anybody plays before she meets a network again. */
const MOST_KEPT = 50;

/** A round of which the server does not know everything yet. */
export interface PendingRound {
  readonly learnerId: string;
  readonly round: Round;
  /** What was graded in it, in order, as far as this device saw it. */
  readonly details: readonly RecordDetail[];
  /** The ids of those the server does not know. */
  readonly unsent: readonly string[];
  readonly isFinished: boolean;
}

/** Rounds that were played without a network, written down on the device after every answer. */
export class PendingRounds {
  readonly #list: StoredList<PendingRound>;

  constructor(preferences: Preferences) {
    const isOurs = isKeptRound;
    this.#list = new StoredList(preferences, { key: KEPT_ROUNDS_KEY, isOurs, most: MOST_KEPT });
  }

  /** In place of what was kept of the same round. */
  keep(kept: PendingRound): void {
    this.#list.add(kept, ({ round }) => round.id === kept.round.id);
  }

  drop(roundId: string): void {
    this.#list.drop(({ round }) => round.id === roundId);
  }

  /** The oldest first. */
  of(learnerId: string | undefined): readonly PendingRound[] {
    return this.#list.all().filter((kept) => kept.learnerId === learnerId);
  }
}

function isKeptRound(kept: unknown): kept is PendingRound {
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
