import { logProbability } from '../log-softmax.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import { END_OF_TEXT, FIRST_TEXT_ROW, PREFIX } from './whisper-tokens.ts';

/** Each text in a batch costs some 20 MB of scores; more at once is not faster. */
const BATCH = 6;

/** The log probability of each text and its end, given the sound. All are read without sampling, so they share one scale. */
export async function scoreTexts(
  network: WhisperNetwork,
  sound: EncodedSound,
  texts: readonly (readonly number[])[],
): Promise<number[]> {
  const scores = texts.map(() => 0);
  const byLength = texts
    .map((tokens, index) => ({ tokens, index }))
    .toSorted((a, b) => a.tokens.length - b.tokens.length);
  for (let at = 0; at < byLength.length; at += BATCH) {
    const batch = byLength.slice(at, at + BATCH);
    const longest = Math.max(...batch.map(({ tokens }) => tokens.length));
    const padded = batch.map(({ tokens }) => [
      ...PREFIX,
      ...tokens,
      ...Array.from({ length: longest - tokens.length }, () => END_OF_TEXT),
    ]);
    const rows = await network.read(sound, padded);
    batch.forEach(({ tokens, index }, text) => {
      scores[index] = [...tokens, END_OF_TEXT].reduce(
        (sum, token, i) =>
          sum + logProbability(rows[text]?.[FIRST_TEXT_ROW + i] ?? new Float32Array(), token),
        0,
      );
    });
  }
  return scores;
}
