import { SPEECH_HZ } from '../../../server/audio/decode-audio.ts';
import { spokenForm } from '../../../language/normalise/spoken-form.ts';
import { transcribe, type WhisperModel } from '../../../server/speech/whisper/transcribe.ts';
import { countWordErrors } from '../../../server/speech/word-errors.ts';
import type { Row } from '../row.ts';
import { MONOLOGUE, monologueSamples } from './monologue.ts';

/** Nearly three minutes: the longest a learner may speak. */
const TIMES = 3;
const GAP_S = 0.15;

/** Whether words are lost or repeated where long speech is cut into pieces: once with its pauses, once with hardly any. */
export async function measureLongSpeech(
  models: WhisperModel,
  onMiss: (line: string) => void,
): Promise<readonly Row[]> {
  const once = await monologueSamples();
  const long = joined(Array.from({ length: TIMES }, () => once));
  return [
    await measure(models, 'three minutes, with pauses', long, onMiss),
    await measure(models, 'the same without a pause', withoutPauses(long), onMiss),
  ];
}

async function measure(
  models: WhisperModel,
  name: string,
  samples: Float32Array,
  onMiss: (line: string) => void,
): Promise<Row> {
  const wanted = spokenForm(Array.from({ length: TIMES }, () => MONOLOGUE).join(' '));
  const heard = await transcribe(models, samples);
  const text = heard.ok ? heard.value.text : '';
  onMiss(`${name}, ${Math.round(samples.length / SPEECH_HZ)} s: ${text}`);
  const errors = countWordErrors(wanted, spokenForm(text));
  return {
    name: `word error rate, ${name}`,
    value: (errors / wanted.split(' ').length) * 100,
    unit: '%',
    goal: { atMost: 3 },
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const gap = Math.round(GAP_S * SPEECH_HZ);
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length + gap, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length + gap;
  }
  return whole;
}

/** Everything quieter than a voice for longer than a tenth of a second is cut down to that. */
function withoutPauses(samples: Float32Array): Float32Array {
  const frame = SPEECH_HZ / 100;
  let quiet = 0;
  const kept: Float32Array[] = [];
  for (let at = 0; at < samples.length; at += frame) {
    const part = samples.subarray(at, at + frame);
    const level = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    quiet = level < 0.005 ? quiet + 1 : 0;
    if (quiet <= 10) kept.push(part);
  }
  return new Float32Array(kept.flatMap((part) => [...part]));
}
