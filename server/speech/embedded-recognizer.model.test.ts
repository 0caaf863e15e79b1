import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sentenceScorerContract } from '../proofreading/sentence-scorer.contract.ts';
import { speakToWav } from '../voice/speak-to-wav.ts';
import { meaningScorerContract } from '../judging/meaning-scorer.contract.ts';
import { EmbeddedMeaningScorer } from './embedded-meaning-scorer.ts';
import { EmbeddedSentenceScorer } from './embedded-sentence-scorer.ts';
import { EmbeddedRecognizer } from './embedded-recognizer.ts';
import { startSpeechEngine, type SpeechEngine } from './speech-engine.ts';
import { countWordErrors } from './word-errors.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';

const dataDir = join(import.meta.dirname, '..', '..', '.cache');
const dataFolder = join(dataDir, 'models');

const ready = async (recognizer: EmbeddedRecognizer) => {
  await vi.waitUntil(() => recognizer.readiness() === 1, { timeout: 120_000, interval: 50 });
  return recognizer;
};

speechRecognizerContract('EmbeddedRecognizer', {
  open: () => ready(new EmbeddedRecognizer(startSpeechEngine({ dataFolder }))),
  say: (text) => speakToWav(text, 'af_heart', { dataDir }),
});

let engine: SpeechEngine | undefined;
const openEngine = async () => {
  engine ??= startSpeechEngine({ dataFolder });
  await ready(new EmbeddedRecognizer(engine));
  return engine;
};
afterAll(() => engine?.close());

sentenceScorerContract('EmbeddedSentenceScorer', {
  open: async () => new EmbeddedSentenceScorer(await openEngine()),
});

meaningScorerContract('EmbeddedMeaningScorer', {
  open: async () => new EmbeddedMeaningScorer(await openEngine()),
  say: (text) => speakToWav(text, 'jf_alpha', { dataDir }),
});

describe('EmbeddedRecognizer', () => {
  it.each(['すみません、窓側の席に移ってもいいですか。', '昨日友だちと映画を見に行きました。'])(
    'tells that “%s” is Japanese, and does not translate it',
    async (prompt) => {
      const recognizer = new EmbeddedRecognizer(await openEngine());
      const heard = await recognizer.hear(await speakToWav(prompt, 'jf_alpha', { dataDir }));

      expect(heard).toEqual({ ok: false, error: { kind: 'japanese-spoken' } });
    },
    150_000,
  );

  it('says that it is loading, and refuses more than its queue holds once it is ready', async () => {
    const recognizer = new EmbeddedRecognizer(startSpeechEngine({ dataFolder, queueLimit: 1 }), 0);
    try {
      expect(await recognizer.hear(new Uint8Array())).toMatchObject({
        error: { kind: 'speech-engine-loading' },
      });
      await ready(recognizer);
      const first = recognizer.hear(new Uint8Array());

      expect(await recognizer.hear(new Uint8Array())).toEqual({
        ok: false,
        error: { kind: 'speech-engine-busy' },
      });
      expect(await first).toEqual({ ok: false, error: { kind: 'audio-unreadable' } });
    } finally {
      await recognizer.close();
    }
  }, 150_000);

  it('tells the words of a speech as it hears them, and lets an answer pass', async () => {
    const recognizer = new EmbeddedRecognizer(await openEngine());
    const speech = await speakToWav(SPEECH, 'af_heart', { dataDir });
    const answer = await speakToWav('Where is the station?', 'af_heart', { dataDir });
    const told: string[] = [];
    const done: string[] = [];
    let passing: Promise<unknown> | undefined;
    const heard = await recognizer.hear(speech, {
      onProgress: (_, soFar = '') => {
        told.push(soFar);
        const expected = { answers: ['Where is the station?'], wordings: [], wrong: [] };
        passing ??= recognizer.hear(answer, { expected }).then(() => done.push('answer'));
      },
    });
    done.push('speech');
    await passing;

    expect(done).toEqual(['answer', 'speech']);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).not.toBe('');
    for (const soFar of told)
      expect(heard).toMatchObject({ value: { text: expect.stringContaining(soFar) } });
    expect(heard.ok && countWordErrors(SPEECH, heard.value.text)).toBeLessThan(4);
  }, 150_000);
});

const SPEECH = `Every morning I get up at half past six. First, I turn off the alarm and wash my face. After that, I have
  breakfast with my mother, and we talk about the weather. She has a small garden behind the house, so we often eat tomatoes and
  cucumbers from it. Then I put on my coat and leave home at eight. The train is always full, but I read a book on the way. When I
  arrive at the office, I drink a cup of tea before I begin. In the evening, I walk home along the river.`;
