import { meanTheSame } from '../normalise/vocabulary.ts';
import { soundTheSame } from '../align/homophones.ts';
import { asSentence } from './expand-pattern.ts';
import type { Arc, WordingLattice } from './wording-lattice.ts';
import { readingsOf } from './word-readings.ts';

/** A beginning of a wording. */
interface Prefix {
  readonly node: number;
  readonly written: string;
  /** How far it is from each beginning of what was said, in words. */
  readonly distances: readonly number[];
  /** How far the nearest wording that begins so is from all that was said. */
  readonly total: number;
}

type SaidPiece = readonly string[];
type SwapCosts = (readings: readonly string[]) => readonly number[];

/** Beginnings that are looked at before the search is given up, however many wordings there are. */
const MOST_STEPS = 20_000;

/**
 * The wordings that take the fewest words to be changed, added or left out, the nearest first; of equals the one its author
 * put first. `count` at most, fewer where there are fewer.
 *
 * An A* search over the lattice: how far it is from each node to the end is known beforehand, so only what is near is spelt
 * out.
 */
export function nearestWordings(
  { arcs }: WordingLattice,
  said: readonly string[],
  count: number,
): readonly string[] {
  const pieces = said.flatMap(readingsOf);
  const swaps = swapCosts(pieces);
  const remaining = remainingDistances(arcs, pieces.length, swaps);
  const prefix = (node: number, written: string, distances: readonly number[]): Prefix => ({
    node,
    written,
    distances,
    total: Math.min(...distances.map((distance, at) => distance + (remaining[node]?.[at] ?? 0))),
  });
  const open = [prefix(0, '', [...pieces.map((_, at) => at), pieces.length])];
  const found = new Set<string>();
  for (let steps = 0; found.size < count && steps < MOST_STEPS; steps += 1) {
    const best = open.pop();
    if (best === undefined) break;
    if (best.node === arcs.length - 1) found.add(asSentence(best.written));
    // What is put in last is taken first, so of equals the author's first choice comes last.
    for (const arc of (arcs[best.node] ?? []).toReversed()) {
      const written = arc.written === undefined ? best.written : `${best.written} ${arc.written}`;
      insert(open, prefix(arc.to, written, distancesAfter(best.distances, arc, swaps)));
    }
  }
  return [...found];
}

/** Sorted so that the nearest is the last, and of equals the latest. */
function insert(open: Prefix[], added: Prefix): void {
  let [from, to] = [0, open.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((open[middle]?.total ?? 0) >= added.total) from = middle + 1;
    else to = middle;
  }
  open.splice(from, 0, added);
}

/** One more row of an edit distance. */
function distancesAfter(
  distances: readonly number[],
  { readings }: Arc,
  swaps: SwapCosts,
): readonly number[] {
  if (readings === undefined) return distances;
  const after = [(distances[0] ?? 0) + 1];
  for (const [at, swap] of swaps(readings).entries()) {
    after.push(
      Math.min((distances[at] ?? 0) + swap, (distances[at + 1] ?? 0) + 1, (after[at] ?? 0) + 1),
    );
  }
  return after;
}

/** From each node, and each place in what was said, how many words it takes to reach both ends. */
function remainingDistances(
  arcs: readonly (readonly Arc[])[],
  said: number,
  swaps: SwapCosts,
): readonly (readonly number[])[] {
  const remaining: number[][] = [];
  for (let node = arcs.length - 1; node >= 0; node -= 1) {
    const onwards = (arcs[node] ?? []).map(({ to, readings }) => ({
      next: remaining[to] ?? [],
      costs: readings && swaps(readings),
    }));
    const row: number[] = [];
    remaining[node] = row;
    for (let at = said; at >= 0; at -= 1) {
      const isEnd = node === arcs.length - 1 && at === said;
      let least = isEnd ? 0 : (row[at + 1] ?? Infinity) + 1;
      for (const { next, costs } of onwards) {
        const here = next[at] ?? Infinity;
        least = Math.min(least, costs === undefined ? here : here + 1);
        if (costs === undefined || at === said) continue;
        least = Math.min(least, (next[at + 1] ?? Infinity) + (costs[at] ?? 1));
      }
      row[at] = least;
    }
  }
  return remaining;
}

/** What each piece costs instead of a word that is read so; the words of a lattice come again and again. */
function swapCosts(pieces: readonly SaidPiece[]): SwapCosts {
  const known = new Map<readonly string[], readonly number[]>();
  return (readings) => {
    const costs =
      known.get(readings) ?? pieces.map((piece) => (saysTheSame(readings, piece) ? 0 : 1));
    known.set(readings, costs);
    return costs;
  };
}

const saysTheSame = (readings: readonly string[], said: SaidPiece): boolean =>
  readings.some((reading) =>
    said.some((other) => soundTheSame(reading, other) || meanTheSame(reading, other)),
  );
