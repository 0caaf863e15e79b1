import type { PronunciationAssessor } from '../pronunciation/pronunciation-assessor.ts';
import type { PronouncedWord } from '../pronunciation/pronunciation-scorer.ts';
import type { SpeechSpan } from '../audio/voice-activity.ts';
import type { FirstPassEngine } from './first-pass-engine.ts';

/** Where the first pass is made, since recordings are decoded there. */
export class EmbeddedAssessor implements PronunciationAssessor {
  readonly #engine: FirstPassEngine;

  constructor(engine: FirstPassEngine) {
    this.#engine = engine;
  }

  /** Left out while others wait to be heard: their verdicts are worth more than how one learner sounded. */
  async assess(
    recording: Uint8Array,
    answer: string,
    speech: readonly SpeechSpan[] = [],
  ): Promise<readonly PronouncedWord[]> {
    const done = await this.#engine.submit(
      { kind: 'assess', recording, answer, speech },
      { unlessOthersWait: true },
    );
    if (!done.ok) return [];
    if (done.value.kind !== 'assess') throw new TypeError('The engine answered something else');
    return done.value.assessed.ok ? done.value.assessed.value.words : [];
  }
}
