import type { NotEnglish, RecordsApi, Round } from '../ports/records-api.ts';
import type { RecordDetail } from '../verbal-composition/record.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { OutboxError } from '../outbox/outbox-kind.ts';
import type { StoredEntries } from '../outbox/stored-entries.ts';
import { StoredKind } from '../outbox/stored-kind.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isUnsentRound, type UnsentRound } from './unsent-round.ts';

type Telling = Pick<RecordsApi, 'answerByTyping' | 'grade' | 'finish'>;

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
  for (const detail of details) {
    if (!unsent.includes(detail.id)) continue;
    const told = await tellAnswer(round, detail, records);
    // A question that has left the lesson takes no other answer with it, nor does what a server does not take for English.
    if (told.ok || told.error.kind === 'not-found' || told.error.kind === 'not-english') continue;
    return fail(told.error);
  }
  if (!isFinished) return ok(undefined);
  const finished = await records.finish(round.id);
  return finished.ok ? ok(undefined) : finished;
}

/** What was typed is judged by the server once more, whose word counts; after it her own, where she gave it. */
async function tellAnswer(
  round: Round,
  { id, questionId, outcome, answerMs, judged, transcript, isOwnWord }: RecordDetail,
  records: Telling,
): Promise<Result<RecordDetail, OutboxError | NotEnglish>> {
  const answer = { answerId: id, round, questionId, answerMs };
  const isTyped = round.mode === 'typing' && judged !== undefined;
  if (isTyped && transcript !== undefined) {
    const typed = await records.answerByTyping({ ...answer, text: transcript });
    if (!typed.ok || !isOwnWord) return typed;
  }
  return records.grade({ ...answer, outcome });
}
