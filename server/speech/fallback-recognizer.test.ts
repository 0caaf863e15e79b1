import { beforeEach, describe, expect, it } from 'vitest';
import { FallbackRecognizer, type FallbackReason } from './fallback-recognizer.ts';
import { MemoryRecognizer } from './memory-recognizer.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const say = async (text: string) => bytes(`said:${text}`);

speechRecognizerContract('FallbackRecognizer', {
  open: async () =>
    new FallbackRecognizer(new MemoryRecognizer(), new MemoryRecognizer(), () => undefined),
  say,
  weighs: false,
});

speechRecognizerContract('FallbackRecognizer over a first that is out of order', {
  open: async () => {
    const broken = new MemoryRecognizer();
    broken.refuse({ kind: 'speech-engine-failed' });
    return new FallbackRecognizer(broken, new MemoryRecognizer(), () => undefined);
  },
  say,
  weighs: false,
});

describe('FallbackRecognizer', () => {
  let first: MemoryRecognizer;
  let second: MemoryRecognizer;
  let reasons: FallbackReason[];
  let recognizer: SpeechRecognizer;
  beforeEach(() => {
    first = new MemoryRecognizer();
    second = new MemoryRecognizer();
    reasons = [];
    recognizer = new FallbackRecognizer(first, second, (reason) => reasons.push(reason));
  });

  it('asks the second nothing while the first hears', async () => {
    second.refuse({ kind: 'speech-engine-failed' });
    expect(await recognizer.hear(bytes('said:Hello.'))).toMatchObject({
      value: { text: 'Hello.' },
    });
    expect(reasons).toEqual([]);
  });

  it.each<FallbackReason>([
    { kind: 'speech-engine-failed' },
    { kind: 'speech-engine-busy' },
    { kind: 'speech-engine-loading', progress: 0.5 },
  ])('lets the second hear when the first says %o, and tells why', async (reason) => {
    first.refuse(reason);
    expect(await recognizer.hear(bytes('said:Hello.'))).toMatchObject({
      value: { text: 'Hello.' },
    });
    expect(reasons).toEqual([reason]);
  });

  it.each([
    [bytes('said: '), 'no-speech'],
    [bytes('?'), 'audio-unreadable'],
  ])('believes the first about the recording', async (recording, kind) => {
    second.refuse({ kind: 'speech-engine-busy' });
    expect(await recognizer.hear(recording)).toEqual({ ok: false, error: { kind } });
    expect(reasons).toEqual([]);
  });

  it('refuses as the second does when neither can hear', async () => {
    first.refuse({ kind: 'speech-engine-failed' });
    second.refuse({ kind: 'speech-engine-loading', progress: 0.25 });
    expect(await recognizer.hear(bytes('said:Hello.'))).toEqual({
      ok: false,
      error: { kind: 'speech-engine-loading', progress: 0.25 },
    });
  });

  it('is as ready as the readier of the two', () => {
    first.refuse({ kind: 'speech-engine-loading', progress: 0.25 });
    expect(recognizer.readiness()).toBe(1);
    second.refuse({ kind: 'speech-engine-loading', progress: 0.5 });
    expect(recognizer.readiness()).toBe(0.5);
  });

  it('shows no fall where the second begins anew', async () => {
    const told: number[] = [];
    const failsHalfway: SpeechRecognizer = {
      hear: async (_, { onProgress } = {}) => {
        onProgress?.(0.75);
        return { ok: false, error: { kind: 'speech-engine-failed' } };
      },
      readiness: () => 1,
      close: async () => undefined,
    };
    await new FallbackRecognizer(failsHalfway, second, () => undefined).hear(bytes('said:Hello.'), {
      onProgress: (progress) => told.push(progress),
    });
    expect(told).toEqual([0.75, 0.75, 0.75, 1]);
  });

  it('closes both, and takes that for no failure', async () => {
    const waiting = recognizer.hear(bytes('said:Hello.'));
    await recognizer.close();
    const failed = { ok: false, error: { kind: 'speech-engine-failed' } };
    expect(await waiting).toEqual(failed);
    expect(await first.hear(bytes('said:Hello.'))).toEqual(failed);
    expect(await second.hear(bytes('said:Hello.'))).toEqual(failed);
    expect(reasons).toEqual([]);
  });
});
