// `npm run bench:language`: what the language engine hears, judges, corrects and estimates, and how fast.
// Prints a table and writes reports/bench-language.json; --only NAME,NAME runs parts. What is not in the project is given
// by path: --speech DIR (transcripts.tsv, samples/*.wav), --gec SRC --refs REF,REF (--gec-out FILE keeps what becomes of
// them), --texts FILE (set, level, text by tabs), --speeches FILE (mistakes marked). Alone, printing JSON: --answers FILE (question id, answer),
// --takes FILE (path of a WAV, question id), both by tabs and with a header line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBooks } from '../../server/content/read-books.ts';
import type { MoonshineModel } from '../../server/speech/moonshine/recognize.ts';
import { loadMoonshine } from '../../server/speech/moonshine/load-moonshine.ts';
import { loadWhisper } from '../../server/speech/whisper/load-whisper.ts';
import type { WhisperModel } from '../../server/speech/whisper/transcribe.ts';
import type { Book } from '../../server/content/book-file.ts';
import { isEnglishWord } from '../../server/judging/is-english-word.ts';
import { noModelJudge } from '../../server/judging/model-judge.ts';
import { EmbeddedProofreader } from '../../server/proofreading/embedded-proofreader.ts';
import { MeaningModel } from '../../server/speech/whisper/score-meaning.ts';
import { SentenceModel } from '../../server/speech/whisper/score-sentences.ts';
import { preparePrompts } from '../../server/judging/prepare-prompts.ts';
import { spokenPrompts } from './language/spoken-prompts.ts';
import { judgeAnswers, judgeTakes } from './language/answers.ts';
import { measureCorrections, readGec, readSet } from './language/corrections.ts';
import { measureJudging } from './language/judging.ts';
import { measureLevel } from './language/level.ts';
import { measureLongSpeech } from './language/long-speech.ts';
import { measureQuiet } from './language/quiet.ts';
import { measureRecognition } from './language/recognition.ts';
import { measureSpeeches } from './language/speeches.ts';
import { measureSpeed } from './language/speed.ts';
import { printTable, toJson } from './print-rows.ts';
import type { Row } from './row.ts';

const HERE = join(import.meta.dirname, 'language');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    speech: { type: 'string' },
    gec: { type: 'string' },
    refs: { type: 'string' },
    'gec-out': { type: 'string' },
    texts: { type: 'string', default: join(HERE, 'levels.tsv') },
    each: { type: 'string', default: '1' },
    kept: { type: 'string' },
    'no-scorer': { type: 'boolean', default: false },
    answers: { type: 'string' },
    takes: { type: 'string' },
    speeches: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const onMiss = (line: string) => {
  if (values.verbose) console.log(line);
};
let loaded: Promise<WhisperModel> | undefined;
const models = () => (loaded ??= loadWhisper('.cache/models', 2, () => undefined));

let loadedFirst: Promise<MoonshineModel> | undefined;
const speechModels = async () => ({
  first: await (loadedFirst ??= loadMoonshine(1)),
  second: await models(),
});

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  recognition: async () =>
    values.speech === undefined ? [] : measureRecognition(await models(), values.speech, onMiss),
  quiet: async () => measureQuiet(await models(), onMiss),
  long: async () => measureLongSpeech(await models(), onMiss),
  judging: async () => {
    return measureJudging(speechModels, {
      books: await booksOfOurs(),
      ofEach: Number(values.each),
      ...(values.kept !== undefined && { kept: values.kept }),
      onMiss,
    });
  },
  corrections: async () => {
    const rows =
      values.gec === undefined
        ? await readSet(join(HERE, 'corrections-unseen.tsv'))
        : await readGec([values.gec, ...(values.refs ?? '').split(',')]);
    const scorer = values['no-scorer'] ? undefined : await models();
    return measureCorrections(rows, scorer, { onMiss, out: values['gec-out'] });
  },
  speeches: () => speechesOf(false),
  'heard-speeches': () => speechesOf(true),
  level: () => measureLevel(values.texts, onMiss),
  speed: measureSpeed,
};

if (values.answers !== undefined || values.takes !== undefined) {
  await judgeFiles();
  process.exit(0);
}

const names = values.only === undefined ? Object.keys(PARTS) : values.only.split(',');
const rows: Row[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`"${name}" is no part; there are ${Object.keys(PARTS).join(', ')}`);
  if (name === 'speed') await unload();
  rows.push(...(await part()));
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench-language.json', toJson(rows));
printTable(rows);
process.exit(0);

async function speechesOf(isHeard: boolean): Promise<readonly Row[]> {
  return values.speeches === undefined
    ? []
    : measureSpeeches(await models(), values.speeches, { onMiss, isHeard });
}

/** Alone, without a server: a line of JSON for each answer. */
async function judgeFiles(): Promise<void> {
  const books = await booksOfOurs();
  const proofreader = new EmbeddedProofreader({ modelFolder: '.cache/models' });
  const { network, text } = await models();
  const scorer = new SentenceModel(network, text);
  const meaning = new MeaningModel(network, text, scorer, '.cache/models/prompts');
  const voices = spokenPrompts(books);
  const signal = new AbortController().signal;
  const preparing = { voices, meaning, isIdle: () => true, signal };
  const sources = {
    proofreader,
    scorer,
    isWord: isEnglishWord,
    model: noModelJudge,
    meaning,
    voices,
    ready: (ids: readonly string[]) => preparePrompts([...new Set(ids)], preparing),
  };
  if (values.answers !== undefined) await judgeAnswers(values.answers, books, sources);
  if (values.takes !== undefined)
    await judgeTakes(values.takes, books, await speechModels(), sources);
  await proofreader.close();
}

async function booksOfOurs(): Promise<readonly Book[]> {
  const books = await readBooks(join(HERE, '../../../content/books'));
  if (!books.ok) throw new Error('The books do not read: npm run content:check');
  return books.value;
}

/** The engines of the server are measured with the machine to themselves. */
async function unload(): Promise<void> {
  await (await loaded)?.network.close();
  loaded = undefined;
}
