import type { AnswerFollower } from '../pronunciation/answer-follower.ts';
import type { PronouncedWord } from '../pronunciation/pronunciation-scorer.ts';
import type { SpeechSpan } from '../audio/voice-activity.ts';
import type { FirstPassEngine } from './first-pass-engine.ts';

/** Where the first pass is made, since recordings are decoded there. */
export class EmbeddedFollower implements AnswerFollower {
  readonly #engine: FirstPassEngine;

  constructor(engine: FirstPassEngine) {
    this.#engine = engine;
  }

  /** Left out while others wait to be heard: their verdicts are worth more than how somebody sounded. */
  async follow(
    recording: Uint8Array,
    answer: string,
    speech: readonly SpeechSpan[] = [],
  ): Promise<readonly PronouncedWord[]> {
    const done = await this.#engine.submit(
      { kind: 'follow', recording, answer, speech },
      { unlessOthersWait: true },
    );
    if (!done.ok) return [];
    if (done.value.kind !== 'follow') throw new TypeError('The engine answered something else');
    return done.value.followed.ok ? done.value.followed.value.words : [];
  }
}
