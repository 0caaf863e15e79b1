/** A voice is this much louder than the quiet around it, and never softer than this. */
const LOUDER_THAN_QUIET = 2.5;
const SOFTEST_VOICE = 0.08;
/** How long ago the quietest moment may lie that is taken for the quiet around her. */
const QUIET_MEMORY_MS = 3000;
/** Less is a cough or a click. */
const SHORTEST_SPEECH_MS = 300;
/** People who think in the middle of a sentence pause about this long. */
const PAUSE_MS = 1400;
const GIVES_UP_AFTER_MS = 12_000;

export type SpeechEndEvent = 'ended' | 'nothing-said';

/** Listens to the level of a microphone and tells when she has said her sentence, so that no tap is needed. */
export class SpeechEnd {
  readonly #startedAt: number;
  readonly #quietest: { readonly at: number; readonly level: number }[] = [];
  #lastAt: number;
  #spokenMs = 0;
  #lastSpokenAt: number | undefined;

  /** Times are milliseconds of any clock that goes forward. */
  constructor(startedAt: number) {
    this.#startedAt = startedAt;
    this.#lastAt = startedAt;
  }

  /** @param level 0 to 1, as the meter gives it. */
  hear(level: number, at: number): SpeechEndEvent | undefined {
    const isVoice = level > Math.max(SOFTEST_VOICE, this.#quiet(level, at) * LOUDER_THAN_QUIET);
    if (isVoice) {
      this.#spokenMs += at - this.#lastAt;
      this.#lastSpokenAt = at;
    }
    this.#lastAt = at;
    if (this.#spokenMs < SHORTEST_SPEECH_MS) {
      return at - this.#startedAt >= GIVES_UP_AFTER_MS ? 'nothing-said' : undefined;
    }
    return at - (this.#lastSpokenAt ?? at) >= PAUSE_MS ? 'ended' : undefined;
  }

  /** The quietest level of the last seconds; a queue whose levels rise, so that the first is the quietest. */
  #quiet(level: number, at: number): number {
    while ((this.#quietest.at(-1)?.level ?? -1) >= level) this.#quietest.pop();
    this.#quietest.push({ at, level });
    while (at - (this.#quietest[0]?.at ?? at) > QUIET_MEMORY_MS) this.#quietest.shift();
    return this.#quietest[0]?.level ?? level;
  }
}
