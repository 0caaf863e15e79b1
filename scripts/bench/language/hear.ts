import type { Expected } from '../../../language/judge/judge.ts';
import { recognize, type MoonshineModel } from '../../../server/speech/moonshine/recognize.ts';
import type { Transcript } from '../../../server/speech/speech-recognizer.ts';
import { transcribe, type WhisperModel } from '../../../server/speech/whisper/transcribe.ts';

export interface SpeechModels {
  readonly first: MoonshineModel;
  readonly second: WhisperModel;
}

export interface Heard {
  /** Nothing where nothing was heard. */
  readonly transcript: Transcript | undefined;
  readonly passes: 1 | 2;
}

/** As the server hears, without its processes: by a second pass only what the first leaves open. */
export async function hear(
  { first, second }: SpeechModels,
  samples: Float32Array,
  expected: Expected,
): Promise<Heard> {
  const quick = await recognize(first, samples, expected);
  if (!quick.ok) return { transcript: undefined, passes: 1 };
  if (quick.value.kind === 'settled') return { transcript: quick.value.transcript, passes: 1 };
  const { draft, hearing } = quick.value;
  const heard = await transcribe(second, samples, {
    expected,
    ...(draft !== undefined && { draft }),
  });
  if (!heard.ok) return { transcript: undefined, passes: 2 };
  const hearings = [...(hearing === undefined ? [] : [hearing]), ...heard.value.hearings];
  return { transcript: { ...heard.value, hearings }, passes: 2 };
}
