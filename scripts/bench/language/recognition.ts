// Why: the word error rate and speed of recognition are claims; this measures them on recordings given by --speech.
// The folder holds transcripts.tsv (file, what was read) and samples/*.wav. --data keeps the derived model files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeAudio, SPEECH_HZ } from '../audio/decode-audio.ts';
import { loadEars } from './whisper/load-ears.ts';
import { transcribe } from './whisper/transcribe.ts';
import { normalise, wordsOf } from '../../language/normalise/normalise.ts';
import { firstForm } from '../../language/normalise/token.ts';
import { countWordErrors } from './word-errors.ts';

const { values } = parseArgs({
  options: {
    speech: { type: 'string' },
    data: { type: 'string', default: '.cache/models' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.speech === undefined) throw new Error('Say where the recordings are: --speech DIR');

const ears = await loadEars(values.data, 2, () => undefined);
const listed = (await readFile(join(values.speech, 'transcripts.tsv'), 'utf8')).trim().split('\n');
let errors = 0;
let words = 0;
let exact = 0;
let soundMs = 0;
let workMs = 0;
for (const line of listed) {
  const [file = '', wanted = ''] = line.split('\t');
  const samples = await decodeAudio(await readFile(join(values.speech, 'samples', file)));
  if (!samples.ok) throw new Error(`${file}: ${samples.error.kind}`);
  const begun = performance.now();
  const heard = await transcribe(ears, samples.value);
  workMs += performance.now() - begun;
  soundMs += (samples.value.length / SPEECH_HZ) * 1000;
  const text = heard.ok ? heard.value.text : '';
  const wrong = countWordErrors(asSpoken(wanted), asSpoken(text));
  errors += wrong;
  words += asSpoken(wanted).split(' ').length;
  if (wrong === 0) exact += 1;
  if (values.verbose) {
    const times = heard.ok
      ? heard.value.words.map((word) => `${Math.round(word.startMs)}`).join(',')
      : '';
    process.stdout.write(`${wrong}\t${wanted}\t${text}\t${times}\n`);
  }
}
await ears.network.close();
process.stdout.write(
  `${listed.length} recordings, ${words} words: word error rate ${((errors / words) * 100).toFixed(1)} %, ` +
    `${exact} without error, real-time factor ${(workMs / soundMs).toFixed(2)}, ` +
    `${Math.round(workMs / listed.length)} ms each\n`,
);

/** Numbers, contractions and spellings that sound alike are no errors. */
function asSpoken(text: string): string {
  return normalise(wordsOf(text)).map(firstForm).join(' ');
}
