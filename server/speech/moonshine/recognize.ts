import type { Expected } from '../../../language/judge/judge.ts';
import type { Hearing } from '../../../language/judge/verdict.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { SPEECH_HZ } from '../../audio/decode-audio.ts';
import { spokenPart } from '../../audio/spoken-part.ts';
import type { VoiceActivity } from '../../audio/voice-activity.ts';
import { asWritten } from '../as-written.ts';
import { contendersOf } from '../contenders.ts';
import type { Transcript } from '../speech-recognizer.ts';
import { weighWordings } from '../weigh-wordings.ts';
import { confidenceOf, writtenWords } from '../written-tokens.ts';
import type { MoonshineNetwork } from './moonshine-network.ts';
import { textOf, tokensOf } from './moonshine-text.ts';
import { moonshineReader } from './moonshine-reader.ts';
import { settles } from './settles.ts';
import { spreadWords } from './spread-words.ts';
import { writeText } from './write-text.ts';

/** What is left around the voice, and silence behind it: with less, words at the edges are lost. */
const AROUND_SPEECH = { leadInMs: 200, leadOutMs: 200 };
const SILENCE_S = 0.3;
/** A sentence further away was hardly said; where it was, the second pass knows. */
const MOST_WORDS_APART = 4;
/** No learner answers a prompt for longer; the time to recognise it grows with the square of its length. */
const LONGEST_S = 15;
/** No learner says more: five words a second and two tokens a word, and a few for a very short sound. */
const TOKENS_PER_SECOND = 10;
const TOKENS_AT_LEAST = 16;

export interface MoonshineModel {
  readonly voice: VoiceActivity;
  readonly network: MoonshineNetwork;
}

export type FirstRecognition =
  | { readonly kind: 'settled'; readonly transcript: Transcript }
  /** What was heard is not sure enough; what is known of it helps the second pass. */
  | { readonly kind: 'open'; readonly draft?: string; readonly hearing?: Hearing };

/** Hears 16 kHz mono samples quickly, and says whether that is enough. */
export async function recognize(
  { voice, network }: MoonshineModel,
  samples: Float32Array,
  expected: Expected,
): Promise<Result<FirstRecognition, { readonly kind: 'no-speech' }>> {
  const spans = await voice.speechIn(samples);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return fail({ kind: 'no-speech' });
  const seconds = (last.endMs - first.startMs) / 1000;
  if (seconds > LONGEST_S) return ok({ kind: 'open' });

  const states = await network.encode(
    withSilence(spokenPart(samples, spans, AROUND_SPEECH).samples),
  );
  const { tokens, logProbability } = await writeText(network, states, {
    drafts: expected.answers.map((text) => tokensOf(asWritten(text))),
    longest: Math.ceil(seconds * TOKENS_PER_SECOND) + TOKENS_AT_LEAST,
  });
  const words = writtenWords(tokens, textOf);
  const text = words.map((word) => word.text).join(' ');
  const confidence = confidenceOf(tokens, textOf);
  const contenders = contendersOf(expected, text, MOST_WORDS_APART);
  const hearing =
    contenders &&
    (await weighWordings(moonshineReader(network, states), contenders, { words, logProbability }));
  if (!settles({ confidence, words: words.length }, contenders?.heardAs, hearing))
    return ok({
      kind: 'open',
      ...(text !== '' && { draft: text }),
      ...(hearing && { hearing }),
    });
  return ok({
    kind: 'settled',
    transcript: {
      text,
      confidence,
      words: spreadWords(words, spans),
      durationMs: Math.round((samples.length / SPEECH_HZ) * 1000),
      speech: spans,
      hearings: hearing ? [hearing] : [],
    },
  });
}

function withSilence(samples: Float32Array): Float32Array {
  const sound = new Float32Array(samples.length + SILENCE_S * SPEECH_HZ);
  sound.set(samples);
  return sound;
}
