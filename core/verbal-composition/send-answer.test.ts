import { describe, expect, it } from 'vitest';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { LessonLocked, NoRoom, VoiceRecordsApi, VoiceError } from '../ports/records-api.ts';
import { fail } from '../shared/result.ts';
import { keptTake } from '../takes/kept-take.fixture.ts';
import { deservesAnotherTry, sendAnswer } from './send-answer.ts';

type SendError = ApiError | LessonLocked | NotFound | NoRoom | VoiceError;

const take = keptTake(1, 'yui');

const refusing = (error: SendError): VoiceRecordsApi => ({
  answerByVoice: async () => fail(error as ApiError),
});

const later: readonly SendError[] = [
  { kind: 'offline' },
  { kind: 'signed-out' },
  { kind: 'no-contract' },
  { kind: 'too-many-requests' },
  { kind: 'server-error', status: 502 },
  { kind: 'recognition-failed' },
  { kind: 'speech-engine-loading' },
  { kind: 'speech-engine-busy' },
  { kind: 'speech-day-limit' },
  { kind: 'takes-full' },
  { kind: 'server-full' },
  { kind: 'lesson-locked' },
];

const never: readonly SendError[] = [
  { kind: 'no-speech' },
  { kind: 'audio-unreadable' },
  { kind: 'audio-too-long' },
  { kind: 'not-found' },
];

describe('a take that is refused', () => {
  const send = async (error: SendError) => {
    const takes = new MemoryTakeStore();
    await takes.keep(take);
    const verdict = await sendAnswer(takes, refusing(error), take);
    return { verdict, kept: takes.everything.map(({ refusal }) => refusal) };
  };

  it.each(later)('is kept for another try: $kind', async (error) => {
    expect(deservesAnotherTry(error)).toBe(true);
    expect(await send(error)).toEqual({ verdict: { ok: false, error }, kept: [undefined] });
  });

  it('stays deleted where she deleted it on its way', async () => {
    const takes = new MemoryTakeStore();
    await takes.keep(take);
    const records: VoiceRecordsApi = {
      answerByVoice: async () => {
        await takes.drop(take.answerId);
        return fail({ kind: 'no-speech' });
      },
    };
    await sendAnswer(takes, records, take);
    expect(takes.everything).toEqual([]);
  });

  it.each(never)('is kept with why it will never be judged: $kind', async (error) => {
    expect(deservesAnotherTry(error)).toBe(false);
    expect(await send(error)).toEqual({ verdict: { ok: false, error }, kept: [error.kind] });
  });
});
