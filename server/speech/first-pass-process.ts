import type { Expected } from '../../language/judge/judge.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { decodeAudio, SPEECH_HZ, type DecodeError } from '../audio/decode-audio.ts';
import { spokenPart } from '../audio/spoken-part.ts';
import type { SpeechSpan } from '../audio/voice-activity.ts';
import { loadPronunciation } from '../pronunciation/load-pronunciation.ts';
import type {
  Pronunciation,
  PronunciationError,
  PronunciationScorer,
} from '../pronunciation/pronunciation-scorer.ts';
import { serveJobs } from './child-messages.ts';
import { recognize, type MoonshineModel, type FirstRecognition } from './moonshine/recognize.ts';
import { loadMoonshine } from './moonshine/load-moonshine.ts';
import { writeText } from './moonshine/write-text.ts';

export type FirstPassTask =
  | {
      readonly kind: 'hear';
      readonly recording: Uint8Array;
      readonly expected: Expected;
    }
  | {
      readonly kind: 'assess';
      readonly recording: Uint8Array;
      readonly answer: string;
      /** When the learner speaks; where that is not known, none. */
      readonly speech: readonly SpeechSpan[];
    };

export type FirstHeard = Result<FirstRecognition, DecodeError | { readonly kind: 'no-speech' }>;
export type Assessed = Result<Pronunciation, DecodeError | PronunciationError>;

export type FirstPassAnswer =
  | { readonly kind: 'hear'; readonly heard: FirstHeard }
  | { readonly kind: 'assess'; readonly assessed: Assessed };

/** There is a process for every processor. */
const THREADS = 1;
/** A sound at the edge needs what is around it to be told from others. */
const AROUND_SPEECH = { leadInMs: 200, leadOutMs: 200 };

await serveJobs<FirstPassTask, FirstPassAnswer>(async (onProgress) => {
  const moonshine = await loadMoonshine(THREADS);
  onProgress(0.8);
  const pronunciation = await loadPronunciation();

  const hear = async (task: FirstPassTask & { kind: 'hear' }): Promise<FirstHeard> => {
    const samples = await decodeAudio(task.recording);
    return samples.ok ? recognize(moonshine, samples.value, task.expected) : samples;
  };
  const assess = async (task: FirstPassTask & { kind: 'assess' }): Promise<Assessed> => {
    const samples = await decodeAudio(task.recording);
    if (!samples.ok) return samples;
    const part = spokenPart(samples.value, task.speech, AROUND_SPEECH);
    const scored = await pronunciation.score(part.samples, task.answer);
    return scored.ok ? ok(later(scored.value, part.startMs)) : scored;
  };
  await warmUp(moonshine, pronunciation);

  return async (task) =>
    task.kind === 'hear'
      ? { kind: task.kind, heard: await hear(task) }
      : { kind: task.kind, assessed: await assess(task) };
});

function later({ words }: Pronunciation, byMs: number): Pronunciation {
  return {
    words: words.map((word) => ({
      ...word,
      startMs: word.startMs + byMs,
      endMs: word.endMs + byMs,
    })),
  };
}

/** The first run takes twice as long as those after it: the first learner shall not wait for that. */
async function warmUp(
  { network }: MoonshineModel,
  pronunciation: PronunciationScorer,
): Promise<void> {
  const hum = Float32Array.from({ length: SPEECH_HZ }, (_, i) => Math.sin(i / 20) / 10);
  const states = await network.encode(hum);
  await writeText(network, states, { drafts: [], longest: 4 });
  await pronunciation.score(hum, 'Hello.');
}
