import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sentenceScorerContract } from '../proofreading/sentence-scorer.contract.ts';
import { speakToWav } from '../voice/speak-to-wav.ts';
import { meaningScorerContract } from '../judging/meaning-scorer.contract.ts';
import { EmbeddedMeaningScorer } from './embedded-meaning-scorer.ts';
import { EmbeddedSentenceScorer } from './embedded-sentence-scorer.ts';
import { EmbeddedRecognizer } from './embedded-recognizer.ts';
import { startSpeechEngine, type SpeechEngine } from './speech-engine.ts';
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
    const recognizer = new EmbeddedRecognizer(startSpeechEngine({ dataFolder, queueLimit: 1 }));
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
});
