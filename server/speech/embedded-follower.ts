import type { AnswerFollower } from '../pronunciation/answer-follower.ts';
import type { PronouncedWord } from '../pronunciation/pronunciation-scorer.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** In the process that hears, since the recording is decoded there. */
export class EmbeddedFollower implements AnswerFollower {
  readonly #engine: SpeechEngine;

  constructor(engine: SpeechEngine) {
    this.#engine = engine;
  }

  /** Before all that wait: the learner it is for has waited already. */
  async follow(recording: Uint8Array, answer: string): Promise<readonly PronouncedWord[]> {
    const done = await this.#engine.submit({ kind: 'follow', recording, answer }, { first: true });
    if (!done.ok) return [];
    if (done.value.kind !== 'follow') throw new TypeError('The engine answered something else');
    return done.value.followed.ok ? done.value.followed.value.words : [];
  }
}
