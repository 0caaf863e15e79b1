import { logProbability } from '../log-softmax.ts';
import { meanLogProbability, searchBeams, type Hypothesis } from './search-beams.ts';
import { writeByDrafts } from './write-by-drafts.ts';
import {
  backTo,
  type Beginning,
  type EncodedSound,
  type WhisperNetwork,
} from './whisper-network.ts';
import {
  END_OF_TEXT,
  ENGLISH,
  JAPANESE,
  FIRST_LANGUAGE,
  LAST_LANGUAGE,
  NO_SPEECH,
  NO_SPEECH_ROW,
  PREFIX,
  SUPPRESSED_AT_FIRST,
} from './whisper-tokens.ts';

/** How many texts are weighed where the first is doubtful: 5 is what Whisper's authors use. */
const WIDTH = 5;
/** A text this likely per token is what a wider search finds too, at twice the time. */
const BEYOND_DOUBT = -0.12;
/** For each token there may be, where writing one takes 65 ms on two cores: what is written already comes before what comes too late. */
const PATIENCE_MS = 150;

export interface Written extends Hypothesis {
  /** Where the model looked while it wrote, prefix included, where that is known already. */
  readonly attention: Beginning['attention'] | undefined;
  /** 0 to 1: what the model gives to there being no speech at all. */
  readonly noSpeech: number;
  /** 0 to 1: what it gives to the language being English, before it is made to write English. */
  readonly english: number;
  /** 0 to 1: how likely it is Japanese. */
  readonly japanese: number;
}

/** Writes down what is said: the likeliest token each time and, where that leaves doubts, the best of several texts. */
export async function writeTranscript(
  network: WhisperNetwork,
  sound: EncodedSound,
  options: {
    readonly suppressed: readonly number[];
    readonly longest: number;
    /** What may be said, the likeliest first: being right about it saves time, being wrong changes nothing. */
    readonly drafts: readonly (readonly number[])[];
  },
): Promise<Written> {
  const search = {
    allowed: maskOf(options.suppressed),
    allowedFirst: maskOf([...options.suppressed, ...SUPPRESSED_AT_FIRST]),
    longest: options.longest,
  };
  const { step, tokens, whole } = await writeByDrafts(network, sound, {
    ...search,
    drafts: options.drafts,
  });
  const begun = backTo(step, PREFIX.length);
  const start = begun.rows[NO_SPEECH_ROW] ?? new Float32Array();
  const noSpeech = Math.exp(logProbability(start, NO_SPEECH));
  const languages = start.subarray(FIRST_LANGUAGE, LAST_LANGUAGE + 1);
  const english = Math.exp(logProbability(languages, ENGLISH - FIRST_LANGUAGE));
  const japanese = Math.exp(logProbability(languages, JAPANESE - FIRST_LANGUAGE));
  const straight = whole
    ? [whole]
    : await searchBeams(network, step, {
        ...search,
        width: 1,
        patienceMs: Infinity,
        after: tokens,
      });
  const isDoubtful = !straight.some((text) => meanLogProbability(text) >= BEYOND_DOUBT);
  const wide = isDoubtful
    ? await searchBeams(network, begun, {
        ...search,
        width: WIDTH,
        patienceMs: options.longest * PATIENCE_MS,
      })
    : [];
  const best = [...straight.slice(0, 1), ...wide.slice(0, 1)].toSorted(
    (a, b) => meanLogProbability(b) - meanLogProbability(a),
  )[0];
  return {
    ...(best ?? { tokens: [], logProbability: -Infinity }),
    attention: best !== undefined && best === whole ? step.attention : undefined,
    noSpeech,
    english,
    japanese,
  };
}

/** Only text and its end: everything past the end-of-text token is a mark. */
function maskOf(suppressed: readonly number[]): Uint8Array {
  const allowed = new Uint8Array(END_OF_TEXT + 1).fill(1);
  for (const token of suppressed) allowed[token] = 0;
  return allowed;
}
