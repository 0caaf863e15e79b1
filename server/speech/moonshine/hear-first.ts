import type { Tensor } from 'onnxruntime-node';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { SPEECH_HZ } from '../../audio/decode-audio.ts';
import { spokenPart } from '../../audio/spoken-part.ts';
import type { VoiceActivity } from '../../audio/voice-activity.ts';
import { asWritten } from '../as-written.ts';
import type { Transcript } from '../speech-recognizer.ts';
import { confidenceOf, writtenWords } from '../written-tokens.ts';
import type { MoonshineNetwork } from './moonshine-network.ts';
import { textOf, tokensOf } from './moonshine-text.ts';
import { scoreSentences } from './score-sentences.ts';
import {
  isFarAhead,
  isSomethingElse,
  rivalryOf,
  type Heard,
  type ListedSentence,
} from './settles.ts';
import { spreadWords } from './spread-words.ts';
import { writeText, type WrittenText } from './write-text.ts';

/** What is left around the voice, and silence behind it: with less, words at the edges are lost. */
const AROUND_SPEECH = { leadInMs: 200, leadOutMs: 200 };
const SILENCE_S = 0.3;
/** Nobody answers a prompt for longer; what it takes grows with the square. */
const LONGEST_S = 15;
/** Nobody says more: five words a second and two tokens a word, and a few for a very short sound. */
const TOKENS_PER_SECOND = 10;
const TOKENS_AT_LEAST = 16;

export interface FirstEars {
  readonly voice: VoiceActivity;
  readonly network: MoonshineNetwork;
}

export interface Expected {
  /** At least one. */
  readonly answers: readonly string[];
  /** What may be said instead, and is not right. */
  readonly wrong: readonly string[];
}

export type FirstHearing =
  | { readonly kind: 'settled'; readonly transcript: Transcript }
  | { readonly kind: 'open'; readonly draft?: string };

/** Hears 16 kHz mono samples quickly, and says whether that is enough. */
export async function hearFirst(
  { voice, network }: FirstEars,
  samples: Float32Array,
  { answers, wrong }: Expected,
): Promise<Result<FirstHearing, { readonly kind: 'no-speech' }>> {
  const spans = await voice.speechIn(samples);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return fail({ kind: 'no-speech' });
  const seconds = (last.endMs - first.startMs) / 1000;
  if (seconds > LONGEST_S) return ok({ kind: 'open' });

  const states = await network.encode(
    withSilence(spokenPart(samples, spans, AROUND_SPEECH).samples),
  );
  const listed = [
    ...answers.map((text) => ({ text, isRight: true })),
    ...wrong.map((text) => ({ text, isRight: false })),
  ];
  const { tokens, logProbability } = await writeText(network, states, {
    drafts: listed.map(({ text }) => tokensOf(asWritten(text))),
    longest: Math.ceil(seconds * TOKENS_PER_SECOND) + TOKENS_AT_LEAST,
  });
  const words = writtenWords(tokens, textOf);
  const text = words.map((word) => word.text).join(' ');
  const heard = { text, confidence: confidenceOf(tokens, textOf) };
  const isSettled =
    isSomethingElse(heard, listed) ||
    (await isListed({ ...heard, tokens, logProbability }, listed, { network, states }));
  if (!isSettled) return ok({ kind: 'open', ...(text !== '' && { draft: text }) });
  return ok({
    kind: 'settled',
    transcript: {
      ...heard,
      words: spreadWords(words, spans),
      durationMs: Math.round((samples.length / SPEECH_HZ) * 1000),
      speech: spans,
      logProbability,
      candidates: [],
    },
  });
}

/** Whether it is a listed sentence, beyond doubt. */
async function isListed(
  heard: Heard & WrittenText,
  listed: readonly ListedSentence[],
  { network, states }: { readonly network: MoonshineNetwork; readonly states: Tensor },
): Promise<boolean> {
  const rivalry = rivalryOf(heard, listed);
  if (rivalry === undefined) return false;
  // What was written just as it is listed has its score already.
  const tokens = tokensOf(asWritten(rivalry.own.text));
  const isAsListed = tokens.join() === heard.tokens.map(({ token }) => token).join();
  const toScore = isAsListed ? rivalry.rivals : [rivalry.own, ...rivalry.rivals];
  const scores = await scoreSentences(
    network,
    states,
    toScore.map(({ text }) => text),
  );
  const [own = -Infinity, ...rivals] = isAsListed ? [heard.logProbability, ...scores] : scores;
  return isFarAhead(rivalry, own, rivals);
}

function withSilence(samples: Float32Array): Float32Array {
  const sound = new Float32Array(samples.length + SILENCE_S * SPEECH_HZ);
  sound.set(samples);
  return sound;
}
