import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { MonologueResult } from './monologues.ts';

/** Of one sentence with one mistake. */
export const CORRECTION: Correction = {
  words: [
    { text: 'I', startMs: 0, endMs: 200, mark: undefined },
    { text: 'goed.', startMs: 200, endMs: 600, mark: undefined },
  ],
  sentences: [
    {
      said: 'I goed.',
      corrected: 'I went.',
      from: 0,
      to: 2,
      findings: [
        {
          id: '0-0',
          start: 2,
          end: 6,
          replacement: 'went',
          kind: 'verb-form',
          area: 'verbs',
          why: { ja: '不規則動詞です。', en: 'An irregular verb.', ko: '불규칙 동사입니다.' },
          topic: 'irregular-verbs',
          isDoubtful: false,
          isDisputed: false,
        },
      ],
    },
  ],
  measures: {
    words: 2,
    differentWords: 2,
    durationMs: 1000,
    speakingMs: 600,
    wordsPerMinute: undefined,
    fillers: 0,
    takenBack: 0,
    pauses: [],
  },
  level: undefined,
  strengths: [{ kind: 'spoke', words: [], count: 2 }],
};

export const RESULT: MonologueResult = {
  level: 'A1',
  score: 1.2,
  words: 2,
  wordsPerMinute: undefined,
  pauses: 0,
  differentWords: 2,
  mistakes: [{ kind: 'verb-form', area: 'verbs', topic: 'irregular-verbs', count: 1 }],
};
