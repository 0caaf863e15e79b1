import { readFile, writeFile } from 'node:fs/promises';
import { EmbeddedProofreader } from '../../../server/proofreading/embedded-proofreader.ts';
import { gradeRow, scoreRows, type CorrectionRow, type GradedRow } from './grade-corrections.ts';
import { SentenceModel } from '../../../server/speech/whisper/score-sentences.ts';
import type { WhisperModel } from '../../../server/speech/whisper/transcribe.ts';
import { quantile, type Row } from '../row.ts';

export interface CorrectionOptions {
  readonly onMiss: (line: string) => void;
  /** Where the corrected sentences are written, one a line. */
  readonly out: string | undefined;
}

/** How much of what is wrong is found, how much of what is found is wrong, and how often right sentences are touched. */
export async function measureCorrections(
  rows: readonly CorrectionRow[],
  models: WhisperModel | undefined,
  { onMiss, out }: CorrectionOptions,
): Promise<readonly Row[]> {
  const proofreader = new EmbeddedProofreader({
    modelFolder: '.cache/models',
    ...(models !== undefined && { scorer: new SentenceModel(models.network, models.text) }),
  });
  await proofreader.proofread('I am ready.');
  const graded: GradedRow[] = [];
  const times: number[] = [];
  const lines: string[] = [];
  const isApart =
    rows.filter(({ learner }) => / [.,!?]( |$)/u.test(learner)).length > rows.length / 2;
  for (const row of rows) {
    const begun = performance.now();
    const answer = await proofreader.proofread(row.learner);
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(answer.error.kind);
    const { corrected, written } = answer.value;
    // What was written is told from what was said by its references alone: theirs have capitals and marks.
    const grade = gradeRow(row, row.kind === 'gec' ? written : corrected);
    lines.push((isApart ? setApart(written) : written).replaceAll(/\s+/gu, ' ').trim());
    graded.push(grade);
    if (grade.misses.length + grade.falseAlarms.length > 0) onMiss(describe(grade));
  }
  await proofreader.close();
  if (out !== undefined) await writeFile(out, `${lines.join('\n')}\n`);

  console.table(kindsOf(graded));
  const { precision, recall, f05, gleu, falseAlarmRate } = scoreRows(graded);
  return [
    { name: 'corrections: precision', value: precision, unit: '', goal: { atLeast: 0.85 } },
    { name: 'corrections: recall', value: recall, unit: '', goal: { atLeast: 0.5 } },
    { name: 'corrections: F0.5', value: f05, unit: '' },
    { name: 'corrections: GLEU of sentences', value: gleu * 100, unit: '' },
    {
      name: 'corrections: right sentences touched',
      value: falseAlarmRate * 100,
      unit: '%',
      goal: { atMost: 3 },
    },
    { name: 'correcting a sentence, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'correcting a sentence, p95', value: quantile(times, 0.95), unit: 'ms' },
  ];
}

/** Lines of kind, learner's sentence and right forms, parted by tabs; a right sentence has the kind `correct` alone. */
export async function readSet(file: string): Promise<readonly CorrectionRow[]> {
  return (await linesOf(file)).map((line) => {
    const [kind = '', learner = '', ...right] = line.split('\t');
    return { kind, learner, right: right.length === 0 ? [learner] : right };
  });
}

/** A file of sentences and files of what each should be, a sentence a line. */
export async function readGec(files: readonly string[]): Promise<readonly CorrectionRow[]> {
  const [source = [], ...references] = await Promise.all(files.map(linesOf));
  return source.map((learner, at) => ({
    kind: 'gec',
    learner,
    right: references.map((lines) => lines[at] ?? learner),
  }));
}

/** As corpora write: every mark and every short form is a word of its own. */
const setApart = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}"'”’)\]])([.,!?;:]+)(?=\s|$)/gu, ' $1')
    .replaceAll(/ (?=\.)(?<=\b(?:etc|mrs?|ms|dr|[ap]\.m) )/giu, '')
    .replaceAll(/(?<=\p{L})(?=n['’]t\b)/giu, ' ')
    .replaceAll(/(?<=\p{L})(?=['’](?:s|m|re|ve|ll|d)\b)/giu, ' ');

const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function kindsOf(graded: readonly GradedRow[]): object {
  const kinds = [...new Set(graded.map((row) => row.kind))].filter((kind) => kind !== 'correct');
  return Object.fromEntries(
    kinds.map((kind) => {
      const of = graded.filter((row) => row.kind === kind);
      const { precision, recall } = scoreRows(of);
      return [
        kind,
        { sentences: of.length, precision: percent(precision), recall: percent(recall) },
      ];
    }),
  );
}

const describe = (row: GradedRow): string =>
  `${row.kind}\n  - ${row.learner}\n  + ${row.corrected}\n  = ${row.right.join(' | ')}`;
