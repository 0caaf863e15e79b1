import { describe, expect, it } from 'vitest';
import { fluencyOf } from './fluency-of.ts';

const word = (text: string, startMs: number, endMs: number) => ({
  text,
  startMs,
  endMs,
  confidence: 1,
});

describe('how fluent an answer was', () => {
  const words = [word('I', 300, 500), word('get', 600, 900), word('up.', 900, 1500)];

  it('counts from the end of the prompt to the first word, and the words while she spoke', () => {
    expect(fluencyOf({ words, durationMs: 2000 }, 3200)).toEqual({
      reactionMs: 1500,
      wordsPerMinute: 150,
    });
  });

  it('is never quicker than the take itself, where she began before the prompt was over', () => {
    expect(fluencyOf({ words, durationMs: 2000 }, 500).reactionMs).toBe(300);
  });

  it('says nothing of the speed of one word or two', () => {
    expect(fluencyOf({ words: words.slice(0, 2), durationMs: 2000 }, 2000)).toEqual({
      reactionMs: 300,
      wordsPerMinute: undefined,
    });
  });

  it('says nothing where no word was heard', () => {
    expect(fluencyOf({ words: [], durationMs: 2000 }, 2000)).toEqual({
      reactionMs: undefined,
      wordsPerMinute: undefined,
    });
  });
});
