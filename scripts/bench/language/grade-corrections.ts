import { gleu } from './gleu.ts';
import { tokenEdits, tokensOf } from './token-edits.ts';

export interface CorrectionRow {
  readonly kind: string;
  readonly learner: string;
  /** The learner's own sentence where it is right already. */
  readonly right: readonly string[];
}

export interface GradedRow extends CorrectionRow {
  readonly corrected: string;
  readonly hits: number;
  readonly misses: readonly string[];
  readonly falseAlarms: readonly string[];
  readonly gleu: number;
}

export interface CorrectionScore {
  /** Of the words that were changed, how many rightly. 0 to 1, like all of these. */
  readonly precision: number;
  readonly recall: number;
  readonly f05: number;
  /** Mean over sentences. */
  readonly gleu: number;
  /** Of the sentences that were right, how many were changed. */
  readonly falseAlarmRate: number;
}

/** Compares a correction with the right form that is nearest to it, word by word. */
export function gradeRow(row: CorrectionRow, corrected: string): GradedRow {
  const source = tokensOf(row.learner);
  const made = tokensOf(corrected);
  const done = tokenEdits(source, made);
  const options = row.right.map((right) => {
    const wanted = tokenEdits(source, tokensOf(right));
    return {
      distance: tokenEdits(made, tokensOf(right)).length,
      hits: done.filter((edit) => wanted.includes(edit)).length,
      misses: wanted.filter((edit) => !done.includes(edit)),
      falseAlarms: done.filter((edit) => !wanted.includes(edit)),
      gleu: gleu(source, made, tokensOf(right)),
    };
  });
  const [first] = options;
  if (first === undefined) throw new RangeError(`no right form for ${row.learner}`);
  const best = options.reduce((near, next) => (next.distance < near.distance ? next : near), first);
  return { ...row, corrected, ...best };
}

export function scoreRows(rows: readonly GradedRow[]): CorrectionScore {
  const sum = (of: (row: GradedRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const hits = sum((row) => row.hits);
  const precision = hits / Math.max(1, hits + sum((row) => row.falseAlarms.length));
  const recall = hits / Math.max(1, hits + sum((row) => row.misses.length));
  const correct = rows.filter((row) => row.kind === 'correct');
  const changed = correct.filter((row) => row.falseAlarms.length > 0);
  return {
    precision,
    recall,
    f05: precision + recall === 0 ? 0 : (1.25 * precision * recall) / (0.25 * precision + recall),
    gleu: sum((row) => row.gleu) / Math.max(1, rows.length),
    falseAlarmRate: changed.length / Math.max(1, correct.length),
  };
}
