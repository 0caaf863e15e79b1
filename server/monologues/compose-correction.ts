import {
  countedFindings,
  type CorrectedSentence,
  type Correction,
  type SpeechFinding,
} from '../../core/domain/monologue/correction.ts';
import { mendedSentence } from '../../core/domain/monologue/mended-sentence.ts';
import { measureFluency } from '../../language/fluency/measure-fluency.ts';
import type { Finding } from '../../language/issues/finding.ts';
import { estimateLevel } from '../../language/level/estimate-level.ts';
import { plainText, plainWords } from '../../language/level/plain-text.ts';
import { findStrengths } from '../../language/monologue/find-strengths.ts';
import { liftOf } from '../../language/monologue/lift-level.ts';
import {
  markWords,
  spokenSentences,
  type MarkedSpokenWord,
  type SpokenSentence,
} from '../../language/monologue/spoken-sentences.ts';
import type { Transcript } from '../speech/speech-recognizer.ts';

/** The padding of the server's voice activity. */
const SPAN_PADDING_MS = 60;
/** A shorter silence is how people speak. */
const LONG_PAUSE_MS = 1000;
/** Of what was found in sentences heard with less certainty than this, nine of ten was in words that had not been said. */
const HARDLY_HEARD_BELOW = 0.65;

/** A speech in sentences, ready to be proofread as `text`. */
export interface HeardSpeech {
  readonly words: readonly MarkedSpokenWord[];
  readonly sentences: readonly SpokenSentence[];
  /** The sentences with a blank between them. */
  readonly text: string;
  readonly transcript: Transcript;
}

export function heardSpeech(transcript: Transcript): HeardSpeech {
  const words = markWords(transcript.words);
  const sentences = spokenSentences(words);
  return { words, sentences, text: sentences.map(({ said }) => said).join(' '), transcript };
}

/** How many words were said, without fillers and what was taken back. */
export const wordsOf = ({ sentences }: HeardSpeech): number =>
  sentences.reduce((sum, { kept }) => sum + kept.length, 0);

/**
 * All that is said of a speech.
 *
 * @param findings with offsets into `text` of the speech.
 * @param expressions that were offered to her before she spoke.
 */
export function composeCorrection(
  speech: HeardSpeech,
  findings: readonly Finding[],
  expressions: readonly string[],
): Correction {
  const { words, transcript, text } = speech;
  const sentences = correctedSentences(speech, findings);
  const fluency = measureFluency({
    words: transcript.words,
    speech: transcript.speech,
    durationMs: transcript.durationMs,
    spanPaddingMs: SPAN_PADDING_MS,
  });
  const level = estimateLevel(text, { fluency, findings: countedFindings({ sentences }).length });
  const measures: Correction['measures'] = {
    words: wordsOf(speech),
    differentWords: new Set(plainWords(plainText(text))).size,
    durationMs: transcript.durationMs,
    speakingMs: Math.round(fluency.speakingMs),
    wordsPerMinute:
      fluency.wordsPerMinute === undefined ? undefined : Math.round(fluency.wordsPerMinute),
    fillers: words.filter(({ mark }) => mark === 'filler').length,
    takenBack: fluency.repairs.repetitions + fluency.repairs.corrections,
    pauses: longPauses(transcript),
  };
  const correction: Correction = {
    words: words.map(({ text: word, startMs, endMs, mark }) => ({
      text: word,
      startMs: Math.round(startMs),
      endMs: Math.round(endMs),
      mark,
    })),
    sentences,
    measures,
    level: level && {
      level: level.level,
      score: Math.round(level.score * 100) / 100,
      evidence: level.evidence.map((one) => ({ text: one.text, level: one.level })),
      lift: liftOf(level),
    },
    strengths: [],
  };
  return {
    ...correction,
    strengths: findStrengths({
      text,
      sentences: sentences.length,
      findings: countedFindings(correction).length,
      fluency,
      level,
      expressions,
    }),
  };
}

function correctedSentences(
  { sentences, words }: HeardSpeech,
  findings: readonly Finding[],
): readonly CorrectedSentence[] {
  let start = 0;
  return sentences.map((sentence, index) => {
    const from = start;
    const end = from + sentence.said.length;
    start = end + 1;
    const own = findings
      // She spoke: how it is written is the recogniser's.
      .filter(({ kind, span }) => kind !== 'spelling' && span.start >= from && span.end <= end)
      .map((finding, at): SpeechFinding => ({
        id: `${index}-${at}`,
        start: finding.span.start - from,
        end: finding.span.end - from,
        replacement: finding.replacement,
        kind: finding.kind,
        area: finding.area,
        why: finding.why,
        topic: finding.topic,
        isDoubtful: isDoubtful(sentence, finding.span.start - from, finding.span.end - from, words),
        isDisputed: false,
      }));
    return {
      said: sentence.said,
      corrected: mendedSentence(sentence.said, own),
      from: sentence.from,
      to: sentence.to,
      findings: own,
    };
  });
}

/** The sentence was hardly heard, or one of the words that the finding lies on, or stands between, not for certain. */
function isDoubtful(
  { said, kept }: SpokenSentence,
  start: number,
  end: number,
  words: readonly MarkedSpokenWord[],
): boolean {
  const confidence = kept.reduce((sum, index) => sum + (words[index]?.confidence ?? 0), 0);
  if (confidence / kept.length < HARDLY_HEARD_BELOW) return true;
  let at = 0;
  return said.split(' ').some((word, index) => {
    const [wordStart, wordEnd] = [at, at + word.length];
    at = wordEnd + 1;
    const touches = wordStart <= end && wordEnd >= start;
    return touches && words[kept[index] ?? -1]?.mark === 'unclear';
  });
}

function longPauses({ speech }: Transcript): Correction['measures']['pauses'] {
  return speech.slice(1).flatMap(({ startMs }, at) => {
    const before = speech[at]?.endMs ?? startMs;
    return startMs - before >= LONG_PAUSE_MS ? [{ startMs: before, endMs: startMs }] : [];
  });
}
