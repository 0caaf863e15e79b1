import { countSyllables } from './count-syllables.ts';
import { findPauses, type SilentPause } from './find-pauses.ts';
import { findRepairs, type Repair } from './find-repairs.ts';
import { withoutFilledPauses } from './hesitations.ts';
import {
  lengthOf,
  perMinute,
  tidySpans,
  withoutPadding,
  type Span,
  type TimedWord,
} from './speech-timing.ts';

export interface Speech {
  readonly words: readonly TimedWord[];
  /** When the learner spoke. Where none are given, the words' own times stand in. */
  readonly speech: readonly Span[];
  /** Of the whole recording. */
  readonly durationMs: number;
  /** When the prompt ended, on the clock of the recording; negative where it ended before the recording began. */
  readonly promptEndMs?: number;
  /** How far each span reaches beyond the sound, at either end: 60 for the server's voice activity. */
  readonly spanPaddingMs?: number;
}

/**
 * How fluently a learner spoke, by the dimensions of Tavakoli & Skehan (2005): speed, breakdown, repair. Every figure is
 * finite; `undefined` where there was too little to measure. Times are ms, rates per minute unless they say otherwise.
 */
export interface Fluency {
  /** Words said, hesitations and given-up words left out ("pruned", Lennon 1990). */
  readonly words: number;
  /** Of everything that was spoken, hesitations too. */
  readonly syllables: number;
  /** From the first sound to the last. */
  readonly speakingMs: number;
  /** The part of it in which there was a voice. */
  readonly phonationMs: number;
  /** Pruned words per minute of speaking, pauses included (Lennon 1990). Needs 3 words in 1 s. */
  readonly wordsPerMinute: number | undefined;
  /** Syllables per second of phonation, pauses not included (De Jong & Wempe 2009). Needs half a second of voice. */
  readonly articulationRate: number | undefined;
  /** Share of the speaking time in which there was a voice, 0 to 1. */
  readonly phonationRatio: number | undefined;
  /** Silences of 250 ms or more between the first sound and the last (Goldman-Eisler's cut). */
  readonly silentPauses: PauseFigures;
  /** Filled pauses: um, uh, "eto". At least so many: recognisers leave them out. */
  readonly filledPauses: { readonly count: number; readonly perMinute: number | undefined };
  /** Repetitions and corrections of oneself, and how often. */
  readonly repairs: {
    readonly repetitions: number;
    readonly corrections: number;
    /** How many words were given up in them. */
    readonly words: number;
    readonly perMinute: number | undefined;
  };
  /** From the prompt's end to the first word that is no hesitation; 0 for a learner who did not wait. */
  readonly reactionMs: number | undefined;
}

export interface PauseFigures {
  readonly count: number;
  readonly perMinute: number | undefined;
  readonly meanMs: number | undefined;
  readonly longestMs: number | undefined;
  /** The sum of those of 2 s or more. */
  readonly longMs: number;
  readonly midClause: number;
  readonly clauseEnd: number;
  readonly midClausePerMinute: number | undefined;
}

/** Who transcribes learners' speech by hand notes a pause from here on. */
const LONG_PAUSE_MS = 2000;
/** Below these a rate says nothing about a speaker. */
const FEWEST_WORDS = 3;
const SHORTEST_SPEAKING_MS = 1000;
const SHORTEST_PHONATION_MS = 500;

export function measureFluency(speech: Speech): Fluency {
  const words = speech.words
    .filter(({ startMs, endMs, text }) => endMs >= startMs && countSyllables(text) > 0)
    .toSorted((a, b) => a.startMs - b.startMs);
  const spans = spansOf(speech, words);
  const speakingMs = (spans.at(-1)?.endMs ?? 0) - (spans[0]?.startMs ?? 0);
  const phonationMs = lengthOf(spans);

  const { said, hesitant } = withoutFilledPauses(words);
  const repairs = findRepairs(
    said.map(({ text }) => text),
    hesitant,
  );
  const givenUp = repairs.reduce((sum, repair) => sum + repair.givenUp.length, 0);
  const kept = said.length - givenUp;
  const syllables = words.reduce((sum, { text }) => sum + countSyllables(text), 0);
  const rate = (count: number) =>
    speakingMs < SHORTEST_SPEAKING_MS ? undefined : perMinute(count, speakingMs);
  const fillers = words.length - said.length;

  return {
    words: kept,
    syllables,
    speakingMs,
    phonationMs,
    wordsPerMinute: kept < FEWEST_WORDS ? undefined : rate(kept),
    articulationRate:
      phonationMs < SHORTEST_PHONATION_MS || words.length === 0
        ? undefined
        : syllables / (phonationMs / 1000),
    phonationRatio: speakingMs < SHORTEST_SPEAKING_MS ? undefined : phonationMs / speakingMs,
    silentPauses: pauseFigures(findPauses(spans, words), rate),
    filledPauses: { count: fillers, perMinute: rate(fillers) },
    repairs: {
      repetitions: countOf(repairs, 'repetition'),
      corrections: countOf(repairs, 'correction'),
      words: givenUp,
      perMinute: rate(repairs.length),
    },
    reactionMs: reactionOf(speech.promptEndMs, said[0]),
  };
}

function spansOf(speech: Speech, words: readonly TimedWord[]): readonly Span[] {
  const heard = tidySpans(speech.speech, speech.durationMs);
  return heard.length > 0
    ? withoutPadding(heard, speech.spanPaddingMs ?? 0)
    : tidySpans(words, speech.durationMs);
}

function pauseFigures(
  pauses: readonly SilentPause[],
  rate: (count: number) => number | undefined,
): PauseFigures {
  const lengths = pauses.map(({ startMs, endMs }) => endMs - startMs);
  const midClause = pauses.filter(({ place }) => place === 'mid-clause').length;
  return {
    count: pauses.length,
    perMinute: rate(pauses.length),
    meanMs: lengths.length === 0 ? undefined : lengthOf(pauses) / lengths.length,
    longestMs: lengths.length === 0 ? undefined : Math.max(...lengths),
    longMs: lengths.filter((ms) => ms >= LONG_PAUSE_MS).reduce((sum, ms) => sum + ms, 0),
    midClause,
    clauseEnd: pauses.filter(({ place }) => place === 'clause-end').length,
    midClausePerMinute: rate(midClause),
  };
}

const countOf = (repairs: readonly Repair[], kind: Repair['kind']): number =>
  repairs.filter((repair) => repair.kind === kind).length;

const reactionOf = (
  promptEndMs: number | undefined,
  first: TimedWord | undefined,
): number | undefined =>
  promptEndMs === undefined || !Number.isFinite(promptEndMs) || first === undefined
    ? undefined
    : Math.max(0, first.startMs - promptEndMs);
