// Why: which words of a sentence were given up is learned from speech in which people marked them; what was learned is a file.
// Usage: node scripts/level/train-repairs.ts SPEECH.tsv [--measure]
// SPEECH.tsv: file, level, part and utterance by tabs; `{um}` fills a pause, `[he]` was taken back, `(.)` is a pause. With
// --measure every second file is kept back, the figures for it are printed, and nothing is written.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RepairModel, type RepairWeights } from '../../language/fluency/repair-model.ts';
import { cuesOf, type SaidWord } from '../../language/fluency/repair-cues.ts';
import { readBooks } from '../../server/content/read-books.ts';

const ROUNDS = 5;
/** Rarer cues are luck. */
const LEAST_SEEN = 40;
/** Written sentences have nothing that was given up, and there are fewer of them. */
const CLEAN_COUNTS = 3;
/** In tenths: what weighs less decides nothing. */
const LEAST_WEIGHT = 5;
/** Towards finding more: for every word that was given up and is found, a seventh of one is found that was not. */
const LEANING = 7;

interface Sample {
  readonly said: readonly SaidWord[];
  readonly isGivenUp: readonly boolean[];
  readonly cues: readonly (readonly string[])[];
}

const { values, positionals } = parseArgs({
  options: { measure: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('A file of speech is needed');

const rows = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const files = [...new Set(rows.map(([name = '']) => name))].toSorted((a, b) => +a - +b);
const keptBack = new Set(values.measure ? files.filter((_, at) => at % 2 === 1) : []);
const spoken = rows.map(([name = '', , part = '', utterance = '']) => ({
  part,
  isKeptBack: keptBack.has(name),
  sample: sampleOf(utterance),
}));
const clean = (await writtenSentences()).map((text) => sampleOf(text));
const training = [
  ...spoken.flatMap(({ sample, isKeptBack }) => (isKeptBack ? [] : [sample])),
  ...clean.flatMap((sample) => Array.from({ length: CLEAN_COUNTS }, () => sample)),
];
const weights = trained(training);

if (values.measure) {
  const model = new RepairModel(weights);
  for (const part of ['picture', undefined]) {
    const samples = spoken.filter((one) => one.isKeptBack && (!part || one.part === part));
    console.log(
      part ?? 'all',
      measured(
        samples.map(({ sample }) => sample),
        model,
      ),
    );
  }
} else {
  const text = Object.entries(weights.cues)
    .map(([cue, weight]) => `${weight} ${cue}`)
    .join('|');
  await writeFile(
    join(import.meta.dirname, '../../language/fluency/repair-weights.ts'),
    `/** Made by scripts/level/train-repairs.ts, of learners' speech: how much each cue of repair-cues.ts speaks for a word having been given up, in tenths, and how much it does that the word before was or was not. */
export const REPAIR_STEPS = ${JSON.stringify(weights.steps)};
export const REPAIR_CUES =
  '${text}';
`,
  );
}

function sampleOf(utterance: string): Sample {
  const said: SaidWord[] = [];
  const isGivenUp: boolean[] = [];
  let isHesitant = false;
  for (const token of utterance.split(/\s+/u)) {
    if (token.startsWith('{')) isHesitant = true;
    if (token === '' || /^[{(]/u.test(token)) continue;
    said.push({ word: token.replaceAll(/[[\]]/gu, ''), isHesitant });
    isGivenUp.push(token.startsWith('['));
    isHesitant = false;
  }
  return { said, isGivenUp, cues: cuesOf(said) };
}

/** The sentences of the books' answers, without punctuation. */
async function writtenSentences(): Promise<readonly string[]> {
  const books = await readBooks(join(import.meta.dirname, '../../content/books'));
  if (!books.ok) throw new Error('The books do not read: npm run content:check');
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^[A-Z][ -~’]+[.!?]$/u.test(value) && !/[[\]{}(|)]/u.test(value)) texts.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(books.value);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/u));
  return [...new Set(sentences)].map((text) =>
    text.toLowerCase().replaceAll(/[^\p{L}\p{N}'\s-]/gu, ''),
  );
}

/** A structured perceptron, its weights averaged over all that it saw (Collins 2002). */
function trained(samples: readonly Sample[]): RepairWeights {
  const seen = new Map<string, number>();
  for (const { cues } of samples)
    for (const cue of cues.flat()) seen.set(cue, (seen.get(cue) ?? 0) + 1);
  const known = samples.map((sample) => ({
    ...sample,
    cues: sample.cues.map((cues) => cues.filter((cue) => (seen.get(cue) ?? 0) >= LEAST_SEEN)),
  }));
  const cues: Record<string, number> = {};
  const steps = [0, 0, 0, 0];
  const sums = new Map<string, number>();
  const stepSums = [0, 0, 0, 0];
  const model = new RepairModel({ cues, steps });
  let time = 1;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const sample of shuffled(known, round)) {
      time += 1;
      const guess = model.mark(sample.cues);
      sample.isGivenUp.forEach((right, at) => {
        const change = Number(right) - Number(guess[at]);
        if (change === 0) return;
        for (const cue of sample.cues[at] ?? []) {
          cues[cue] = (cues[cue] ?? 0) + change;
          sums.set(cue, (sums.get(cue) ?? 0) + change * time);
        }
      });
      for (let at = 1; at < guess.length; at += 1) {
        const right = stepOf(sample.isGivenUp, at);
        const wrong = stepOf(guess, at);
        if (right === wrong) continue;
        steps[right] = (steps[right] ?? 0) + 1;
        steps[wrong] = (steps[wrong] ?? 0) - 1;
        stepSums[right] = (stepSums[right] ?? 0) + time;
        stepSums[wrong] = (stepSums[wrong] ?? 0) - time;
      }
    }
  const tenths = (weight: number, sum: number) => Math.round((weight - sum / time) * 10);
  const averaged = Object.entries(cues)
    .map(([cue, weight]): [string, number] => [
      cue,
      tenths(weight, sums.get(cue) ?? 0) + (cue === 'any' ? LEANING * 10 : 0),
    ])
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return {
    cues: Object.fromEntries(averaged.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    steps: steps.map((weight, at) => tenths(weight, stepSums[at] ?? 0)),
  };
}

function stepOf(isGivenUp: readonly boolean[], at: number): number {
  return Number(isGivenUp[at - 1]) * 2 + Number(isGivenUp[at]);
}

/** In an order of its own for each round, and the same at every run. */
function shuffled<T>(items: readonly T[], round: number): readonly T[] {
  let state = 12_345 + round;
  const keyed = items.map((item) => {
    state = (state * 1_103_515_245 + 12_345) % 0x80000000;
    return { item, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

function measured(samples: readonly Sample[], model: RepairModel): string {
  let [found, wrongly, missed] = [0, 0, 0];
  for (const { cues, isGivenUp } of samples)
    model.mark(cues).forEach((guess, at) => {
      if (guess && isGivenUp[at]) found += 1;
      else if (guess) wrongly += 1;
      else if (isGivenUp[at]) missed += 1;
    });
  return `precision ${(found / (found + wrongly)).toFixed(3)}, recall ${(found / (found + missed)).toFixed(3)}`;
}
