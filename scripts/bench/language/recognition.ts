import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeAudio, SPEECH_HZ } from '../../../server/audio/decode-audio.ts';
import { spokenForm } from '../../../language/normalise/spoken-form.ts';
import { transcribe, type WhisperModel } from '../../../server/speech/whisper/transcribe.ts';
import { countWordErrors } from '../../../server/speech/word-errors.ts';
import type { Row } from '../row.ts';

/**
 * The word error rate and the speed of recognition on a folder that holds transcripts.tsv (file, what was read) and
 * samples/*.wav. Numbers, contractions and spellings that are spoken alike are no errors.
 */
export async function measureRecognition(
  models: WhisperModel,
  folder: string,
  onMiss: (line: string) => void,
): Promise<readonly Row[]> {
  const listed = (await readFile(join(folder, 'transcripts.tsv'), 'utf8')).trim().split('\n');
  let errors = 0;
  let words = 0;
  let soundMs = 0;
  let workMs = 0;
  for (const line of listed) {
    const [file = '', wanted = ''] = line.split('\t');
    const samples = await decodeAudio(await readFile(join(folder, 'samples', file)));
    if (!samples.ok) throw new Error(`${file}: ${samples.error.kind}`);
    const begun = performance.now();
    const heard = await transcribe(models, samples.value);
    workMs += performance.now() - begun;
    soundMs += (samples.value.length / SPEECH_HZ) * 1000;
    const text = heard.ok ? heard.value.text : '';
    const wrong = countWordErrors(spokenForm(wanted), spokenForm(text));
    errors += wrong;
    words += spokenForm(wanted).split(' ').length;
    if (wrong > 0) onMiss(`${wrong}\t${wanted}\t${text}`);
  }
  return [
    {
      name: `word error rate, ${listed.length} recordings`,
      value: (errors / words) * 100,
      unit: '%',
      goal: { atMost: 20 },
    },
    { name: 'real-time factor', value: workMs / soundMs, unit: '', goal: { atMost: 0.4 } },
  ];
}
