import { readFile } from 'node:fs/promises';
import { CEFR_LEVELS, pointsOf, type CefrLevel } from '../../../language/level/cefr.ts';
import { estimateLevel } from '../../../language/level/estimate-level.ts';
import type { Row } from '../row.ts';

export interface LevelRow {
  /** What the text is for: texts to tune on and texts only to measure with are counted apart. */
  readonly set: string;
  readonly level: CefrLevel;
  readonly text: string;
}

export interface LevelAgreement {
  readonly n: number;
  /** Shares, 0 to 1: the same level; the same or a neighbour. */
  readonly exact: number;
  readonly adjacent: number;
  /** How far the score is from the level on average, in levels. */
  readonly meanError: number;
}

/** Takes at least one row; a text without words counts as wrong by four levels. */
export function measureLevels(rows: readonly LevelRow[]): LevelAgreement {
  const errors = rows.map(({ level, text }) => {
    const estimate = estimateLevel(text);
    return {
      levels: estimate === undefined ? 4 : Math.abs(pointsOf(estimate.level) - pointsOf(level)),
      score: estimate === undefined ? 4 : Math.abs(estimate.score - pointsOf(level)),
    };
  });
  const share = (within: number) =>
    errors.filter(({ levels }) => levels <= within).length / rows.length;
  return {
    n: rows.length,
    exact: share(0),
    adjacent: share(1),
    meanError: errors.reduce((sum, { score }) => sum + score, 0) / rows.length,
  };
}

export function parseLevelRows(tsv: string): readonly LevelRow[] {
  return tsv
    .trim()
    .split('\n')
    .map((line, at) => {
      const [set = '', level = '', text = ''] = line.split('\t');
      if (!CEFR_LEVELS.includes(level as CefrLevel) || text === '')
        throw new Error(`line ${at + 1}: a set, a level from A1 to C1 and a text are needed`);
      return { set, level: level as CefrLevel, text };
    });
}

/** Agreement on the texts of a file, set by set; without any labelled texts of others it says little about strangers. */
export async function measureLevel(
  file: string,
  onMiss: (line: string) => void,
): Promise<readonly Row[]> {
  const rows = parseLevelRows(await readFile(file, 'utf8'));
  for (const { level, text } of rows) {
    const estimate = estimateLevel(text);
    if (estimate?.level === level) continue;
    onMiss(`${level} → ${estimate?.level} ${estimate?.score.toFixed(2)}: ${text.slice(0, 80)}…`);
  }
  return [...new Set(rows.map((row) => row.set))].flatMap((set): readonly Row[] => {
    const { n, exact, adjacent, meanError } = measureLevels(rows.filter((row) => row.set === set));
    return [
      { name: `level: exact, ${n} ${set} texts`, value: exact * 100, unit: '%' },
      { name: `level: within one, ${set}`, value: adjacent * 100, unit: '%' },
      { name: `level: mean error, ${set}`, value: meanError, unit: 'levels' },
    ];
  });
}
