import type { Result } from '../../core/shared/result.ts';
import { decodeAudio, type DecodeError } from '../audio/decode-audio.ts';
import { serveJobs, type JobContext } from './child-messages.ts';
import type { Transcript } from './speech-recognizer.ts';
import { loadEars } from './whisper/load-ears.ts';
import { SentenceModel } from './whisper/score-sentences.ts';
import { transcribe } from './whisper/transcribe.ts';

export type EngineTask =
  | {
      readonly kind: 'hear';
      readonly recording: Uint8Array;
      readonly answers: readonly string[];
      readonly draft?: string;
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'weigh'; readonly sentences: readonly string[] };

export type Heard = Result<Transcript, DecodeError | { readonly kind: 'no-speech' | 'cancelled' }>;

export type EngineAnswer =
  | { readonly kind: 'hear'; readonly heard: Heard }
  | { readonly kind: 'weigh'; readonly scores: readonly number[] };

const [dataFolder = '', threads = ''] = process.argv.slice(2);

await serveJobs<EngineTask, EngineAnswer>(async (onProgress) => {
  const ears = await loadEars(dataFolder, Number(threads), onProgress);
  const sentences = new SentenceModel(ears.network, ears.text);

  const hear = async (
    { recording, ...expected }: EngineTask & { kind: 'hear' },
    context: JobContext,
  ): Promise<Heard> => {
    const samples = await decodeAudio(recording);
    return samples.ok ? transcribe(ears, samples.value, { ...expected, ...context }) : samples;
  };

  return async (task, context) => {
    switch (task.kind) {
      case 'hear':
        return { kind: task.kind, heard: await hear(task, context) };
      case 'weigh':
        return { kind: task.kind, scores: await sentences.score(task.sentences) };
    }
  };
});
