import type { Result } from '../../core/shared/result.ts';
import { decodeAudio, type DecodeError } from '../audio/decode-audio.ts';
import { loadPronunciation } from '../pronunciation/load-pronunciation.ts';
import type { Pronunciation, PronunciationError } from '../pronunciation/pronunciation-scorer.ts';
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
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'weigh'; readonly sentences: readonly string[] }
  | { readonly kind: 'follow'; readonly recording: Uint8Array; readonly answer: string };

export type Heard = Result<Transcript, DecodeError | { readonly kind: 'no-speech' | 'cancelled' }>;
export type Followed = Result<Pronunciation, DecodeError | PronunciationError>;

export type EngineAnswer =
  | { readonly kind: 'hear'; readonly heard: Heard }
  | { readonly kind: 'weigh'; readonly scores: readonly number[] }
  | { readonly kind: 'follow'; readonly followed: Followed };

const [dataFolder = '', threads = ''] = process.argv.slice(2);

await serveJobs<EngineTask, EngineAnswer>(async (onProgress) => {
  const ears = await loadEars(dataFolder, Number(threads), onProgress);
  const sentences = new SentenceModel(ears.network, ears.text);
  const pronunciation = await loadPronunciation();

  const hear = async (
    { recording, answers, candidates }: EngineTask & { kind: 'hear' },
    context: JobContext,
  ): Promise<Heard> => {
    const samples = await decodeAudio(recording);
    return samples.ok
      ? transcribe(ears, samples.value, { answers, candidates, ...context })
      : samples;
  };
  const follow = async ({
    recording,
    answer,
  }: EngineTask & { kind: 'follow' }): Promise<Followed> => {
    const samples = await decodeAudio(recording);
    return samples.ok ? pronunciation.score(samples.value, answer) : samples;
  };

  return async (task, context) => {
    switch (task.kind) {
      case 'hear':
        return { kind: task.kind, heard: await hear(task, context) };
      case 'weigh':
        return { kind: task.kind, scores: await sentences.score(task.sentences) };
      case 'follow':
        return { kind: task.kind, followed: await follow(task) };
    }
  };
});
