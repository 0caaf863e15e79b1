import { isRefusal } from '../outbox/what-follows.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { LessonLocked, NoRoom, VoiceError, VoiceRecordsApi } from '../ports/records-api.ts';
import type { KeptTake, TakeRefusal, TakeStore } from '../ports/take-store.ts';
import type { Unexpected } from '../shared/attempt.ts';
import type { Result } from '../shared/result.ts';
import type { VoiceVerdict } from './record.ts';

export type SendError = ApiError | LessonLocked | NotFound | NoRoom | VoiceError;

/**
 * Sends a kept take; lets go of it once the server has graded it, and notes where it never will. Sending an interrupted
 * one makes it her answer: it goes by itself from now on.
 */
export async function sendAnswer(
  takes: TakeStore,
  records: VoiceRecordsApi,
  kept: KeptTake,
): Promise<Result<VoiceVerdict, SendError>> {
  const { isInterrupted = false, ...take } = kept;
  if (isInterrupted) await takes.keep(take);
  const verdict = await records.answerByVoice(take);
  if (verdict.ok && verdict.value.outcome !== 'say-again') await takes.drop(take.answerId);
  const refusal = refusalOf(verdict);
  if (refusal && (await isThere(takes, take))) await takes.keep({ ...take, refusal });
  return verdict;
}

/** She may have deleted it while it was on its way. */
const isThere = async (takes: TakeStore, { learnerId, answerId }: KeptTake): Promise<boolean> =>
  (await takes.all(learnerId)).some((kept) => kept.answerId === answerId);

/** Whether the very same take could still be judged later. */
export const deservesAnotherTry = (
  error: SendError | Unexpected | { readonly kind: 'recording-failed' },
): boolean =>
  error.kind !== 'unexpected' &&
  error.kind !== 'recording-failed' &&
  refusalOf({ ok: false, error }) === undefined;

function refusalOf(verdict: Result<VoiceVerdict, SendError>): TakeRefusal | undefined {
  if (verdict.ok) return verdict.value.outcome === 'say-again' ? 'not-understood' : undefined;
  const { kind } = verdict.error;
  return isRefusal(kind) ? kind : undefined;
}
