import type { Tensor } from 'onnxruntime-node';
import { asWritten } from '../as-written.ts';
import { logProbability } from '../log-softmax.ts';
import type { MoonshineNetwork } from './moonshine-network.ts';
import { BEGIN_OF_TEXT, END_OF_TEXT, tokensOf } from './moonshine-text.ts';

/** The log probability of each sentence and its end, given the sound. All are read in one pass, and share one scale. */
export async function scoreSentences(
  network: MoonshineNetwork,
  states: Tensor,
  sentences: readonly string[],
): Promise<readonly number[]> {
  const texts = sentences.map((sentence) => [...tokensOf(asWritten(sentence)), END_OF_TEXT]);
  const longest = Math.max(...texts.map((tokens) => tokens.length));
  const padded = texts.map((tokens) => [
    BEGIN_OF_TEXT,
    ...tokens.slice(0, -1),
    ...Array.from({ length: longest - tokens.length }, () => END_OF_TEXT),
  ]);
  const rows = await network.read(states, padded);
  return texts.map((tokens, text) =>
    tokens.reduce(
      (sum, token, at) => sum + logProbability(rows[text]?.[at] ?? new Float32Array(), token),
      0,
    ),
  );
}
