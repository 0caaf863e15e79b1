import { describe, expect, it } from 'vitest';
import { promptIn, readingMs } from './prompt.ts';

const both = { prompt: 'お会計をお願いします。', promptKo: '계산 부탁드려요.' };

describe('a prompt', () => {
  it.each([
    ['ja', both, { text: both.prompt, language: 'ja' }],
    ['ko', both, { text: both.promptKo, language: 'ko' }],
    ['ko', { prompt: both.prompt }, { text: both.prompt, language: 'ja' }],
  ] as const)('wanted in %s', (wanted, prompted, prompt) => {
    expect(promptIn(prompted, wanted)).toEqual(prompt);
  });

  it('leaves longer to read what is longer', () => {
    expect(readingMs('저는 간호사예요.')).toBe(1950);
    expect(readingMs('지금 몇 시예요? 네?')).toBeGreaterThan(readingMs('지금 몇 시예요?'));
  });
});
