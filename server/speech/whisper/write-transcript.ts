import { logProbability } from './log-softmax.ts';
import { loopStart } from './repetition.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import {
  END_OF_TEXT,
  FIRST_TEXT_ROW,
  NO_SPEECH,
  NO_SPEECH_ROW,
  PREFIX,
  SUPPRESSED_AT_FIRST,
} from './whisper-tokens.ts';

export interface WrittenToken {
  readonly token: number;
  readonly logProbability: number;
}

export interface Written {
  readonly tokens: readonly WrittenToken[];
  /** Of the whole text and its end. */
  readonly logProbability: number;
  /** 0 to 1: what the model gives to there being no speech at all. */
  readonly noSpeech: number;
  /** Per alignment head: a row over the frames for each token and one for the end. */
  readonly attention: readonly (readonly Float32Array[])[];
}

/** Writes down what is said by taking the likeliest token each time. */
export async function writeTranscript(
  network: WhisperNetwork,
  sound: EncodedSound,
  options: { readonly suppressed: readonly number[]; readonly longest: number },
): Promise<Written> {
  const never = maskOf(options.suppressed);
  const notAtFirst = maskOf([...options.suppressed, ...SUPPRESSED_AT_FIRST]);
  let step = await network.begin(sound, PREFIX);
  const noSpeech = Math.exp(
    logProbability(step.rows[NO_SPEECH_ROW] ?? new Float32Array(), NO_SPEECH),
  );
  const attention = step.attention.map((rows) => [rows.at(-1) ?? new Float32Array()]);
  const tokens: WrittenToken[] = [];
  let endLogProbability = 0;
  let scores = step.rows[FIRST_TEXT_ROW] ?? new Float32Array();

  while (tokens.length < options.longest) {
    const token = likeliest(scores, tokens.length === 0 ? notAtFirst : never);
    const chance = logProbability(scores, token);
    if (token === END_OF_TEXT) {
      endLogProbability = chance;
      break;
    }
    tokens.push({ token, logProbability: chance });
    const loop = loopStart(tokens.map((written) => written.token));
    if (loop !== undefined) {
      tokens.length = loop;
      for (const rows of attention) rows.length = loop + 1;
      break;
    }
    step = await network.goOn(step.writing, token);
    scores = step.rows[0] ?? new Float32Array();
    attention.forEach((rows, head) => rows.push(...(step.attention[head] ?? [])));
  }
  const textLogProbability = tokens.reduce((sum, written) => sum + written.logProbability, 0);
  return { tokens, logProbability: textLogProbability + endLogProbability, noSpeech, attention };
}

/** Only text and its end: everything past the end-of-text token is a mark. */
function maskOf(suppressed: readonly number[]): Uint8Array {
  const allowed = new Uint8Array(END_OF_TEXT + 1).fill(1);
  for (const token of suppressed) allowed[token] = 0;
  return allowed;
}

function likeliest(scores: Float32Array, allowed: Uint8Array): number {
  let best = END_OF_TEXT;
  let highest = -Infinity;
  for (let token = 0; token < allowed.length; token++) {
    const score = scores[token] ?? -Infinity;
    if (allowed[token] === 1 && score > highest) {
      best = token;
      highest = score;
    }
  }
  return best;
}
