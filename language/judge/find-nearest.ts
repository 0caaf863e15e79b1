import { align, type Step } from '../align/align.ts';
import { normalise, wordsOf } from '../normalise/normalise.ts';
import { isForm, type Token } from '../normalise/token.ts';
import { repairedReadings } from '../normalise/repaired-readings.ts';
import { isExplained } from './explain-differences.ts';

export interface Nearest {
  readonly answer: string;
  readonly steps: readonly Step[];
}

/**
 * The accepted answer that takes the fewest changes; of those that take hardly more, one from which it differs as mistakes
 * do: "look page three" is "look at page three" rather than "check page three". Of equals, the one its author put first.
 */
export function findNearest(said: readonly string[], accepted: readonly string[]): Nearest {
  const heard = withFreePlease(normalise(said));
  const answers = accepted.map((answer) => ({ answer, tokens: normalise(wordsOf(answer)) }));
  const found: Found[] = [];
  // What was said comes before its repaired readings: of equals it is kept whole.
  for (const reading of [heard, ...repairedReadings(heard)]) {
    for (const { answer, tokens } of answers) {
      const next = { answer, ...align(tokens, reading) };
      // Nothing is nearer than what is the same.
      if (next.cost < TIE) return next;
      found.push(next);
    }
  }
  const best = cheapest(found);
  if (best === undefined) throw new RangeError('nothing is accepted');
  const near = found.filter(({ cost }) => cost < best.cost + HARDLY_MORE);
  return cheapest(near.filter(({ steps }) => isExplained(steps))) ?? best;
}

interface Found extends Nearest {
  readonly cost: number;
}

/** Less than another word instead of one that is missing. */
const HARDLY_MORE = 0.45;

const cheapest = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>(
    (best, next) => (best === undefined || next.cost < best.cost - TIE ? next : best),
    undefined,
  );

/** Sums of the same costs in another order differ by less than this. */
const TIE = 1e-9;

/** A "please" more than expected is no mistake; one less can be. */
function withFreePlease(heard: readonly Token[]): readonly Token[] {
  if (heard.length === 1) return heard;
  return heard.map((token) => (isForm(token, 'please') ? { ...token, optional: true } : token));
}
