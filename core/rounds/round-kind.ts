import type { RecordsApi } from '../ports/records-api.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { OutboxError } from '../outbox/outbox-kind.ts';
import type { StoredEntries } from '../outbox/stored-entries.ts';
import { StoredKind } from '../outbox/stored-kind.ts';
import { ok, type Result } from '../shared/result.ts';
import { isUnsentRound, type UnsentRound } from './unsent-round.ts';

type Telling = Pick<RecordsApi, 'grade' | 'finish'>;

export interface RoundKindParts {
  readonly records: Telling;
  readonly stored: StoredEntries;
  /** Who plays here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  readonly reporter: Reporter;
}

export type UnsentRounds = StoredKind<UnsentRound, void>;

/** Rounds that were played without a network, put in after every answer. */
export const roundKind = ({ records, ...parts }: RoundKindParts): UnsentRounds =>
  new StoredKind({
    ...parts,
    name: 'round',
    isBody: isUnsentRound,
    idOf: ({ round }) => round.id,
    tell: (round) => tellRound(round, records),
  });

async function tellRound(
  { round, details, unsent, isFinished }: UnsentRound,
  records: Telling,
): Promise<Result<void, OutboxError>> {
  for (const { id, questionId, outcome, answerMs } of details) {
    if (!unsent.includes(id)) continue;
    const grade = { answerId: id, round, questionId, outcome, answerMs };
    const graded = await records.grade(grade);
    // A question that has left the lesson takes no other answer with it.
    if (!graded.ok && graded.error.kind !== 'not-found') return graded;
  }
  if (!isFinished) return ok(undefined);
  const finished = await records.finish(round.id);
  return finished.ok ? ok(undefined) : finished;
}
