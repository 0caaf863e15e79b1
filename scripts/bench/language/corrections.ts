// Why: what the proofreader finds and how often it is wrong are claims; this measures them. --set FILE reads lines of
// kind, learner's sentence and right forms, parted by tabs; --gec SRC REF… reads a sentence a line. --verbose lists misses.
// --no-scorer leaves the language model out, which takes a second or two a sentence; --data is where its files are.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadEars } from '../speech/whisper/load-ears.ts';
import { SentenceModel } from '../speech/whisper/score-sentences.ts';
import { EmbeddedProofreader } from './embedded-proofreader.ts';
import { gradeRow, scoreRows, type CorrectionRow, type GradedRow } from './grade-corrections.ts';
import type { Proofreader } from './proofreader.ts';

/** Proofreads every row's sentence and grades what comes back. */
export async function measureCorrections(
  rows: readonly CorrectionRow[],
  proofreader: Proofreader,
): Promise<readonly GradedRow[]> {
  const graded: GradedRow[] = [];
  for (const row of rows) {
    const answer = await proofreader.proofread(row.learner);
    if (!answer.ok) throw new Error(answer.error.kind);
    graded.push(gradeRow(row, answer.value.corrected));
  }
  return graded;
}

const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');

async function readSet(file: string): Promise<readonly CorrectionRow[]> {
  return (await linesOf(file)).map((line) => {
    const [kind = '', learner = '', ...right] = line.split('\t');
    return { kind, learner, right: right.length === 0 ? [learner] : right };
  });
}

async function readGec(files: readonly string[]): Promise<readonly CorrectionRow[]> {
  const [source = [], ...references] = await Promise.all(files.map(linesOf));
  return source.map((learner, at) => ({
    kind: 'gec',
    learner,
    right: references.map((lines) => lines[at] ?? learner),
  }));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(graded: readonly GradedRow[], verbose: boolean): string {
  const { precision, recall, f05, gleu, falseAlarmRate } = scoreRows(graded);
  const kinds = [...new Set(graded.map((row) => row.kind))].map((kind) => {
    const of = scoreRows(graded.filter((row) => row.kind === kind));
    return `  ${kind}: precision ${percent(of.precision)}, recall ${percent(of.recall)}`;
  });
  const unlike = graded
    .filter((row) => row.misses.length + row.falseAlarms.length > 0)
    .map(
      (row) =>
        `${row.kind}\n  - ${row.learner}\n  + ${row.corrected}\n  = ${row.right.join(' | ')}`,
    );
  return [
    ...(verbose ? unlike : []),
    ...kinds,
    `${graded.length} sentences: precision ${percent(precision)}, recall ${percent(recall)}, ` +
      `F0.5 ${f05.toFixed(3)}, GLEU ${(gleu * 100).toFixed(1)}, false alarms ${percent(falseAlarmRate)}`,
  ].join('\n');
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: 'string' },
      gec: { type: 'boolean', default: false },
      data: { type: 'string', default: '.cache/models' },
      'no-scorer': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const rows = values.set === undefined ? await readGec(positionals) : await readSet(values.set);
  const ears = values['no-scorer'] ? undefined : await loadEars(values.data, 2, () => undefined);
  const proofreader = new EmbeddedProofreader(
    ears === undefined ? {} : { scorer: new SentenceModel(ears.network, ears.text) },
  );
  const graded = await measureCorrections(rows, proofreader);
  await proofreader.close();
  await ears?.network.close();
  process.stdout.write(`${report(graded, values.verbose)}\n`);
}
