import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { SPEECH_HZ } from '../../audio/decode-audio.ts';
import type { SpeechSpan, VoiceActivity } from '../../audio/voice-activity.ts';
import type { Expected } from '../../../language/judge/judge.ts';
import type { Hearing } from '../../../language/judge/verdict.ts';
import { contendersOf } from '../contenders.ts';
import type { HeardWord, Transcript } from '../speech-recognizer.ts';
import { weighWordings } from '../weigh-wordings.ts';
import { isNoSpeech } from '../is-no-speech.ts';
import { asWritten } from '../as-written.ts';
import { confidenceOf } from '../written-tokens.ts';
import { alignTokens } from './align-tokens.ts';
import { joinWords } from './join-words.ts';
import { whisperReader } from './whisper-reader.ts';
import { quietestMoment } from './quietest-moment.ts';
import { splitSpeech } from './split-speech.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import { FRAMES_PER_SECOND, type WhisperText } from './whisper-text.ts';
import { meanLogProbability } from './search-beams.ts';
import { FIRST_TEXT_ROW, PREFIX } from './whisper-tokens.ts';
import { writeTranscript, type Written } from './write-transcript.ts';

/** Silence behind the sound, and the least there is of both: less and the model loops. */
const SLACK_S = 4;
const SHORTEST_WINDOW_S = 8;
const LONGEST_WINDOW_S = 30;

/** Silence before the sound: a first word that begins with the recording is otherwise passed over. */
const LEAD_IN_S = 0.2;

/** No learner says more: five words a second and two tokens a word, and a few for a very short sound. */
const TOKENS_PER_SECOND = 10;
const TOKENS_AT_LEAST = 16;

/** Above this it is Japanese: the model is sure of nothing else where a learner reads the prompt aloud. */
const JAPANESE_AT_LEAST = 0.5;

/** Below this it is guessing, whatever it thinks about speech. */
const GUESSING_BELOW = -1.8;

/**
 * Below this it is another language, which the model would translate: a learner who reads the prompt aloud would be told that
 * she said the answer. Japanese lies below 0.025; of 80 non-native adults
 * one did, who could hardly be understood, and all others above 0.07.
 */
const ENGLISH_AT_LEAST = 0.03;

export interface WhisperModel {
  readonly voice: VoiceActivity;
  readonly network: WhisperNetwork;
  readonly text: WhisperText;
}

interface Piece {
  readonly sound: EncodedSound;
  readonly written: Written;
  readonly words: readonly HeardWord[];
}

export interface TranscribeOptions {
  /** Weighed against the sound when the speech is short enough to be one piece. */
  readonly expected?: Expected;
  /** What it may say, whether expected or not. */
  readonly draft?: string;
  readonly onProgress?: (progress: number, heard: string) => void;
  readonly signal?: AbortSignal;
}

/** Turns 16 kHz mono samples into a transcript. */
export async function transcribe(
  whisper: WhisperModel,
  samples: Float32Array,
  { expected, draft, onProgress, signal }: TranscribeOptions = {},
): Promise<Result<Transcript, { readonly kind: 'no-speech' | 'japanese-spoken' | 'cancelled' }>> {
  const durationMs = Math.round((samples.length / SPEECH_HZ) * 1000);
  const spans = await whisper.voice.speechIn(samples);
  const stretches = splitSpeech(spans, durationMs, (fromMs, toMs) =>
    quietestMoment(samples, fromMs, toMs),
  );
  const drafts = draftsOf(draft, expected).map((text) => whisper.text.tokensOf(asWritten(text)));
  const pieces: Piece[] = [];
  let isJapanese = false;
  for (const [done, stretch] of stretches.entries()) {
    if (signal?.aborted) return fail({ kind: 'cancelled' });
    onProgress?.(done / stretches.length, textOf(pieces));
    const piece = await transcribePiece(whisper, samples, stretch, spans, drafts);
    if (typeof piece === 'object') pieces.push(piece);
    else isJapanese ||= piece === 'japanese';
  }
  const words = pieces.flatMap((piece) => piece.words);
  const [first] = pieces;
  if (first === undefined || words.length === 0) {
    return fail({ kind: isJapanese ? 'japanese-spoken' : 'no-speech' });
  }

  const tokens = pieces.flatMap((piece) => piece.written.tokens);
  const text = textOf(pieces);
  const isWeighed = expected !== undefined && stretches.length === 1;
  return ok({
    text,
    words,
    confidence: confidenceOf(tokens, whisper.text.textOf),
    durationMs,
    speech: spans,
    hearings: isWeighed ? await weigh(whisper, first, { expected, heard: text, draft }) : [],
  });
}

const draftsOf = (draft: string | undefined, expected: Expected | undefined): readonly string[] => [
  ...(draft === undefined ? [] : [draft]),
  ...(expected?.answers ?? []),
];

const textOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

async function transcribePiece(
  whisper: WhisperModel,
  samples: Float32Array,
  stretch: SpeechSpan,
  spans: readonly SpeechSpan[],
  drafts: readonly (readonly number[])[],
): Promise<Piece | 'japanese' | undefined> {
  const toSample = (ms: number) => Math.round((ms / 1000) * SPEECH_HZ);
  const heard = afterSilence(samples.subarray(toSample(stretch.startMs), toSample(stretch.endMs)));
  const seconds = heard.length / SPEECH_HZ;
  const window = Math.min(
    LONGEST_WINDOW_S,
    Math.max(SHORTEST_WINDOW_S, Math.ceil(seconds + SLACK_S)),
  );
  const frames = window * FRAMES_PER_SECOND;

  const sound = await whisper.network.encode(await whisper.text.features(heard, frames), frames);
  const written = await writeTranscript(whisper.network, sound, {
    suppressed: whisper.text.suppressed,
    longest: Math.ceil(seconds * TOKENS_PER_SECOND) + TOKENS_AT_LEAST,
    drafts,
  });
  if (isInvented(written)) return isJapanese(written) ? 'japanese' : undefined;

  const starts = alignTokens(await heardFrames(whisper, sound, written, seconds));
  const words = joinWords(
    written.tokens,
    starts,
    whisper.text.textOf,
    spans,
    stretch.startMs - LEAD_IN_S * 1000,
  );
  return { sound, written, words };
}

function afterSilence(samples: Float32Array): Float32Array {
  const lead = LEAD_IN_S * SPEECH_HZ;
  const padded = new Float32Array(lead + samples.length);
  padded.set(samples, lead);
  return padded;
}

/** The silence put behind the sound is not part of what was said. */
async function heardFrames(
  whisper: WhisperModel,
  sound: EncodedSound,
  written: Written,
  seconds: number,
): Promise<Float32Array[][]> {
  const frames = Math.ceil(seconds * FRAMES_PER_SECOND);
  const tokens = [...PREFIX, ...written.tokens.map(({ token }) => token)];
  const attention = written.attention ?? (await whisper.network.begin(sound, tokens)).attention;
  return attention.map((rows) => rows.slice(FIRST_TEXT_ROW).map((row) => row.subarray(0, frames)));
}

function isInvented(written: Written): boolean {
  const mean = meanLogProbability(written);
  return (
    written.tokens.length === 0 ||
    mean < GUESSING_BELOW ||
    written.english < ENGLISH_AT_LEAST ||
    isNoSpeech(written.noSpeech, mean)
  );
}

const isJapanese = ({ english, japanese }: Written): boolean =>
  english < ENGLISH_AT_LEAST && japanese > JAPANESE_AT_LEAST;

interface Weighed {
  readonly expected: Expected;
  readonly heard: string;
  readonly draft: string | undefined;
}

async function weigh(
  { network, text }: WhisperModel,
  { sound, written, words }: Piece,
  { expected, heard, draft }: Weighed,
): Promise<readonly Hearing[]> {
  const contenders = contendersOf(expected, heard, Infinity, draft);
  if (contenders === undefined) return [];
  const reader = whisperReader(network, text, sound);
  const { logProbability } = written;
  return [await weighWordings(reader, contenders, { words, logProbability })];
}
