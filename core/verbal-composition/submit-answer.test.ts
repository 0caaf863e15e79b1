import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { RecordsApi, SpokenAnswer, VoiceRecordsApi } from '../ports/records-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Recording } from '../recording/recording.ts';
import { recordingStage } from '../recording/recording-stage.fixture.ts';
import { TakeKeeper } from '../takes/take-keeper.ts';
import { ResendAnswer } from './resend-answer.ts';
import { StartAnswer } from './start-answer.ts';
import { SubmitAnswer } from './submit-answer.ts';

const answer: Omit<SpokenAnswer, 'take'> = {
  answerId: '00000001-0000-7000-8000-000000000000',
  round: {
    id: '00000002-0000-7000-8000-000000000000',
    lessonId: 'l-1',
    mode: 'ai',
    level: 'normal',
  },
  questionId: 'one',
  answerMs: 2345,
};

describe('a spoken answer', () => {
  let oz: SmallOz;
  let recorder: MemoryRecorder;
  let wakeLock: MemoryWakeLock;
  let takes: MemoryTakeStore;
  let records: RecordsApi;
  let sessions: SessionStore;
  let keeper: TakeKeeper;
  let clock: MemoryClock;
  let recording: Recording;

  beforeEach(async () => {
    recorder = new MemoryRecorder();
    wakeLock = new MemoryWakeLock();
    takes = new MemoryTakeStore();
    clock = new MemoryClock();
    oz = await smallOz(clock);
    const learner = await oz.learner();
    records = learner.records;
    sessions = learner.store;
    keeper = new TakeKeeper(recorder, takes, sessions, clock);
  });

  const asked = {
    ...answer,
    lessonTitle: { ja: '朝', en: 'Mornings', ko: '아침' },
    prompt: '一と言う。',
  };
  const start = async (question = asked) => {
    const stage = recordingStage({ recorder, wakeLock, clock });
    const started = await new StartAnswer(stage.startRecording, keeper).execute(question);
    if (started.ok) recording = started.value;
    return started;
  };
  const submit = (said: Pick<Recording, 'finish'> = recording, to: VoiceRecordsApi = records) =>
    new SubmitAnswer(keeper, takes, to).execute(said, answer);
  const resend = (id = answer.answerId) =>
    new ResendAnswer(takes, records, sessions).execute(id, answer.round);
  const kept = async () => takes.everything.map(({ answerId }) => answerId);
  const say = async (text: string) => {
    await start();
    await recorder.hear(text);
  };

  describe('when it starts', () => {
    it('is recorded with the screen kept on', async () => {
      expect(await start()).toMatchObject({ ok: true });
      expect(recorder.isRecording).toBe(true);
      expect(wakeLock.isHeld).toBe(true);
    });

    it('does not keep the screen on when the microphone is refused', async () => {
      recorder.refuse({ kind: 'microphone-denied' });
      expect(await start()).toEqual({ ok: false, error: { kind: 'microphone-denied' } });
      expect(wakeLock.isHeld).toBe(false);
    });

    it('is recorded even where the screen cannot be kept on', async () => {
      wakeLock.isAllowed = false;
      expect(await start()).toMatchObject({ ok: true });
      expect(recorder.isRecording).toBe(true);
    });

    it('lets go of the microphone and the screen when cancelled', async () => {
      await start();
      const cancelled = recording.cancel();
      clock.pass(1500);
      await cancelled;
      expect(recorder.isRecording).toBe(false);
      expect(wakeLock.isHeld).toBe(false);
      expect(await kept()).toEqual([]);
    });
  });

  describe('when it is submitted', () => {
    it('is judged, and not kept any longer', async () => {
      await say('Say one.');
      expect(await submit()).toMatchObject({ ok: true, value: { outcome: 'correct' } });
      expect(await kept()).toEqual([]);
      expect(wakeLock.isHeld).toBe(false);
    });

    it('is kept before anything is sent', async () => {
      const seen: unknown[] = [];
      const watched: VoiceRecordsApi = {
        answerByVoice: async (spoken) => {
          seen.push(await kept());
          return records.answerByVoice(spoken);
        },
      };
      await say('Say one.');
      await submit(recording, watched);
      expect(seen).toEqual([[answer.answerId]]);
    });

    it('is sent although the device has no room for it', async () => {
      takes.fill();
      await say('Say one.');
      expect(await submit()).toMatchObject({ ok: true });
    });

    it('is never uploaded when its recording is over', async () => {
      await start();
      await recording.finish();
      expect(await submit()).toEqual({ ok: false, error: { kind: 'recording-failed' } });
      expect(oz.tables.records.size).toBe(0);
    });

    it('is never uploaded or kept when the take has no data', async () => {
      const empty = {
        finish: async () => {
          await recording.finish();
          return { bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 900 };
        },
      };
      await say('Say one.');
      const cutOff = new SubmitAnswer(keeper, takes, records);
      expect(await cutOff.interrupt(empty, answer)).toBeUndefined();
      expect(await kept()).toEqual([]);
      await say('Say one.');
      expect(await submit(empty)).toEqual({ ok: false, error: { kind: 'recording-failed' } });
      expect(oz.tables.records.size).toBe(0);
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
      oz[trouble] = true;
      await say('Say one.');
      expect(await submit()).toEqual({ ok: false, error: { kind } });
      expect(await kept()).toEqual([answer.answerId]);
    });

    it('is judged when it is sent again, as it was said', async () => {
      oz.isOffline = true;
      await say('Say one.');
      await submit();
      expect(await resend()).toEqual({ ok: false, error: { kind: 'offline' } });
      expect(await kept()).toEqual([answer.answerId]);
      oz.isOffline = false;
      expect(await resend()).toMatchObject({
        ok: true,
        value: { outcome: 'correct', detail: { id: answer.answerId, answerMs: 2345 } },
      });
      expect(await kept()).toEqual([]);
    });

    it('has its verdict told when it was sent in the meantime', async () => {
      await say('Say one.');
      await submit();
      expect(await resend()).toMatchObject({
        ok: true,
        value: { outcome: 'correct', detail: { id: answer.answerId } },
      });
    });

    it('cannot be sent again when it is nowhere', async () => {
      expect(await resend()).toEqual({ ok: false, error: { kind: 'recording-failed' } });
      await say('Say one.');
      await submit();
      expect(await resend('unknown')).toEqual({ ok: false, error: { kind: 'recording-failed' } });
    });

    it('gives way to what she says to the same question later, once that is graded', async () => {
      oz.isOffline = true;
      await say('Say two.');
      await submit();
      const later = { ...asked, answerId: '00000009-0000-7000-8000-000000000000' };
      await start(later);
      await recorder.hear('Say one.');
      await new SubmitAnswer(keeper, takes, records).execute(recording, later);
      expect(await kept()).toEqual([answer.answerId, later.answerId]);
      oz.isOffline = false;
      await resend(later.answerId);
      expect(await kept()).toEqual([]);
    });
  });

  it('is dropped when there is nothing in it to judge', async () => {
    await say('');
    expect(await submit()).toEqual({ ok: false, error: { kind: 'no-speech' } });
    expect(await kept()).toEqual([]);
  });

  it('stays with what became of it when there is no such lesson', async () => {
    await oz.replaceBooks([]);
    await say('Say one.');
    expect(await submit()).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(takes.everything).toMatchObject([{ refusal: 'not-found' }]);
  });
});
