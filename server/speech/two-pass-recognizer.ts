import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { FirstPassEngine } from './first-pass-engine.ts';
import type { FirstHeard } from './first-pass-process.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';

/**
 * A small model hears an answer first. Where it is sure, and what it heard lies far from everything that would be judged
 * otherwise, that is it; all else is heard by the large one, for which the small one's text is a draft.
 */
export class TwoPassRecognizer implements SpeechRecognizer {
  readonly #first: FirstPassEngine;
  readonly #second: SpeechRecognizer;

  constructor(first: FirstPassEngine, second: SpeechRecognizer) {
    this.#first = first;
    this.#second = second;
  }

  async hear(
    recording: Uint8Array,
    options: HearOptions = {},
  ): Promise<Result<Transcript, RecognitionError>> {
    const first = await this.#firstPass(recording, options);
    if (options.signal?.aborted) return fail({ kind: 'cancelled' });
    if (first === undefined) return this.#second.hear(recording, options);
    if (!first.ok) return first;
    if (first.value.kind === 'settled') return ok(first.value.transcript);
    const { draft, hearing } = first.value;
    const second = await this.#second.hear(recording, {
      ...options,
      ...(draft !== undefined && { draft }),
    });
    if (!second.ok || hearing === undefined) return second;
    return ok({ ...second.value, hearings: [hearing, ...second.value.hearings] });
  }

  /** The second's: it takes longer to load, and without it not every answer can be heard. */
  readiness(): number {
    return this.#second.readiness();
  }

  async close(): Promise<void> {
    await Promise.all([this.#first.close(), this.#second.close()]);
  }

  /** Nothing where nothing is expected, and where the first pass has no time or is not there. */
  async #firstPass(
    recording: Uint8Array,
    { expected, signal }: HearOptions,
  ): Promise<FirstHeard | undefined> {
    if (expected === undefined || this.#second.readiness() < 1) return undefined;
    const answer = await this.#first.submit({ kind: 'hear', recording, expected }, { signal });
    if (!answer.ok) return undefined;
    if (answer.value.kind !== 'hear') throw new TypeError('The first pass answered something else');
    return answer.value.heard;
  }
}
