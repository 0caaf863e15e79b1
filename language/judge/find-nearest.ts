import { align, type Step } from '../align/align.ts';
import { normalise, wordsOf } from '../normalise/normalise.ts';
import { isForm, type Token } from '../normalise/token.ts';
import { repairedReadings } from '../normalise/repaired-readings.ts';

export interface Nearest {
  readonly answer: string;
  readonly steps: readonly Step[];
}

/** The accepted answer that takes the fewest changes; of equals, the one its author put first. */
export function findNearest(said: readonly string[], accepted: readonly string[]): Nearest {
  const heard = withFreePlease(normalise(said));
  const answers = accepted.map((answer) => ({ answer, tokens: normalise(wordsOf(answer)) }));
  let best: (Nearest & { readonly cost: number }) | undefined;
  // What was said comes before its repaired readings: of equals it is kept whole.
  for (const reading of [heard, ...repairedReadings(heard)]) {
    for (const { answer, tokens } of answers) {
      const next = { answer, ...align(tokens, reading) };
      if (best === undefined || next.cost < best.cost - TIE) best = next;
      // Nothing is nearer than what is the same.
      if (best.cost < TIE) return best;
    }
  }
  if (best === undefined) throw new RangeError('nothing is accepted');
  return best;
}

/** Sums of the same costs in another order differ by less than this. */
const TIE = 1e-9;

/** A "please" more than expected is no mistake; one less can be. */
function withFreePlease(heard: readonly Token[]): readonly Token[] {
  if (heard.length === 1) return heard;
  return heard.map((token) => (isForm(token, 'please') ? { ...token, optional: true } : token));
}
