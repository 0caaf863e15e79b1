import type { ConnectorLists } from './connector-lists.ts';
import { NONE } from './connector-lists.ts';
import type { Connectors } from './connectors.ts';
import type { Disjunct } from './build-disjuncts.ts';
import type { Work } from './work.ts';

/** A connector in the list of some disjunct of a word. */
interface Place {
  readonly connector: number;
  readonly isMulti: boolean;
  /** How many connectors of its list link nearer. */
  readonly nearer: number;
  /** Nothing in its list links farther. */
  readonly isFarthest: boolean;
}

type PlacesByFamily = ReadonlyMap<number, readonly Place[]>;
type Side = 'left' | 'right';

const MOST_ROUNDS = 10;

/**
 * Power pruning: drops the disjuncts of which a list cannot be linked, connector by connector, to words farther and farther
 * away. Undefined when nothing is left of a word.
 */
export function pruneDisjuncts(
  disjuncts: readonly (readonly Disjunct[])[],
  lists: ConnectorLists,
  connectors: Connectors,
  work: Work,
): readonly (readonly Disjunct[])[] | undefined {
  const pruning = new Pruning(disjuncts, lists, connectors, work);
  for (let round = 0; round < MOST_ROUNDS && pruning.prune(); round += 1) {
    if (pruning.words.some((left) => left.length === 0)) return undefined;
  }
  return pruning.words.some((left) => left.length === 0) ? undefined : pruning.words;
}

class Pruning {
  readonly words: (readonly Disjunct[])[];
  readonly #lists: ConnectorLists;
  readonly #connectors: Connectors;
  readonly #work: Work;
  readonly #places: Record<Side, PlacesByFamily[]>;

  constructor(
    disjuncts: readonly (readonly Disjunct[])[],
    lists: ConnectorLists,
    connectors: Connectors,
    work: Work,
  ) {
    this.words = [...disjuncts];
    this.#lists = lists;
    this.#connectors = connectors;
    this.#work = work;
    this.#places = {
      left: disjuncts.map((own) => this.#placesOf(own, 'left')),
      right: disjuncts.map((own) => this.#placesOf(own, 'right')),
    };
  }

  /** One pass in either direction; whether anything was dropped. */
  prune(): boolean {
    let hasChanged = false;
    for (const side of ['left', 'right'] as const) {
      const order = this.words.map((_, at) => (side === 'left' ? at : this.words.length - 1 - at));
      for (const word of order) {
        const before = this.words[word] ?? [];
        this.#work.spend(before.length);
        const isPlaceable = new Map<number, boolean>([[NONE, true]]);
        const kept = before.filter((disjunct) => {
          const list = disjunct[side];
          const known = isPlaceable.get(list) ?? this.#isPlaceable(list, word, side);
          isPlaceable.set(list, known);
          return known;
        });
        if (kept.length === before.length) continue;
        hasChanged = true;
        this.words[word] = kept;
        this.#places.left[word] = this.#placesOf(kept, 'left');
        this.#places.right[word] = this.#placesOf(kept, 'right');
      }
    }
    return hasChanged;
  }

  #placesOf(disjuncts: readonly Disjunct[], side: Side): PlacesByFamily {
    const found = new Map<number, Map<number, Place>>();
    const seen = new Set<number>();
    for (const { [side]: list } of disjuncts) {
      for (let part = list; part !== NONE; part = this.#lists.restOf(part)) {
        const isFarthest = part === list;
        const key = part * 2 + (isFarthest ? 1 : 0);
        if (seen.has(key)) break;
        seen.add(key);
        const connector = this.#lists.connectorOf(part);
        const isMulti = this.#lists.isMulti(part);
        const nearer = this.#lists.lengthOf(part) - 1;
        const family = this.#connectors.familyOf(connector);
        const places = found.get(family) ?? new Map<number, Place>();
        const alike =
          ((connector * 2 + (isMulti ? 1 : 0)) * 2 + (isFarthest ? 1 : 0)) * 256 + nearer;
        found.set(family, places.set(alike, { connector, isMulti, nearer, isFarthest }));
      }
    }
    this.#work.spend(seen.size);
    return new Map([...found].map(([family, places]) => [family, [...places.values()]]));
  }

  #isPlaceable(list: number, word: number, side: Side): boolean {
    const nearestFirst: number[] = [];
    for (let part = list; part !== NONE; part = this.#lists.restOf(part)) nearestFirst.push(part);
    nearestFirst.reverse();
    const step = side === 'left' ? -1 : 1;
    let at = word;
    for (const part of nearestFirst) {
      at += step;
      while (!this.#mayLink(part, part === list, word, at, side)) {
        at += step;
        if (at < 0 || at >= this.words.length) return false;
      }
    }
    return true;
  }

  #mayLink(part: number, isFarthest: boolean, word: number, mate: number, side: Side): boolean {
    const connector = this.#lists.connectorOf(part);
    const nearer = this.#lists.lengthOf(part) - 1;
    const distance = Math.abs(mate - word);
    const between = distance - 1;
    this.#work.spend(1);
    if (distance > this.#connectors.reachOf(connector) || between < nearer) return false;
    const others = this.#places[side === 'left' ? 'right' : 'left'][mate];
    const places = others?.get(this.#connectors.familyOf(connector)) ?? [];
    this.#work.spend(places.length);
    return places.some((other) => {
      if (between < other.nearer || distance > this.#connectors.reachOf(other.connector))
        return false;
      // Of two lists that meet in a link, one ends there.
      if (!isFarthest && !other.isFarthest) return false;
      // Words in between must be linked to something inside.
      const isClosed = nearer === 0 && other.nearer === 0;
      if (between > 0 && isClosed && !this.#lists.isMulti(part) && !other.isMulti) return false;
      return this.#connectors.fits(connector, other.connector);
    });
  }
}
