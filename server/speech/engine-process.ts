import { ok, type Result } from '../../core/shared/result.ts';
import { decodeAudio, type DecodeError } from '../audio/decode-audio.ts';
import { serveJobs } from './child-messages.ts';
import type { Transcript } from './speech-recognizer.ts';
import { loadEars } from './whisper/load-ears.ts';
import { transcribe } from './whisper/transcribe.ts';

export interface HearTask {
  readonly recording: Uint8Array;
  readonly candidates: readonly string[];
}
export type HearAnswer = Result<Transcript, DecodeError | { readonly kind: 'no-speech' }>;

const [dataFolder = '', threads = ''] = process.argv.slice(2);

await serveJobs<HearTask, HearAnswer>(async (onProgress) => {
  const ears = await loadEars(dataFolder, Number(threads), onProgress);
  return async ({ recording, candidates }) => {
    const samples = await decodeAudio(recording);
    if (!samples.ok) return samples;
    const transcript = await transcribe(ears, samples.value, candidates);
    return transcript.ok ? ok(transcript.value) : transcript;
  };
});
