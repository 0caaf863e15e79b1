import { describe, expect, it } from 'vitest';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { RecordsApi, SpokenAnswer, VoiceError } from '../ports/records-api.ts';
import { fail, ok } from '../shared/result.ts';
import { deservesAnotherTry, sendAnswer } from './send-answer.ts';

type SendError = ApiError | NotFound | VoiceError;

const answer: SpokenAnswer = {
  answerId: '00000001-0000-7000-8000-000000000000',
  round: { id: '00000002-0000-7000-8000-000000000000', lessonId: 'l-1', mode: 'ai' },
  questionId: 'one',
  answerMs: 2345,
  take: { bytes: new Uint8Array([1]), mediaType: 'audio/webm', durationMs: 2000 },
};

const refusing = (when: 'open' | 'answerByVoice', error: SendError): RecordsApi => {
  const refusal = async () => fail(error as ApiError);
  const all = {
    open: async () => ok(undefined),
    answerByVoice: refusal,
    grade: refusal,
    finish: refusal,
    record: refusal,
  };
  return { ...all, [when]: refusal };
};

const later: readonly SendError[] = [
  { kind: 'offline' },
  { kind: 'signed-out' },
  { kind: 'no-contract' },
  { kind: 'too-many-requests' },
  { kind: 'server-error', status: 502 },
  { kind: 'recognition-failed' },
  { kind: 'speech-engine-loading' },
  { kind: 'speech-engine-busy' },
];

const never: readonly SendError[] = [
  { kind: 'no-speech' },
  { kind: 'audio-unreadable' },
  { kind: 'audio-too-long' },
  { kind: 'not-found' },
];

describe.each(['open', 'answerByVoice'] as const)('a take refused at %s', (when) => {
  const send = async (error: SendError) => {
    const takes = new MemoryTakeStore();
    await takes.keep(answer);
    const verdict = await sendAnswer(takes, refusing(when, error), answer);
    return { verdict, kept: (await takes.all()).length };
  };

  it.each(later)('is kept for another try: $kind', async (error) => {
    expect(deservesAnotherTry(error)).toBe(true);
    expect(await send(error)).toEqual({ verdict: { ok: false, error }, kept: 1 });
  });

  it.each(never)('is dropped, for it will never be judged: $kind', async (error) => {
    expect(deservesAnotherTry(error)).toBe(false);
    expect(await send(error)).toEqual({ verdict: { ok: false, error }, kept: 0 });
  });
});
