// Why: that a level is estimated rightly is a claim; this counts how often it is, on texts whose level is known.
// Usage: node scripts/bench/language/measure-level.ts --texts FILE [--set NAME] [--verbose]
// FILE has a line for each text: set, level and text, with tabs between. Without it: levels.tsv beside this script.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CEFR_LEVELS, pointsOf, type CefrLevel } from '../../../language/level/cefr.ts';
import { estimateLevel } from '../../../language/level/estimate-level.ts';

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

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      texts: { type: 'string', default: join(import.meta.dirname, 'levels.tsv') },
      set: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const rows = parseLevelRows(await readFile(values.texts, 'utf8')).filter(
    ({ set }) => values.set === undefined || set === values.set,
  );
  for (const set of new Set(rows.map((row) => row.set))) {
    const own = rows.filter((row) => row.set === set);
    const { n, exact, adjacent, meanError } = measureLevels(own);
    console.log(
      `${set}: ${n} texts, ${Math.round(exact * 100)} % exact, ${Math.round(adjacent * 100)} % within one level, ` +
        `mean error ${meanError.toFixed(2)} levels`,
    );
    if (!values.verbose) continue;
    for (const { level, text } of own) {
      const { level: got, score = 0, uncertainty = 0, byFeature } = estimateLevel(text) ?? {};
      const features = [byFeature?.vocabulary, byFeature?.grammar, byFeature?.length]
        .map((feature) => feature?.score.toFixed(1))
        .join(' ');
      console.log(`${level} ${got} ${score.toFixed(2)} ±${uncertainty.toFixed(2)} (${features})`);
    }
  }
}
