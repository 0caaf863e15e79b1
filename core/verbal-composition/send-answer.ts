import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { RecordsApi, SpokenAnswer, VoiceError } from '../ports/records-api.ts';
import type { TakeStore } from '../ports/take-store.ts';
import type { Result } from '../shared/result.ts';
import type { VoiceVerdict } from './record.ts';

type SendError = ApiError | NotFound | VoiceError;

/** Sends a kept take, and lets go of it once the server has it or will never want it. */
export async function sendAnswer(
  takes: TakeStore,
  records: RecordsApi,
  answer: SpokenAnswer,
): Promise<Result<VoiceVerdict, SendError>> {
  const opened = await records.open(answer.round);
  const verdict = opened.ok ? await records.answerByVoice(answer) : opened;
  if (verdict.ok || !deservesAnotherTry(verdict.error)) await takes.drop(answer.answerId);
  return verdict;
}

/** Whether the very same take could still be judged later. */
export function deservesAnotherTry(error: SendError): boolean {
  switch (error.kind) {
    case 'offline':
    case 'signed-out':
    case 'no-contract':
    case 'too-many-requests':
    case 'server-error':
    case 'recognition-failed':
    case 'speech-engine-loading':
    case 'speech-engine-busy':
      return true;
    case 'no-speech':
    case 'audio-unreadable':
    case 'audio-too-long':
    case 'not-found':
      return false;
  }
}
