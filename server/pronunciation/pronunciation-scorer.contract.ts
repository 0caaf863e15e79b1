import { beforeAll, describe, expect, it } from 'vitest';
import type { PronunciationScorer } from './pronunciation-scorer.ts';

interface Subject {
  open(): Promise<PronunciationScorer>;
  /** 16 kHz mono samples of a voice that says this. */
  say(text: string): Promise<Float32Array>;
}

const RATE_HZ = 16_000;
const SENTENCE = 'I would like to change my reservation to next Friday.';

export function pronunciationScorerContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the PronunciationScorer contract`, () => {
    let scorer: PronunciationScorer;
    let samples: Float32Array;

    beforeAll(async () => {
      samples = await subject.say(SENTENCE);
      scorer = await subject.open();
    }, 180_000);

    const scored = async (answer: string, sound = samples) => {
      const result = await scorer.score(sound, answer);
      if (!result.ok) throw new Error(result.error.kind);
      return result.value.words;
    };

    it('gives every word of the answer as it was written, in order and within the samples', async () => {
      const words = await scored(SENTENCE);

      expect(words.map(({ text }) => text)).toEqual(SENTENCE.split(' '));
      let before = 0;
      for (const { startMs, endMs, confidence } of words) {
        expect(startMs).toBeGreaterThanOrEqual(before);
        expect(endMs).toBeGreaterThan(startMs);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        before = endMs;
      }
      expect(before).toBeLessThanOrEqual((samples.length / RATE_HZ) * 1000);
    });

    it('finds clear speech good', async () => {
      const shown = (await scored(SENTENCE)).filter(({ goodness }) => goodness !== undefined);

      expect(shown.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['change', 'reservation', 'Friday.']),
      );
      for (const { goodness } of shown) expect(goodness).toBeGreaterThan(0.7);
    });

    it('finds a word bad in whose place another was said', async () => {
      const words = await scored('I would like to change my breakfast to next Friday.');

      expect(words[6]?.goodness).toBeLessThan(0.3);
      expect(words[4]?.goodness).toBeGreaterThan(0.7);
    });

    it('shows no figure for function words and names', async () => {
      const words = await scored('I would like to change Nakagawa to next Friday.', samples);

      for (const at of [0, 1, 3, 5, 6]) expect(words[at]?.goodness).toBeUndefined();
    });

    it('takes figures and signs as they are read', async () => {
      const sound = await subject.say('It costs twenty five dollars at seven thirty.');
      const words = await scored('It costs $25 — at 7:30.', sound);

      expect(words.map(({ text }) => text)).toEqual(['It', 'costs', '$25', '—', 'at', '7:30.']);
      expect(words[2]?.goodness).toBeGreaterThan(0.7);
      expect(words[3]).toMatchObject({ confidence: 0, startMs: words[2]?.endMs });
    });

    it('gives the same figures again, and for the same sound less loud', async () => {
      const first = await scored(SENTENCE);
      const quiet = await scored(
        SENTENCE,
        samples.map((sample) => sample / 8),
      );

      expect(await scored(SENTENCE)).toEqual(first);
      quiet.forEach(({ goodness }, at) => {
        const loud = first[at]?.goodness;
        if (loud === undefined || goodness === undefined) expect(goodness).toBe(loud);
        else expect(goodness).toBeCloseTo(loud, 1);
      });
    });

    it('refuses an answer without words, silence, and sound too short for the answer', async () => {
      const refusal = (kind: string) => ({ ok: false, error: { kind } });

      expect(await scorer.score(samples, ' … ')).toEqual(refusal('nothing-to-say'));
      expect(await scorer.score(new Float32Array(RATE_HZ), SENTENCE)).toEqual(refusal('no-speech'));
      expect(await scorer.score(new Float32Array(0), SENTENCE)).toEqual(refusal('no-speech'));
      expect(await scorer.score(samples.subarray(0, 8000), SENTENCE)).toEqual(
        refusal('answer-not-followed'),
      );
    });

    it('goes on after a refusal', async () => {
      const first = await scored(SENTENCE);
      await scorer.score(samples.subarray(0, 8000), SENTENCE);

      expect(await scored(SENTENCE)).toEqual(first);
    });
  });
}
