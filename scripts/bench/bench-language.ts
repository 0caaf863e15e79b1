// `npm run bench:language`: what the language engine hears, judges, corrects and estimates, and how fast.
// Prints a table and writes reports/bench-language.json; --only NAME,NAME runs parts. What is not in the project is given
// by path: --speech DIR (transcripts.tsv, samples/*.wav), --gec SRC --refs REF,REF, --texts FILE (set, level, text by tabs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBooks } from '../../server/content/read-books.ts';
import type { FirstEars } from '../../server/speech/moonshine/hear-first.ts';
import { loadFirstEars } from '../../server/speech/moonshine/load-first-ears.ts';
import { loadEars } from '../../server/speech/whisper/load-ears.ts';
import type { Ears } from '../../server/speech/whisper/transcribe.ts';
import { measureCorrections, readGec, readSet } from './language/corrections.ts';
import { measureJudging } from './language/judging.ts';
import { measureLevel } from './language/level.ts';
import { measureLongSpeech } from './language/long-speech.ts';
import { measureQuiet } from './language/quiet.ts';
import { measureRecognition } from './language/recognition.ts';
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
    texts: { type: 'string', default: join(HERE, 'levels.tsv') },
    each: { type: 'string', default: '1' },
    kept: { type: 'string' },
    'no-scorer': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const onMiss = (line: string) => {
  if (values.verbose) console.log(line);
};
let loaded: Promise<Ears> | undefined;
const ears = () => (loaded ??= loadEars('.cache/models', 2, () => undefined));

let loadedFirst: Promise<FirstEars> | undefined;
const bothEars = async () => ({
  first: await (loadedFirst ??= loadFirstEars(1)),
  second: await ears(),
});

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  recognition: async () =>
    values.speech === undefined ? [] : measureRecognition(await ears(), values.speech, onMiss),
  quiet: async () => measureQuiet(await ears(), onMiss),
  long: async () => measureLongSpeech(await ears(), onMiss),
  judging: async () => {
    const books = await readBooks(join(HERE, '../../../content/books'));
    if (!books.ok) throw new Error('The books do not read: npm run content:check');
    return measureJudging(bothEars, {
      books: books.value,
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
    return measureCorrections(rows, values['no-scorer'] ? undefined : await ears(), onMiss);
  },
  level: () => measureLevel(values.texts, onMiss),
  speed: measureSpeed,
};

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

/** The engines of the server are measured with the machine to themselves. */
async function unload(): Promise<void> {
  await (await loaded)?.network.close();
  loaded = undefined;
}
