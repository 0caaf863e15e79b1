import { fail, ok, type Result } from '../../core/shared/result.ts';
import { LONGEST_AUDIO_MS } from '../audio/decode-audio.ts';
import { SHORTEST_PAUSE_MS, type SpeechSpan } from '../audio/voice-activity.ts';
import type { Transcription, TranscriptionSegment } from './cloud-transcription.ts';
import { placeWords, type PlacedWord } from './cloud-words.ts';
import { isNoSpeech } from './is-no-speech.ts';
import type { HeardWord, RecognitionError, Transcript } from './speech-recognizer.ts';

/** What a cloud model made of a recording, in our terms. What it wrote over silence is left out. */
export function transcriptOf(heard: Transcription): Result<Transcript, RecognitionError> {
  const durationMs = Math.round(heard.duration * 1000);
  if (durationMs > LONGEST_AUDIO_MS) {
    return fail({ kind: 'audio-too-long', limitMs: LONGEST_AUDIO_MS });
  }
  const segments = heard.segments.filter((segment) => !isInvented(segment));
  const isCut = segments.length < heard.segments.length;
  const text = isCut ? segments.map((segment) => segment.text).join(' ') : heard.text;
  const timed = heard.words.filter(
    (word) => !isCut || segments.includes(segmentOf(word, heard.segments)),
  );
  const words = inOrder(placeWords(text, timed), durationMs, (word) =>
    Math.exp(Math.min(0, segmentOf(word, segments).avg_logprob)),
  );
  if (words.length === 0) return fail({ kind: 'no-speech' });

  const tokens = segments.reduce((sum, segment) => sum + tokensOf(segment), 0);
  const logProbability = segments.reduce(
    (sum, segment) => sum + Math.min(0, segment.avg_logprob) * tokensOf(segment),
    0,
  );
  return ok({
    text: words.map((word) => word.text).join(' '),
    words,
    confidence: Math.exp(logProbability / tokens),
    durationMs,
    speech: spansOf(words),
    logProbability,
    hearings: [],
  });
}

const isInvented = (segment: TranscriptionSegment): boolean =>
  isNoSpeech(segment.no_speech_prob, segment.avg_logprob);

/** Servers that do not list the tokens still have one or more for each word. */
const tokensOf = (segment: TranscriptionSegment): number =>
  segment.tokens.length || Math.max(1, segment.text.trim().split(/\s+/).length);

/** The segment a word's middle lies in, or else the nearest: times of words and segments are estimated apart. */
function segmentOf(
  word: { readonly start: number; readonly end: number },
  segments: readonly TranscriptionSegment[],
): TranscriptionSegment {
  const middle = (word.start + word.end) / 2;
  const distance = (segment: TranscriptionSegment) =>
    Math.max(segment.start - middle, middle - segment.end, 0);
  return segments.reduce((best, segment) => (distance(segment) < distance(best) ? segment : best));
}

function inOrder(
  placed: readonly PlacedWord[],
  durationMs: number,
  confidenceOf: (word: PlacedWord) => number,
): readonly HeardWord[] {
  let before = 0;
  return placed.map((word) => {
    const within = (seconds: number, least: number) =>
      Math.min(durationMs, Math.max(least, Math.round(seconds * 1000)));
    const startMs = within(word.start, before);
    before = startMs;
    const endMs = within(word.end, startMs);
    return { text: word.text, startMs, endMs, confidence: confidenceOf(word) };
  });
}

function spansOf(words: readonly HeardWord[]): readonly SpeechSpan[] {
  const spans: { startMs: number; endMs: number }[] = [];
  for (const { startMs, endMs } of words) {
    const current = spans.at(-1);
    if (current && startMs - current.endMs < SHORTEST_PAUSE_MS) {
      current.endMs = Math.max(current.endMs, endMs);
    } else {
      spans.push({ startMs, endMs });
    }
  }
  return spans;
}
