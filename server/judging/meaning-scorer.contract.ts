import { beforeAll, describe, expect, it } from 'vitest';
import type { MeaningScorer, SpokenPrompt } from './meaning-scorer.ts';

const NOISE = Uint8Array.of(1, 2, 3);

interface Subject {
  open(): Promise<MeaningScorer>;
  /** A recording of this Japanese sentence. */
  say(text: string): Promise<Uint8Array>;
}

export function meaningScorerContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the MeaningScorer contract`, () => {
    let scorer: MeaningScorer;
    let prompt: SpokenPrompt;

    beforeAll(async () => {
      const sound = await subject.say('いつもは六時半に起きます。');
      prompt = { id: 'get-up', version: '1', sound };
      scorer = await subject.open();
    }, 180_000);

    const score = async (sentence: string): Promise<number> => {
      const [found] = await scorer.score(prompt, [sentence]);
      if (found === undefined) throw new Error('It could not tell');
      return found;
    };

    it('finds what says the same far better than what says something else', async () => {
      const same = await score('I usually get up at six thirty.');

      expect(same).toBeGreaterThan(0);
      expect(same - (await score("I can't find my house key."))).toBeGreaterThan(1);
    });

    it('hears meaning, not form', async () => {
      const wrong = await score('I usually get up six thirty.');

      expect(wrong - (await score("I can't find my house key."))).toBeGreaterThan(1);
    });

    it('scores the same once the prompt was made ready', async () => {
      const other = { ...prompt, id: 'get-up-early' };
      expect(await scorer.score(other, [])).toEqual([]);

      const sentences = ['I usually get up at six thirty.', "I can't find my house key."];
      expect(await scorer.score(other, sentences)).toEqual(await scorer.score(prompt, sentences));
    });

    it('gives nothing where no caller waits for it', async () => {
      const sentences = ['I usually get up at six thirty.'];
      expect(await scorer.score(prompt, sentences, AbortSignal.abort())).toEqual([]);
    });

    it('cannot tell of a sound that cannot be read', async () => {
      expect(await scorer.score({ ...prompt, id: 'noise', sound: NOISE }, ['Hello.'])).toEqual([]);
    });
  });
}
