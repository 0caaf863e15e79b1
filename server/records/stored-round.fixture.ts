import type { StoredDetail } from './records.ts';

export const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

/** A round of Yui's, and below an answer in it. */
export const record = (id: string, second = 0) => ({
  id,
  learnerId: 'yui',
  lessonId: 'l1',
  mode: 'ai' as const,
  level: 'normal' as const,
  startedAt: at(second),
});

export const detail = (id: string, recordId: string, second = 1): StoredDetail => ({
  id,
  recordId,
  learnerId: 'yui',
  questionId: 'q1',
  outcome: 'wrong',
  judged: 'wrong',
  transcript: 'I go',
  words: [{ mark: 'replaced', expected: 'went', said: 'go' }],
  remarks: [],
  isOwnWord: false,
  nearest: 'I went',
  answerMs: 2345,
  reactionMs: undefined,
  wordsPerMinute: undefined,
  generated: [],
  takePath: `takes/yui/${id}`,
  answeredAt: at(second),
});
