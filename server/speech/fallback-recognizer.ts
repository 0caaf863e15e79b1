import type { Result } from '../../core/shared/result.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';

/** Why one recogniser could not do its work, whatever the recording was. */
export type FallbackReason = Extract<
  RecognitionError,
  { readonly kind: `speech-engine-${'loading' | 'busy' | 'timed-out' | 'failed'}` }
>;

/** Two recognisers as one: what the first cannot hear now, the second hears. */
export class FallbackRecognizer implements SpeechRecognizer {
  readonly #first: SpeechRecognizer;
  readonly #second: SpeechRecognizer;
  readonly #onFallback: (reason: FallbackReason) => void;
  #isClosed = false;

  constructor(
    first: SpeechRecognizer,
    second: SpeechRecognizer,
    onFallback: (reason: FallbackReason) => void,
  ) {
    this.#first = first;
    this.#second = second;
    this.#onFallback = onFallback;
  }

  async hear(
    recording: Uint8Array,
    options: HearOptions = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    const both = { ...options, ...neverFalling(options.onProgress) };
    const heard = await this.#first.hear(recording, both);
    if (heard.ok || !isOfTheEngine(heard.error) || this.#isClosed) return heard;
    this.#onFallback(heard.error);
    return this.#second.hear(recording, both);
  }

  readiness(): number {
    return Math.max(this.#first.readiness(), this.#second.readiness());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#first.close(), this.#second.close()]);
  }
}

function isOfTheEngine(error: RecognitionError): error is FallbackReason {
  switch (error.kind) {
    case 'speech-engine-loading':
    case 'speech-engine-busy':
    case 'speech-engine-timed-out':
    case 'speech-engine-failed':
      return true;
    case 'audio-unreadable':
    case 'audio-too-long':
    case 'no-speech':
    case 'japanese-spoken':
    case 'cancelled':
    case 'speech-day-limit':
      return false;
  }
}

/** The second begins at nothing again; the learner who watches the progress must not see that. */
function neverFalling(onProgress: HearOptions['onProgress']): HearOptions {
  if (!onProgress) return {};
  let highest = 0;
  return {
    onProgress: (progress, heard) => {
      highest = Math.max(highest, progress);
      onProgress(highest, heard);
    },
  };
}
