import { describe, expect, it } from 'vitest';
import type { Listed, TypedJudge } from './typed-judge.ts';

const MORNING: Listed = {
  answers: ['I usually get up at six thirty.', 'I usually wake up at six thirty.'],
  wordings: ['I {usually|normally} {get|wake} up at {six thirty|half past six}.'],
  wrong: ['I usually wake at six thirty.'],
};

export function typedJudgeContract(adapter: string, fresh: () => TypedJudge): void {
  describe(`${adapter} keeps the TypedJudge contract`, () => {
    const judged = (text: string, listed = MORNING) => fresh().judge(text, listed);

    it.each([
      'I usually get up at six thirty.',
      'i usually get up at 6:30',
      'I normally wake up at half past six.',
    ])('takes "%s" for right', (text) => {
      expect(judged(text)).toMatchObject({
        outcome: 'correct',
        judged: 'correct',
        transcript: text,
        isJudgedHere: true,
      });
    });

    it.each(['I usually wake at six thirty.', 'I usually get up at seven thirty.'])(
      'takes "%s" for wrong, and says why',
      (text) => {
        const detail = judged(text);
        expect(detail).toMatchObject({ outcome: 'wrong', judged: 'wrong' });
        expect(detail?.remarks.length).toBeGreaterThan(0);
        expect(detail?.words.length).toBeGreaterThan(0);
      },
    );

    it.each([
      'Most days I am out of bed by six thirty.',
      'I usualy get up at six thirty.',
      'Bananas dance quietly.',
    ])('holds nothing against "%s", which is on no list', (text) => {
      expect(judged(text)).toMatchObject({
        outcome: 'correct',
        judged: 'unlisted',
        remarks: [],
        words: [],
      });
    });

    it('says nothing where there is nothing to judge by', () => {
      expect(judged('Hello.', { answers: [], wordings: [], wrong: [] })).toBeUndefined();
      expect(judged('...')).toBeUndefined();
      expect(judged('Hello.', { ...MORNING, wordings: ['I [get up'] })).toBeUndefined();
    });
  });
}
