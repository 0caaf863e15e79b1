import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import type { ComparisonState } from './comparison-presenter.ts';
import { correction, corrected } from './example-speech.ts';
import type { SentencePracticeView } from './sentence-practice.tsx';

const nothing = () => {};
const still = async () => {};

/** She has said the second sentence again, or says it. */
export const practiceIn = (
  state: SentencePracticeView['repeat']['state'] = { step: 'ready' },
): SentencePracticeView => ({
  voice: 'american',
  saidId: 'own-1-1',
  isPlayingWhole: false,
  isPlaying: () => false,
  chooseVoice: nothing,
  hear: still,
  hearWhole: still,
  say: still,
  repeat: {
    state,
    isUnderWay: ['starting', 'recording', 'judging'].includes(state.step),
    limitMs: 60_000,
    stop: still,
    cancel: still,
  },
  recording: { onLevel: () => nothing },
});

export const saidAgain: SentencePracticeView = practiceIn({
  step: 'heard',
  detail: {
    outcome: 'wrong',
    judged: 'wrong',
    transcript: 'She has a lot of informations about the weather.',
    words: [
      ...['She', 'has', 'a', 'lot', 'of'].map((said) => ({
        mark: 'right' as const,
        expected: said,
        said,
      })),
      { mark: 'replaced', expected: 'information', said: 'informations' },
      ...['about', 'the', 'weather.'].map((said) => ({
        mark: 'right' as const,
        expected: said,
        said,
      })),
    ],
    remarks: [],
    nearest: 'She has a lot of information about the weather.',
  },
});

const inMarch: ReceivedCorrection = {
  ...correction,
  monologue: { ...corrected, id: '0', recordedAt: '2026-03-02T03:00:00Z', audio: 'takes/yui/0' },
  sentences: correction.sentences.slice(0, 1),
  measures: { ...correction.measures, words: 41, differentWords: 30, wordsPerMinute: 62 },
  level: correction.level && { ...correction.level, level: 'A1', score: 1.4 },
};

export const comparisonStates: Readonly<Record<string, ComparisonState>> = {
  loading: { step: 'loading' },
  shown: {
    step: 'shown',
    speeches: [corrected, inMarch.monologue],
    earlier: inMarch,
    later: correction,
  },
  'too-few': { step: 'too-few' },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
