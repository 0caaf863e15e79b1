import { soundTheSame } from '../align/homophones.ts';
import type { WordingLattice } from './wording-lattice.ts';
import { readingsOf } from './word-readings.ts';

/** Whether these words are one of the wordings, word by word; whatever `normalise` knows beyond that is left to the judge. */
export function isWording({ arcs }: WordingLattice, said: readonly string[]): boolean {
  const pieces = said.flatMap(readingsOf);
  // By node: how much of what was said can have been said on the way there.
  const reached: Set<number>[] = arcs.map(() => new Set());
  reached[0]?.add(0);
  arcs.forEach((outgoing, node) => {
    for (const at of reached[node] ?? [])
      for (const { to, readings } of outgoing) {
        if (readings === undefined) reached[to]?.add(at);
        else if (
          pieces[at]?.some((other) => readings.some((reading) => soundTheSame(reading, other)))
        )
          reached[to]?.add(at + 1);
      }
  });
  return reached.at(-1)?.has(pieces.length) ?? false;
}
