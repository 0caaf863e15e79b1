import type { CorrectedSentence } from '../../../core/domain/monologue/correction.ts';
import { wordsOf } from '../../../server/speech/word-errors.ts';
import type { MarkedMistake, MarkedSpeech } from './marked-speeches.ts';

export interface GradedMistake extends MarkedMistake {
  /** It stands in what was heard, with the words beside it. */
  readonly isHeard: boolean;
  readonly isFound: boolean;
}

/** `misheard` rests on a word that was not said, or was left out. */
export type Grade = 'right' | 'misheard' | 'needless';

export interface GradedFinding {
  readonly grade: Grade;
  readonly isDoubtful: boolean;
  readonly kind: string;
  /** What it changes, to be read by people. */
  readonly change: string;
}

export interface GradedSpeech {
  readonly mistakes: readonly GradedMistake[];
  readonly findings: readonly GradedFinding[];
}

/** Positions from one to another, exclusive; what stands between two words takes both in. */
type Range = readonly [from: number, to: number];

const isShared = ([a, b]: Range, [c, d]: Range): boolean => a < d && c < b;

const around = (from: number, to: number): Range => (from < to ? [from, to] : [from - 1, to + 1]);

/** Compares what was found in a speech as it was heard with what its author marked in what was said. */
export function gradeSpeech(
  { words, mistakes }: MarkedSpeech,
  sentences: readonly CorrectedSentence[],
): GradedSpeech {
  const heard = sentences.flatMap(({ said }) => wordsOf(said));
  const saidAt = alignWords(words, heard);
  const heardAt = new Map(saidAt.flatMap((said, at) => (said === undefined ? [] : [[said, at]])));
  const isHeardAs = (from: number, to: number): boolean => {
    const [first, last] = [Math.max(0, from - 1), Math.min(words.length, to + 1)];
    const start = heardAt.get(first);
    return (
      start !== undefined &&
      Array.from({ length: last - first }, (_, at) => heardAt.get(first + at)).every(
        (position, at) => position === start + at,
      )
    );
  };
  const graded = mistakes.map((mistake) => ({
    ...mistake,
    isHeard: isHeardAs(mistake.from, mistake.to),
  }));
  const found = new Set<MarkedMistake>();
  let before = 0;
  const findings = sentences.flatMap((sentence) => {
    const begin = before;
    before += wordsOf(sentence.said).length;
    return sentence.findings.map((finding): GradedFinding => {
      const from = begin + wordsOf(sentence.said.slice(0, finding.start)).length;
      const to = from + wordsOf(sentence.said.slice(finding.start, finding.end)).length;
      const [first, last] = around(from, to);
      const said = saidAt.slice(Math.max(0, first), last);
      const isAsSaid = said.every((at, index) => at !== undefined && at === (said[0] ?? 0) + index);
      const touched: Range = isAsSaid ? [said[0] ?? 0, (said.at(-1) ?? 0) + 1] : [0, 0];
      const hits = graded.filter(
        (mistake) => mistake.isHeard && isShared(touched, around(mistake.from, mistake.to)),
      );
      for (const hit of hits) found.add(hit);
      return {
        grade: hits.length > 0 ? 'right' : isAsSaid ? 'needless' : 'misheard',
        isDoubtful: finding.isDoubtful,
        kind: finding.kind,
        change: `${sentence.said} [${sentence.said.slice(finding.start, finding.end)} → ${finding.replacement}]`,
      };
    });
  });
  return {
    mistakes: graded.map((mistake) => ({ ...mistake, isFound: found.has(mistake) })),
    findings,
  };
}

/** For each word that was heard the position of the same word in what was said; nothing where another was said. */
export function alignWords(
  said: readonly string[],
  heard: readonly string[],
): readonly (number | undefined)[] {
  const rows = [Array.from({ length: heard.length + 1 }, (_, at) => at)];
  said.forEach((word, at) => {
    const above = rows[at] ?? [];
    const row = [at + 1];
    heard.forEach((other, column) => {
      const kept = (above[column] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min(kept, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    });
    rows.push(row);
  });
  const costAt = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  const positions: (number | undefined)[] = heard.map(() => undefined);
  let [row, column] = [said.length, heard.length];
  while (row > 0 && column > 0) {
    const isSame = said[row - 1] === heard[column - 1];
    const cost = costAt(row, column);
    if (cost === costAt(row - 1, column - 1) + (isSame ? 0 : 1)) {
      row -= 1;
      column -= 1;
      if (isSame) positions[column] = row;
    } else if (cost === costAt(row - 1, column) + 1) row -= 1;
    else column -= 1;
  }
  return positions;
}
