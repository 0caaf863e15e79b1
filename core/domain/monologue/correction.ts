import type { Level } from '../lesson/level.ts';
import type { LocalText } from '../../shared/language.ts';
import { mendedSentence } from './mended-sentence.ts';

/** `filler` only fills a pause, `taken-back` was said again or given up, `unclear` was not heard for certain. */
export type SpokenWordMark = 'filler' | 'taken-back' | 'unclear';

/** A word as it was heard. Times in ms from the beginning of the recording. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly mark: SpokenWordMark | undefined;
}

/** Where a learner would look for practice. */
export const IMPROVEMENT_AREAS = ['nouns', 'verbs', 'words', 'sentences', 'naturalness'] as const;

export type ImprovementArea = (typeof IMPROVEMENT_AREAS)[number];

export interface SpeechFinding {
  /** Unique within the correction. */
  readonly id: string;
  /** UTF-16 offsets into `said` of its sentence; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stands there when it is right; empty where words are too many. */
  readonly replacement: string;
  /** What is wrong, as a teacher would sort it. */
  readonly kind: string;
  readonly area: ImprovementArea;
  readonly why: LocalText;
  /** The page of the handbook. */
  readonly topic: string;
  /** What it rests on was not heard for certain. */
  readonly isDoubtful: boolean;
  /** She has said that it is no mistake: it counts nowhere. */
  readonly isDisputed: boolean;
}

/** One sentence of hers; `from` and `to` are positions in the words of the correction, `to` exclusive. */
export interface CorrectedSentence {
  /** Without fillers and what she took back. */
  readonly said: string;
  readonly corrected: string;
  readonly from: number;
  readonly to: number;
  readonly findings: readonly SpeechFinding[];
}

/** How a speech was given. What could not be measured is undefined. */
export interface SpeechMeasures {
  /** Without fillers and what she took back. */
  readonly words: number;
  readonly differentWords: number;
  readonly durationMs: number;
  /** From the first sound to the last. */
  readonly speakingMs: number;
  readonly wordsPerMinute: number | undefined;
  readonly fillers: number;
  readonly takenBack: number;
  /** Silences of a second or more. */
  readonly pauses: readonly { readonly startMs: number; readonly endMs: number }[];
}

export interface SpeechLevel {
  readonly level: Level;
  /** 1 (A1) to 5 (C1), in levels. */
  readonly score: number;
  /** What shows it, the hardest first. */
  readonly evidence: readonly { readonly text: string; readonly level: Level }[];
  /** What would lift it most; undefined where nothing lies below the rest. */
  readonly lift: LevelLift | undefined;
}

export const LEVEL_LIFTS = [
  'use-more-precise-words',
  'use-more-structures',
  'make-longer-sentences',
  'make-fewer-mistakes',
  'speak-more-fluently',
] as const;

export type LevelLift = (typeof LEVEL_LIFTS)[number];

/** What was good, of a closed list; with what shows it, if there are words for it, and a number. */
export const STRENGTHS = [
  'spoke',
  'no-mistake-found',
  'used-expressions',
  'joined-ideas',
  'above-her-level',
  'varied-words',
  'kept-going',
  'corrected-herself',
] as const;

export interface Strength {
  readonly kind: (typeof STRENGTHS)[number];
  readonly words: readonly string[];
  readonly count: number;
}

/** What is said of a speech. */
export interface Correction {
  readonly words: readonly SpokenWord[];
  readonly sentences: readonly CorrectedSentence[];
  readonly measures: SpeechMeasures;
  /** Undefined where too little was said. */
  readonly level: SpeechLevel | undefined;
  /** Never empty. */
  readonly strengths: readonly Strength[];
}

export const isCounted = ({ isDoubtful, isDisputed }: SpeechFinding): boolean =>
  !isDoubtful && !isDisputed;

/** What counts as mistakes of hers. */
export const countedFindings = ({
  sentences,
}: Pick<Correction, 'sentences'>): readonly SpeechFinding[] =>
  sentences.flatMap(({ findings }) => findings.filter(isCounted));

/** The same correction, where she has said of a finding that it is none, or has taken that back. */
export const withDispute = (
  correction: Correction,
  findingId: string,
  isDisputed: boolean,
): Correction => ({
  ...correction,
  sentences: correction.sentences.map((sentence) => {
    if (!sentence.findings.some(({ id }) => id === findingId)) return sentence;
    const findings = sentence.findings.map((finding) =>
      finding.id === findingId ? { ...finding, isDisputed } : finding,
    );
    const left = findings.filter((finding) => !finding.isDisputed);
    return { ...sentence, findings, corrected: mendedSentence(sentence.said, left) };
  }),
});
