import { pointsBetween, type Anchors } from './anchors.ts';
import { pointsOf } from './cefr.ts';
import { findStructures } from './find-structures.ts';
import type { StructureFound } from './structure.ts';

export interface GrammarProfile {
  /** 1 to 6; in fact never above 5, the highest level of a structure. */
  readonly score: number;
  /** The hardest first. */
  readonly structures: readonly StructureFound[];
}

/** One hard structure may be luck or a set phrase; four are hers. */
const COUNTED = 4;

/** How many different ones learners of each level used while they told of pictures (NICT JLE corpus, half of it). */
const VARIETIES: Anchors = [
  [4.5, 1],
  [7, 2],
  [11, 3],
  [15, 4],
  [18, 5],
];
/** A shorter text has no room for many. */
const ENOUGH_WORDS = 40;

/**
 * The mean level of the four hardest different structures, A1 standing for those that are fewer; in a text of `words` that is
 * long enough, many different ones lift it.
 */
export function profileGrammar(text: string, words: number): GrammarProfile {
  const structures = findStructures(text).toSorted((a, b) => pointsOf(b.level) - pointsOf(a.level));
  const counted = structures.slice(0, COUNTED).map(({ level }) => pointsOf(level));
  const sum = counted.reduce((total, points) => total + points, 0);
  const hardest = (sum + COUNTED - counted.length) / COUNTED;
  const variety = words < ENOUGH_WORDS ? hardest : pointsBetween(VARIETIES, structures.length);
  const score = Math.max(hardest, (hardest + variety) / 2);
  return { score, structures };
}
