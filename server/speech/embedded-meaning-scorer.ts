import type { MeaningScorer, SpokenPrompt } from '../judging/meaning-scorer.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** The model that hears, asked to translate. Where it has no time it says nothing. */
export class EmbeddedMeaningScorer implements MeaningScorer {
  readonly #engine: SpeechEngine;

  constructor(engine: SpeechEngine) {
    this.#engine = engine;
  }

  async score(
    prompt: SpokenPrompt,
    sentences: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly number[]> {
    const answer = await this.#engine.submit({ kind: 'mean', prompt, sentences }, { signal });
    if (!answer.ok) return [];
    if (answer.value.kind !== 'mean') throw new TypeError('The engine answered something else');
    return answer.value.scores;
  }
}
