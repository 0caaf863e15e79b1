import type { Disjunct } from './build-disjuncts.ts';
import { NONE, pairKey, type ConnectorLists } from './connector-lists.ts';
import type { Connectors } from './connectors.ts';
import type { Work } from './work.ts';

/** The words strictly between two words, and the connectors of these that must link to them. */
export interface Region {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
  /** Of the cheapest way to link it up; Infinity where there is none. */
  cost: number;
}

/** One way to link a region up: by a word in it, with the regions on either side of that word. */
export interface Way {
  readonly word: number;
  readonly disjunct: Disjunct;
  readonly inner: readonly Region[];
  readonly linksLeft: boolean;
  readonly linksRight: boolean;
}

type Visit = (
  word: number,
  disjunct: Disjunct,
  before: Region,
  after: Region,
  linksLeft: boolean,
  linksRight: boolean,
) => void;

const NOTHING_BETWEEN: Region = { from: 0, to: 0, left: NONE, right: NONE, cost: 0 };
const IMPOSSIBLE: Region = { ...NOTHING_BETWEEN, cost: Infinity };

/**
 * The cheapest way to link up every region, each worked out once: the algorithm of Sleator and Temperley, "Parsing English
 * with a Link Grammar", 1991.
 */
export class Chart {
  readonly #words: readonly (readonly Disjunct[])[];
  readonly #lists: ConnectorLists;
  readonly #connectors: Connectors;
  readonly #work: Work;
  readonly #byLeft: readonly ReadonlyMap<number, readonly Disjunct[]>[];
  readonly #byRight: readonly ReadonlyMap<number, readonly Disjunct[]>[];
  readonly #mates = new Map<number, readonly number[]>();
  readonly #regions: Map<number, Region>[] = [];

  constructor(
    words: readonly (readonly Disjunct[])[],
    lists: ConnectorLists,
    connectors: Connectors,
    work: Work,
  ) {
    this.#words = words;
    this.#lists = lists;
    this.#connectors = connectors;
    this.#work = work;
    this.#byLeft = words.map((own) => Map.groupBy(own, ({ left }) => left));
    this.#byRight = words.map((own) => Map.groupBy(own, ({ right }) => right));
  }

  /** Every way to link up the whole sentence, by what its first word, the wall, asks for. */
  waysOfSentence(): readonly Way[] {
    return (this.#words[0] ?? []).flatMap((disjunct) => {
      if (disjunct.left !== NONE) return [];
      const inner = this.#region(0, this.#words.length, disjunct.right, NONE);
      const way = { word: 0, disjunct, linksLeft: false, linksRight: false };
      return inner.cost < Infinity ? [{ ...way, inner: [inner] }] : [];
    });
  }

  waysOf(region: Region): readonly Way[] {
    const ways: Way[] = [];
    if (region.from === region.to) return ways;
    this.#eachWay(region, (word, disjunct, before, after, linksLeft, linksRight) =>
      ways.push({ word, disjunct, inner: [before, after], linksLeft, linksRight }),
    );
    this.#work.spend(ways.length);
    return ways;
  }

  #region(from: number, to: number, left: number, right: number): Region {
    const between = to - from - 1;
    if (left === NONE && right === NONE) return between === 0 ? NOTHING_BETWEEN : IMPOSSIBLE;
    if (this.#lists.lengthOf(left) > between || this.#lists.lengthOf(right) > between)
      return IMPOSSIBLE;
    const regions = (this.#regions[from * (this.#words.length + 1) + to] ??= new Map());
    const key = pairKey(left, right);
    const known = regions.get(key);
    if (known !== undefined) return known;
    const region = { from, to, left, right, cost: Infinity };
    this.#work.spend(1);
    this.#eachWay(region, (_, disjunct, before, after) => {
      region.cost = Math.min(region.cost, before.cost + disjunct.cost + after.cost);
    });
    regions.set(key, region);
    return region;
  }

  #eachWay(region: Region, visit: Visit): void {
    if (region.left === NONE) this.#eachWayFromRight(region, visit);
    else this.#eachWayFromLeft(region, visit);
  }

  /** The word on the left links into the region; the one on the right may, too. */
  #eachWayFromLeft({ from, to, left, right }: Region, visit: Visit): void {
    const last = Math.min(to - 1, from + this.#reachOf(left));
    for (let word = from + this.#lists.lengthOf(left); word <= last; word += 1) {
      for (const mate of this.#matesOf(left, word, 'left')) {
        if (word - from > this.#reachOf(mate)) continue;
        const befores = this.#innerRegions(from, word, left, mate);
        if (befores.length === 0) continue;
        const disjuncts = this.#byLeft[word]?.get(mate) ?? [];
        this.#work.spend(disjuncts.length);
        for (const disjunct of disjuncts) {
          for (const after of this.#afters(word, disjunct.right, to, right))
            for (const before of befores) visit(word, disjunct, before, after, true, true);
          const after = this.#region(word, to, disjunct.right, right);
          if (after.cost < Infinity)
            for (const before of befores) visit(word, disjunct, before, after, true, false);
        }
      }
    }
  }

  #afters(word: number, list: number, to: number, right: number): readonly Region[] {
    if (right === NONE || list === NONE) return [];
    const reach = Math.min(this.#reachOf(list), this.#reachOf(right));
    const fits = this.#connectors.fits(
      this.#lists.connectorOf(list),
      this.#lists.connectorOf(right),
    );
    return fits && to - word <= reach ? this.#innerRegions(word, to, list, right) : [];
  }

  /** Only the word on the right links into the region. */
  #eachWayFromRight({ from, to, right }: Region, visit: Visit): void {
    const first = Math.max(from + 1, to - this.#reachOf(right));
    for (let word = first; word <= to - this.#lists.lengthOf(right); word += 1) {
      for (const mate of this.#matesOf(right, word, 'right')) {
        if (to - word > this.#reachOf(mate)) continue;
        const afters = this.#innerRegions(word, to, mate, right);
        if (afters.length === 0) continue;
        const disjuncts = this.#byRight[word]?.get(mate) ?? [];
        this.#work.spend(disjuncts.length);
        for (const disjunct of disjuncts) {
          const before = this.#region(from, word, NONE, disjunct.left);
          if (before.cost < Infinity)
            for (const after of afters) visit(word, disjunct, before, after, false, true);
        }
      }
    }
  }

  /** What may be left to do between two words that link: a connector that links to several words may stay. */
  #innerRegions(from: number, to: number, left: number, right: number): readonly Region[] {
    const [nextLeft, nextRight] = [this.#lists.restOf(left), this.#lists.restOf(right)];
    const regions: Region[] = [];
    const add = (region: Region) => {
      if (region.cost < Infinity) regions.push(region);
    };
    const [leftMayStay, rightMayStay] = [this.#lists.isMulti(left), this.#lists.isMulti(right)];
    add(this.#region(from, to, nextLeft, nextRight));
    if (leftMayStay) add(this.#region(from, to, left, nextRight));
    if (rightMayStay) add(this.#region(from, to, nextLeft, right));
    if (leftMayStay && rightMayStay) add(this.#region(from, to, left, right));
    return regions;
  }

  /** The lists of a word that begin with what fits the first connector of a list outside. */
  #matesOf(list: number, word: number, side: 'left' | 'right'): readonly number[] {
    const connector = this.#lists.connectorOf(list);
    const key = (connector * this.#words.length + word) * 2 + (side === 'left' ? 0 : 1);
    const known = this.#mates.get(key);
    if (known !== undefined) return known;
    const lists = [...((side === 'left' ? this.#byLeft : this.#byRight)[word]?.keys() ?? [])];
    this.#work.spend(1 + lists.length);
    const mates = lists.filter((other) => {
      if (other === NONE) return false;
      return this.#connectors.fits(connector, this.#lists.connectorOf(other));
    });
    this.#mates.set(key, mates);
    return mates;
  }

  #reachOf(list: number): number {
    return this.#connectors.reachOf(this.#lists.connectorOf(list));
  }
}
