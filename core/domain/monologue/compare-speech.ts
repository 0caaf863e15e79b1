import type { Correction } from './correction.ts';

/** What of a speech is held against others. `level` is 1 (A1) to 5 (C1), `pauses` are silences of a second or more. */
export const COMPARED_FIGURES = [
  'level',
  'wordsPerMinute',
  'words',
  'durationMs',
  'pauses',
  'differentWords',
] as const;

export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

export type SpeechFigures = Readonly<Record<ComparedFigure, number | undefined>>;

export const figuresOfCorrection = ({
  measures,
  level,
}: Pick<Correction, 'measures' | 'level'>): SpeechFigures => ({
  level: level?.score,
  wordsPerMinute: measures.wordsPerMinute,
  words: measures.words,
  durationMs: measures.durationMs,
  pauses: measures.pauses.length,
  differentWords: measures.differentWords,
});

export type Difference = 'more' | 'less' | 'same';

export interface FigureAgainstEarlier {
  readonly figure: ComparedFigure;
  /** What was measured before, the oldest first. */
  readonly earlier: readonly number[];
  readonly average: number;
  readonly difference: Difference;
}

/** So many of her last speeches count. */
export const LAST_SPEECHES = 10;
/** Of fewer no average is told. */
const LEAST_SPEECHES = 3;

/** Smaller differences are chance: a share of the average, and never less than so much. */
const NOTICED: Readonly<
  Record<ComparedFigure, { readonly share: number; readonly least: number }>
> = {
  level: { share: 0, least: 0.15 },
  wordsPerMinute: { share: 0.05, least: 3 },
  words: { share: 0.1, least: 5 },
  durationMs: { share: 0.1, least: 5000 },
  pauses: { share: 0.2, least: 1 },
  differentWords: { share: 0.1, least: 4 },
};

export function differenceOf(figure: ComparedFigure, now: number, before: number): Difference {
  const { share, least } = NOTICED[figure];
  if (Math.abs(now - before) < Math.max(least, before * share)) return 'same';
  return now > before ? 'more' : 'less';
}

/** @param before her speeches before this one, the newest first. */
export const againstEarlier = (
  now: SpeechFigures,
  before: readonly SpeechFigures[],
): readonly FigureAgainstEarlier[] =>
  COMPARED_FIGURES.flatMap((figure) => {
    const value = now[figure];
    const measured = before.flatMap((one) => one[figure] ?? []).slice(0, LAST_SPEECHES);
    if (value === undefined || measured.length < LEAST_SPEECHES) return [];
    const average = measured.reduce((sum, one) => sum + one, 0) / measured.length;
    const difference = differenceOf(figure, value, average);
    return [{ figure, earlier: measured.toReversed(), average, difference }];
  });
