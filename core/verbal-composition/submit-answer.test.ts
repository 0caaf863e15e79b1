import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MUMBLED } from '../../adapters/memory/memory-records-api.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { smallWorld } from '../../adapters/memory/small-world.fixture.ts';
import type { RecordsApi, SpokenAnswer } from '../ports/records-api.ts';
import type { Recorder } from '../ports/recorder.ts';
import { ResendAnswer } from './resend-answer.ts';
import { SubmitAnswer } from './submit-answer.ts';

const answer: Omit<SpokenAnswer, 'take'> = {
  answerId: '00000001-0000-7000-8000-000000000000',
  round: { id: '00000002-0000-7000-8000-000000000000', lessonId: 'l-1', mode: 'ai' },
  questionId: 'one',
  answerMs: 2345,
};

describe('a spoken answer', () => {
  let world: MemoryWorld;
  let recorder: MemoryRecorder;
  let wakeLock: MemoryWakeLock;
  let takes: MemoryTakeStore;
  let records: RecordsApi;

  beforeEach(async () => {
    world = smallWorld();
    recorder = new MemoryRecorder();
    wakeLock = new MemoryWakeLock();
    takes = new MemoryTakeStore();
    records = (await memoryLearner(world, new MemoryClock())).records;
  });

  const submit = (from: Recorder = recorder, to = records) =>
    new SubmitAnswer(from, wakeLock, takes, to).execute(answer);
  const resend = (id = answer.answerId) => new ResendAnswer(takes, records).execute(id);
  const kept = async () => (await takes.all()).map(({ answerId }) => answerId);
  const say = async (text: string) => {
    await recorder.start();
    await wakeLock.hold();
    await recorder.hear(text);
  };

  describe('when it is submitted', () => {
    it('is judged, and not kept any longer', async () => {
      await say('Say one.');
      expect(await submit()).toMatchObject({ ok: true, value: { outcome: 'correct' } });
      expect(await kept()).toEqual([]);
      expect(wakeLock.isHeld).toBe(false);
    });

    it('is kept before anything is sent', async () => {
      const seen: unknown[] = [];
      const watched: RecordsApi = {
        open: async (round) => {
          seen.push(await kept());
          return records.open(round);
        },
        answerByVoice: (spoken) => records.answerByVoice(spoken),
        grade: (grade) => records.grade(grade),
        finish: (id) => records.finish(id),
        record: (id) => records.record(id),
      };
      await say('Say one.');
      await submit(recorder, watched);
      expect(seen).toEqual([[answer.answerId]]);
    });

    it('is sent although the device has no room for it', async () => {
      takes.fill();
      await say('Say one.');
      expect(await submit()).toMatchObject({ ok: true });
    });

    it('is never uploaded when nothing is being recorded', async () => {
      expect(await submit()).toEqual({ ok: false, error: { kind: 'recording-failed' } });
      expect(world.rounds.size).toBe(0);
    });

    it('is never uploaded or kept when the take has no data', async () => {
      const empty: Recorder = {
        start: () => recorder.start(),
        stop: async () => ({ bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 900 }),
        cancel: () => recorder.cancel(),
        onLevel: (listener) => recorder.onLevel(listener),
        onPiece: (listener) => recorder.onPiece(listener),
        onTrouble: (listener) => recorder.onTrouble(listener),
      };
      await say('Say one.');
      expect(await submit(empty)).toEqual({ ok: false, error: { kind: 'recording-failed' } });
      expect(world.rounds.size).toBe(0);
      expect(await kept()).toEqual([]);
      expect(wakeLock.isHeld).toBe(false);
    });

    it('is not kept when it is asked for again', async () => {
      await say(`Say two ${MUMBLED}`);
      expect(await submit()).toMatchObject({ ok: true, value: { outcome: 'say-again' } });
      expect(await kept()).toEqual([]);
    });
  });

  describe('when it cannot be judged now', () => {
    it.each([
      ['offline', 'isOffline'],
      ['recognition-failed', 'isRecognizerBroken'],
    ] as const)('is kept: %s', async (kind, trouble) => {
      world[trouble] = true;
      await say('Say one.');
      expect(await submit()).toEqual({ ok: false, error: { kind } });
      expect(await kept()).toEqual([answer.answerId]);
    });

    it('is judged when it is sent again, as it was said', async () => {
      world.isOffline = true;
      await say('Say one.');
      await submit();
      expect(await resend()).toEqual({ ok: false, error: { kind: 'offline' } });
      expect(await kept()).toEqual([answer.answerId]);
      world.isOffline = false;
      expect(await resend()).toMatchObject({
        ok: true,
        value: { outcome: 'correct', detail: { id: answer.answerId, answerMs: 2345 } },
      });
      expect(await kept()).toEqual([]);
    });

    it('cannot be sent again once it was judged', async () => {
      await say('Say one.');
      await submit();
      expect(await resend()).toEqual({ ok: false, error: { kind: 'recording-failed' } });
    });
  });

  it('is dropped when the server will never judge it', async () => {
    await say('');
    expect(await submit()).toEqual({ ok: false, error: { kind: 'no-speech' } });
    expect(await kept()).toEqual([]);
  });

  it('is dropped when there is no such lesson', async () => {
    world.lessons.clear();
    await say('Say one.');
    expect(await submit()).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await kept()).toEqual([]);
  });
});
