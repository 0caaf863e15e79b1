import { isFunctionWord } from '../../language/align/function-words.ts';
import type { AlignedSound, AlignedUnit } from './sound-aligner.ts';
import type { WrittenWord } from './spoken-units.ts';
import type { PronouncedWord } from './pronunciation-scorer.ts';

/**
 * Where a word is as likely to have been said as another in its place, and how fast that changes: a logistic fit to 80
 * recordings of non-native adults, in which words said lie around 7.2 nats per frame and swapped ones around 11.6.
 */
const EVEN_NATS = 9.6;
const NATS_PER_LOGIT = 1.3;
/** One sound that fits nothing, a click or a cough, shall not outweigh a whole word. */
const MOST_NATS = 25;

/** From here on a figure may be shown. */
const SHOWN_FROM = 0.5;
/** With less a word is over before a sound of it could be told from another. */
const FEWEST_SOUNDS = 3;
const FULL_SOUNDS = 5;
/** Where half of the words fit worse than this, the sound is noise, or another sentence. */
const DOUBTFUL_MEDIAN_NATS = 10;
const HOPELESS_MEDIAN_NATS = 12.5;

/**
 * The goodness of pronunciation of every word (Witt & Young 2000, with the best of all sounds in each frame as the
 * competitor instead of a loop of phones): the mean over its sounds of how many nats per frame it lies below that best.
 */
export function judgeGoodness(
  words: readonly WrittenWord[],
  aligned: readonly AlignedUnit[],
): readonly PronouncedWord[] {
  let next = 0;
  const placed = words.map((word) => {
    const units = aligned.slice(next, next + word.units.length);
    next += word.units.length;
    return { word, units, nats: natsPerFrame(units.flatMap(({ sounds }) => sounds)) };
  });
  const median = medianOf(placed.flatMap(({ nats }) => (nats === undefined ? [] : [nats])));

  let endMs = 0;
  return placed.map(({ word, units, nats }) => {
    const startMs = units[0]?.startMs ?? endMs;
    endMs = units.at(-1)?.endMs ?? startMs;
    const confidence = nats === undefined ? 0 : confidenceIn(word, units, median);
    const place = { text: word.text, startMs, endMs, confidence };
    return nats === undefined || confidence < SHOWN_FROM
      ? place
      : { ...place, goodness: goodnessOf(nats) };
  });
}

const goodnessOf = (nats: number): number =>
  1 / (1 + Math.exp((nats - EVEN_NATS) / NATS_PER_LOGIT));

/** `undefined` where there is no sound. */
function natsPerFrame(sounds: readonly AlignedSound[]): number | undefined {
  if (sounds.length === 0) return undefined;
  const sum = sounds.reduce(
    (total, { natsBelowBest, frames }) => total + Math.min(MOST_NATS, natsBelowBest / frames),
    0,
  );
  return sum / sounds.length;
}

function confidenceIn(word: WrittenWord, units: readonly AlignedUnit[], median: number): number {
  const sounds = units.reduce((sum, unit) => sum + unit.sounds.length, 0);
  const isJudged =
    sounds >= FEWEST_SOUNDS &&
    !word.units.some(({ guessed }) => guessed) &&
    // Function words are swallowed by the best of speakers.
    !word.units.every(({ name }) => isFunctionWord(name) || name.includes("'"));
  if (!isJudged) return 0;
  const length = SHOWN_FROM + (1 - SHOWN_FROM) * shareOf(sounds, FEWEST_SOUNDS - 1, FULL_SOUNDS);
  const clarity = 1 - shareOf(median, DOUBTFUL_MEDIAN_NATS, HOPELESS_MEDIAN_NATS);
  return length * clarity;
}

/** How far a value has come from one end to the other, 0 to 1. */
const shareOf = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
