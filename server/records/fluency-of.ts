import type { Transcript } from '../speech/speech-recognizer.ts';

const MS_PER_MINUTE = 60_000;
/** Fewer words say nothing about how fast a learner speaks. */
const FEWEST_WORDS = 3;

/**
 * How soon she spoke and how fast. `answerMs` lasts from the prompt's end to the end of the take, so that what came
 * before the take was waited.
 */
export function fluencyOf(
  { words, durationMs }: Pick<Transcript, 'words' | 'durationMs'>,
  answerMs: number,
): { readonly reactionMs: number | undefined; readonly wordsPerMinute: number | undefined } {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return { reactionMs: undefined, wordsPerMinute: undefined };
  const waited = Math.max(0, answerMs - durationMs);
  const spokenMs = last.endMs - first.startMs;
  return {
    reactionMs: Math.round(waited + first.startMs),
    wordsPerMinute:
      words.length < FEWEST_WORDS || spokenMs <= 0
        ? undefined
        : Math.round((words.length * MS_PER_MINUTE) / spokenMs),
  };
}
