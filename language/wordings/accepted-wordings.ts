import { nearestWordings } from './nearest-wordings.ts';
import { parsePattern } from './parse-pattern.ts';
import { isPatternFlaw, type Pattern } from './pattern.ts';
import { buildLattice, type WordingLattice } from './wording-lattice.ts';

/** What counts as right for one question. */
export interface Accepted {
  /** Sentences as they are, at least one; the first is the model answer. */
  readonly answers: readonly string[];
  /** Patterns of what is right beside them. */
  readonly wordings: readonly string[];
}

/** Enough for the judge to find the nearest by its own measure, and for a recogniser to weigh. */
const NEAR = 12;

/** The wordings that are nearest to what was said, the nearest first: at least one, and few however many there are. */
export const nearestAccepted = (
  accepted: Accepted,
  said: readonly string[],
  count = NEAR,
): readonly string[] => {
  const lattice = latticeOf(accepted);
  const ways = [said, ...withoutApology(said)];
  return [...new Set(ways.flatMap((way) => nearestWordings(lattice, way, count)))];
};

/** "I'm sorry, …" opens a sentence exactly as "Sorry, …" does. */
function withoutApology(said: readonly string[]): readonly (readonly string[])[] {
  const [, apology] = /^((?:i'm|i am) )sorry\b/iu.exec(said.join(' ').replaceAll('’', "'")) ?? [];
  return apology === undefined ? [] : [said.slice(apology.trim().split(' ').length)];
}

/** Throws RangeError at a pattern that cannot be read: content is checked when it is brought. */
export const patternsOf = ({ answers, wordings }: Accepted): readonly Pattern[] => [
  ...answers.map((text): Pattern => ({ kind: 'text', text })),
  ...wordings.map((wording) => {
    const pattern = parsePattern(wording);
    if (isPatternFlaw(pattern)) throw new RangeError(`${pattern.flaw}: ${wording}`);
    return pattern;
  }),
];

/** One answer is compared several times. */
const lattices = new WeakMap<Accepted, WordingLattice>();

/** All that counts as right, as one graph. */
export function latticeOf(accepted: Accepted): WordingLattice {
  const lattice = lattices.get(accepted) ?? buildLattice(patternsOf(accepted));
  lattices.set(accepted, lattice);
  return lattice;
}
