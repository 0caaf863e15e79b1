import { fail, type Result } from '../../core/shared/result.ts';
import type { SpeechEngine } from './speech-engine.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';
import type { ChildError } from './child-options.ts';

/** Twenty times what an answer takes; a long speech has the engine's own. */
const ANSWER_DEADLINE_MS = 20_000;
/** The learner is told that it takes a while; it loads within this, and what it hears then still comes in time. */
const LOADING_WAIT_MS = 10_000;

/** Whisper-small in a process of its own. The weights come with npm. */
export class EmbeddedRecognizer implements SpeechRecognizer {
  readonly #engine: SpeechEngine;
  readonly #loadingWaitMs: number;

  constructor(engine: SpeechEngine, loadingWaitMs = LOADING_WAIT_MS) {
    this.#engine = engine;
    this.#loadingWaitMs = loadingWaitMs;
  }

  async hear(
    recording: Uint8Array,
    { expected, draft, onProgress, signal }: HearOptions = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    const answer = await this.#engine.submit(
      {
        kind: 'hear',
        recording,
        ...(expected && { expected }),
        ...(draft !== undefined && { draft }),
      },
      {
        // A speech of a minute takes long, and the learner who answers is at it now.
        ...(expected ? { deadlineMs: ANSWER_DEADLINE_MS } : { givesWay: true }),
        ...(onProgress && { onProgress }),
        loadingWaitMs: this.#loadingWaitMs,
        signal,
      },
    );
    if (!answer.ok) return fail(refusalOf(answer.error));
    if (answer.value.kind !== 'hear') throw new TypeError('The engine answered something else');
    return answer.value.heard;
  }

  readiness(): number {
    return this.#engine.progress();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

function refusalOf(error: ChildError): RecognitionError {
  switch (error.kind) {
    case 'loading':
      return { kind: 'speech-engine-loading', progress: error.progress };
    case 'busy':
      return { kind: 'speech-engine-busy' };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'timed-out':
      return { kind: 'speech-engine-timed-out' };
    case 'failed':
      return { kind: 'speech-engine-failed' };
  }
}
