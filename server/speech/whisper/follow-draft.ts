import { likeliest, type Hypothesis, type WrittenToken } from './search-beams.ts';
import { logSumExp } from './log-softmax.ts';
import { loopStart } from './repetition.ts';
import {
  backTo,
  type Beginning,
  type EncodedSound,
  type WhisperNetwork,
} from './whisper-network.ts';
import { END_OF_TEXT, FIRST_TEXT_ROW, PREFIX } from './whisper-tokens.ts';

/** A pass over a draft costs about what writing so many tokens one by one does. */
const WORTH_A_PASS = 4;

export interface DraftOptions {
  /** What may be said, as tokens; the likeliest first. */
  readonly drafts: readonly (readonly number[])[];
  readonly allowedFirst: Uint8Array;
  readonly allowed: Uint8Array;
  readonly longest: number;
}

export interface Followed {
  /** What was written so far, where that is not all. */
  readonly step: Beginning;
  readonly tokens: readonly WrittenToken[];
  /** A draft that the model would have written by itself, to its end. */
  readonly whole: Hypothesis | undefined;
}

/**
 * Writes by reading: where the likeliest token at each place of a draft is the draft's own, one pass over it has written it.
 * Gives what taking the likeliest token each time gives, as far as drafts agree with it.
 */
export async function followDrafts(
  network: WhisperNetwork,
  sound: EncodedSound,
  options: DraftOptions,
): Promise<Followed> {
  const drafts = options.drafts.filter(
    (draft) => draft.length <= options.longest && loopStart(draft) === undefined,
  );
  let [draft = []] = drafts;
  for (;;) {
    const read = await network.begin(sound, [...PREFIX, ...draft]);
    const tokens: WrittenToken[] = [];
    let next = likeliestAt(read, 0, options);
    while (next.token === draft[tokens.length]) {
      tokens.push(next);
      next = likeliestAt(read, tokens.length, options);
    }
    const step = backTo(read, PREFIX.length + tokens.length);
    if (next.token === END_OF_TEXT) {
      const gains = [...tokens, next].map((written) => written.logProbability);
      const logProbability = gains.reduce((sum, gain) => sum + gain, 0);
      return { step, tokens, whole: { tokens, logProbability } };
    }
    const written = [...tokens.map(({ token }) => token), next.token];
    const other = drafts.find(
      (one) =>
        one.length >= written.length + WORTH_A_PASS &&
        written.every((token, i) => one[i] === token),
    );
    if (other === undefined) return { step, tokens, whole: undefined };
    draft = other;
  }
}

function likeliestAt(
  { rows }: Beginning,
  length: number,
  { allowedFirst, allowed }: DraftOptions,
): WrittenToken {
  const row = rows[FIRST_TEXT_ROW + length] ?? new Float32Array();
  const [token = END_OF_TEXT] = likeliest(row, length === 0 ? allowedFirst : allowed, 1);
  return { token, logProbability: (row[token] ?? -Infinity) - logSumExp(row) };
}
