import type { TimedWord } from './cloud-transcription.ts';

/** A word as the text writes it, with its times in seconds. */
export interface PlacedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives the words of a text, with their punctuation, the times of the bare words that a server lists beside it.
 *
 * The two need not have the same words ("mother-in-law" and "mother", "in", "law"): what stands between two words that
 * both have shares the time between them.
 */
export function placeWords(text: string, timed: readonly TimedWord[]): readonly PlacedWord[] {
  const pieces = text.split(/\s+/).filter((piece) => keyOf(piece) !== '');
  const placed: PlacedWord[] = [];
  let piecesDone = 0;
  let timedDone = 0;
  const end = [pieces.length, timed.length] as const;
  for (const [piece, word] of [...pairsOf(pieces, timed), end]) {
    const before = placed.at(-1)?.end ?? timed[0]?.start ?? 0;
    placed.push(...share(pieces.slice(piecesDone, piece), timed.slice(timedDone, word), before));
    const [text, times] = [pieces[piece], timed[word]];
    if (text !== undefined && times) placed.push({ text, start: times.start, end: times.end });
    [piecesDone, timedDone] = [piece + 1, word + 1];
  }
  return placed;
}

const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The longest sequence of words that both have, as pairs of places. */
function pairsOf(pieces: readonly string[], timed: readonly TimedWord[]): [number, number][] {
  const left = pieces.map(keyOf);
  const right = timed.map(({ word }) => keyOf(word));
  const lengths = left.map(() => new Uint16Array(right.length + 1));
  lengths.push(new Uint16Array(right.length + 1));
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        left[i] === right[j]
          ? length(i + 1, j + 1) + 1
          : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (length(i + 1, j) >= length(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Each piece gets its share of the time of the words, by its letters; where there is no word, no time. */
function share(
  pieces: readonly string[],
  timed: readonly TimedWord[],
  before: number,
): readonly PlacedWord[] {
  const start = timed[0]?.start ?? before;
  const span = (timed.at(-1)?.end ?? start) - start;
  const letters = pieces.reduce((sum, piece) => sum + keyOf(piece).length, 0);
  let done = 0;
  return pieces.map((text) => {
    const from = start + (span * done) / letters;
    done += keyOf(text).length;
    return { text, start: from, end: start + (span * done) / letters };
  });
}
