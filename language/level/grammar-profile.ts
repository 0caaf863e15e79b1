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

/** The mean level of the four hardest different structures. Where fewer were found, A1 stands for the rest. */
export function profileGrammar(text: string): GrammarProfile {
  const structures = findStructures(text).toSorted((a, b) => pointsOf(b.level) - pointsOf(a.level));
  const counted = structures.slice(0, COUNTED).map(({ level }) => pointsOf(level));
  const sum = counted.reduce((total, points) => total + points, 0);
  return { score: (sum + COUNTED - counted.length) / COUNTED, structures };
}
