import { inAmericanSpelling } from './american-spelling.ts';
import type { SentenceScorer } from '../proofreading/sentence-scorer.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** The decoder of the model that hears, asked without sound. Where it has no time it says nothing. */
export class EmbeddedSentenceScorer implements SentenceScorer {
  readonly #engine: SpeechEngine;

  constructor(engine: SpeechEngine) {
    this.#engine = engine;
  }

  async score(sentences: readonly string[], signal?: AbortSignal): Promise<readonly number[]> {
    if (sentences.length === 0) return [];
    const task = { kind: 'weigh', sentences: sentences.map(inAmericanSpelling) } as const;
    const answer = await this.#engine.submit(task, { signal });
    if (!answer.ok) return [];
    if (answer.value.kind !== 'weigh') throw new TypeError('The engine answered something else');
    return answer.value.scores;
  }
}
