import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pronunciationAssessorContract } from '../pronunciation/pronunciation-assessor.contract.ts';
import type { VoiceName } from '../voice/speech-synthesizer.ts';
import { speakToWav } from '../voice/speak-to-wav.ts';
import { EmbeddedAssessor } from './embedded-assessor.ts';
import { EmbeddedRecognizer } from './embedded-recognizer.ts';
import { startFirstPass, type FirstPassEngine } from './first-pass-engine.ts';
import { startSpeechEngine } from './speech-engine.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';
import { TwoPassRecognizer } from './two-pass-recognizer.ts';

const dataDir = join(import.meta.dirname, '..', '..', '.cache');
const dataFolder = join(dataDir, 'models');
const say = (text: string, voice: VoiceName = 'af_heart') => speakToWav(text, voice, { dataDir });

async function ready<Engine extends { progress(): number }>(engine: Engine): Promise<Engine> {
  await vi.waitUntil(() => engine.progress() === 1, { timeout: 120_000, interval: 50 });
  return engine;
}

const startFirst = () => ready(startFirstPass({ processes: 1 }));
const startSecond = async () =>
  new EmbeddedRecognizer(await ready(startSpeechEngine({ dataFolder })));

speechRecognizerContract('TwoPassRecognizer', {
  open: async () => new TwoPassRecognizer(await startFirst(), await startSecond()),
  say,
});

pronunciationAssessorContract('EmbeddedAssessor', {
  open: async () => new EmbeddedAssessor(await startFirst()),
  say,
});

describe('TwoPassRecognizer', () => {
  let first: FirstPassEngine;
  let second: EmbeddedRecognizer;
  beforeAll(async () => {
    [first, second] = [await startFirst(), await startSecond()];
  }, 180_000);
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
  });

  /** What the first pass says of it. */
  const glance = async (text: string, answers: readonly string[], wrong: readonly string[]) => {
    const recording = await say(text);
    const expected = { answers, wordings: [], wrong };
    const done = await first.submit({ kind: 'hear', recording, expected });
    if (!done.ok || done.value.kind !== 'hear') throw new Error('The first pass said nothing');
    return done.value.heard;
  };
  const answers = ['I have known her for a long time.', "I've known her for a long time."];
  const wrong = ['I know her for a long time.', 'I have known her since a long time.'];

  it.each([
    ['right', 'I have known her for a long time.'],
    ['listed as wrong', 'I know her for a long time.'],
    ['something else altogether', 'Could you tell me where the nearest station is?'],
  ])('is content with one pass where what was said is %s', async (_, text) => {
    expect(await glance(text, answers, wrong)).toMatchObject({
      ok: true,
      value: { kind: 'settled', transcript: { text } },
    });
  });

  it('is content with one pass where no wrong variant is listed', async () => {
    expect(await glance('I have known her for a long time.', answers, [])).toMatchObject({
      ok: true,
      value: { kind: 'settled' },
    });
  });

  it('leaves to the second pass what is near to what is expected, and says how near', async () => {
    const text = 'I have known her cousin for a long time.';
    expect(await glance(text, answers, wrong)).toMatchObject({
      ok: true,
      value: { kind: 'open', draft: text, hearing: { wording: answers[0] } },
    });
  });

  it('hears with one of its passes where the other is gone', async () => {
    const gone = await startFirst();
    await gone.close();
    const recognizer = new TwoPassRecognizer(gone, second);
    const text = 'I have known her for a long time.';

    const expected = { answers, wordings: [], wrong };
    expect(await recognizer.hear(await say(text), { expected })).toMatchObject({
      ok: true,
      value: { text },
    });
  });
});
