import type { SpeechSpan } from '../../audio/voice-activity.ts';
import type { HeardWord } from '../speech-recognizer.ts';
import type { WrittenWord } from '../written-tokens.ts';

/**
 * Lays words over the time the learner spoke, each as long as its letters are many. The first begins and the last ends with the
 * voice; what lies between is a guess.
 */
export function spreadWords(
  words: readonly Pick<WrittenWord, 'text' | 'confidence'>[],
  spans: readonly SpeechSpan[],
): HeardWord[] {
  const letters = words.map(({ text }) => text.length);
  const all = letters.reduce((sum, count) => sum + count, 0);
  const spokenMs = spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  let before = 0;
  return words.map(({ text, confidence }, i) => {
    const startMs = momentOf((before / all) * spokenMs, spans, 'start');
    before += letters[i] ?? 0;
    return { text, confidence, startMs, endMs: momentOf((before / all) * spokenMs, spans, 'end') };
  });
}

/** When so much had been spoken. Between two spans, what starts does so with the later one, what ends with the one before. */
function momentOf(spokenMs: number, spans: readonly SpeechSpan[], edge: 'start' | 'end'): number {
  let left = spokenMs;
  for (const { startMs, endMs } of spans) {
    const length = endMs - startMs;
    if (edge === 'start' ? left < length : left <= length) return Math.round(startMs + left);
    left -= length;
  }
  return spans.at(-1)?.endMs ?? 0;
}
