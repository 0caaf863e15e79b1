import { beforeAll, describe, expect, it } from 'vitest';
import type { PronunciationAssessor } from './pronunciation-assessor.ts';

interface Subject {
  open(): Promise<PronunciationAssessor>;
  /** A recording of a voice that says this. */
  say(text: string): Promise<Uint8Array>;
}

const SENTENCE = 'I usually have breakfast with my family.';

export function pronunciationAssessorContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the PronunciationAssessor contract`, () => {
    let assessor: PronunciationAssessor;
    let recording: Uint8Array;

    beforeAll(async () => {
      recording = await subject.say(SENTENCE);
      assessor = await subject.open();
    }, 180_000);

    it('gives every word of the answer in order, well pronounced where it is sure', async () => {
      const words = await assessor.assess(recording, SENTENCE);

      expect(words.map(({ text }) => text)).toEqual(SENTENCE.split(' '));
      const shown = words.flatMap(({ goodness }) => goodness ?? []);
      expect(shown.length).toBeGreaterThan(0);
      expect(Math.min(...shown)).toBeGreaterThan(0.5);
    });

    it('gives the same words where it knows when the learner spoke', async () => {
      const speech = [{ startMs: 200, endMs: 2200 }];
      const words = await assessor.assess(recording, SENTENCE, speech);

      expect(words.map(({ text }) => text)).toEqual(SENTENCE.split(' '));
    });

    it('gives nothing for what is no recording, and for an answer without words', async () => {
      expect(await assessor.assess(Uint8Array.of(1, 2, 3), SENTENCE)).toEqual([]);
      expect(await assessor.assess(recording, '…')).toEqual([]);
    });
  });
}
