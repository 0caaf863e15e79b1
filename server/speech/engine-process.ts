import { join } from 'node:path';
import type { Result } from '../../core/shared/result.ts';
import type { Expected } from '../../language/judge/judge.ts';
import { decodeAudio, type DecodeError } from '../audio/decode-audio.ts';
import type { SpokenPrompt } from '../judging/meaning-scorer.ts';
import { serveJobs, type JobContext } from './child-messages.ts';
import type { Transcript } from './speech-recognizer.ts';
import { loadWhisper } from './whisper/load-whisper.ts';
import { MeaningModel } from './whisper/score-meaning.ts';
import { SentenceModel } from './whisper/score-sentences.ts';
import { transcribe } from './whisper/transcribe.ts';

export type EngineTask =
  | {
      readonly kind: 'hear';
      readonly recording: Uint8Array;
      readonly expected?: Expected;
      readonly draft?: string;
    }
  | { readonly kind: 'weigh'; readonly sentences: readonly string[] }
  | {
      readonly kind: 'mean';
      readonly prompt: SpokenPrompt;
      readonly sentences: readonly string[];
    };

export type Heard = Result<
  Transcript,
  DecodeError | { readonly kind: 'no-speech' | 'japanese-spoken' | 'cancelled' }
>;

export type EngineAnswer =
  | { readonly kind: 'hear'; readonly heard: Heard }
  | { readonly kind: 'weigh'; readonly scores: readonly number[] }
  | { readonly kind: 'mean'; readonly scores: readonly number[] };

const [dataFolder = '', threads = ''] = process.argv.slice(2);

await serveJobs<EngineTask, EngineAnswer>(async (onProgress) => {
  const whisper = await loadWhisper(dataFolder, Number(threads), onProgress);
  const sentences = new SentenceModel(whisper.network, whisper.text);
  const meaning = new MeaningModel(
    whisper.network,
    whisper.text,
    sentences,
    join(dataFolder, 'prompts'),
  );

  const hear = async (
    { recording, ...options }: EngineTask & { kind: 'hear' },
    context: JobContext,
  ): Promise<Heard> => {
    const samples = await decodeAudio(recording);
    if (!samples.ok) return samples;
    const inTurn = { ...whisper, network: whisper.network.inTurn(context.turn) };
    return transcribe(inTurn, samples.value, { ...options, ...context });
  };

  return async (task, context) => {
    switch (task.kind) {
      case 'hear':
        return { kind: task.kind, heard: await hear(task, context) };
      case 'weigh':
        return { kind: task.kind, scores: await sentences.score(task.sentences) };
      case 'mean':
        return { kind: task.kind, scores: await meaning.score(task.prompt, task.sentences) };
    }
  };
});
