import type { Chart, Region, Way } from './chart.ts';
import type { ConnectorLists } from './connector-lists.ts';
import type { Connectors } from './connectors.ts';
import { Heap } from './heap.ts';
import type { Work } from './work.ts';

/** A link between two words, by their places in the sentence; 0 is its left wall. */
export interface Link {
  readonly left: number;
  readonly right: number;
  readonly name: string;
}

/** A way for which it is decided how good a one every inner region gets: its cheapest, its second … */
interface Derivation {
  readonly cost: number;
  readonly way: Way;
  readonly wayAt: number;
  readonly ranks: readonly number[];
  readonly region: Region | undefined;
}

interface Ranking {
  readonly waiting: Heap<Derivation>;
  readonly taken: Derivation[];
  readonly met: Set<string>;
}

/** Gives linkages of a chart, the cheapest first: Huang and Chiang, "Better k-best Parsing", 2005, algorithm 3. */
export class LinkageRanking {
  readonly #chart: Chart;
  readonly #lists: ConnectorLists;
  readonly #connectors: Connectors;
  readonly #work: Work;
  readonly #rankings = new Map<Region, Ranking>();
  readonly #sentence: Ranking;

  constructor(chart: Chart, lists: ConnectorLists, connectors: Connectors, work: Work) {
    this.#chart = chart;
    this.#lists = lists;
    this.#connectors = connectors;
    this.#work = work;
    this.#sentence = this.#rank(chart.waysOfSentence(), undefined);
  }

  /** The one at that place of the order, from 0; undefined where there are not so many. */
  at(rank: number): { readonly cost: number; readonly links: readonly Link[] } | undefined {
    const derivation = this.#derivation(this.#sentence, rank);
    return derivation && { cost: derivation.cost, links: this.#linksOf(derivation) };
  }

  #rank(ways: readonly Way[], region: Region | undefined): Ranking {
    const waiting = new Heap<Derivation>();
    ways.forEach((way, wayAt) => {
      const cost = way.inner.reduce((sum, inner) => sum + inner.cost, way.disjunct.cost);
      waiting.push({ cost, way, wayAt, ranks: way.inner.map(() => 0), region });
    });
    return { waiting, taken: [], met: new Set() };
  }

  #rankingOf(region: Region): Ranking {
    const known = this.#rankings.get(region);
    if (known !== undefined) return known;
    const ranking = this.#rank(this.#chart.waysOf(region), region);
    this.#rankings.set(region, ranking);
    return ranking;
  }

  #derivation(ranking: Ranking, rank: number): Derivation | undefined {
    const { waiting, taken } = ranking;
    while (taken.length <= rank) {
      const last = taken.at(-1);
      if (last !== undefined) this.#addNeighbours(ranking, last);
      const next = waiting.pop();
      if (next === undefined) return undefined;
      this.#work.spend(1);
      taken.push(next);
    }
    return taken[rank];
  }

  /** What differs from a derivation only in that one inner region gets its next best. */
  #addNeighbours({ waiting, met }: Ranking, derivation: Derivation): void {
    const { way, wayAt, region } = derivation;
    way.inner.forEach((_, changed) => {
      const ranks = derivation.ranks.map((rank, at) => (at === changed ? rank + 1 : rank));
      const key = `${wayAt}:${ranks.join(',')}`;
      if (met.has(key)) return;
      met.add(key);
      let cost = way.disjunct.cost;
      for (const [at, inner] of way.inner.entries()) {
        const innerCost = this.#costOf(inner, ranks[at] ?? 0);
        if (innerCost === undefined) return;
        cost += innerCost;
      }
      waiting.push({ cost, way, wayAt, ranks, region });
    });
  }

  #costOf(region: Region, rank: number): number | undefined {
    if (isEmpty(region)) return rank === 0 ? 0 : undefined;
    return this.#derivation(this.#rankingOf(region), rank)?.cost;
  }

  #linksOf({ way, ranks, region }: Derivation): readonly Link[] {
    const links: Link[] = [];
    const add = (left: number, right: number, fromList: number, toList: number) => {
      const from = this.#lists.connectorOf(fromList);
      const name = this.#connectors.linkName(from, this.#lists.connectorOf(toList));
      links.push({ left, right, name });
    };
    if (region !== undefined && way.linksLeft)
      add(region.from, way.word, region.left, way.disjunct.left);
    if (region !== undefined && way.linksRight)
      add(way.word, region.to, way.disjunct.right, region.right);
    way.inner.forEach((inner, at) => {
      if (isEmpty(inner)) return;
      const chosen = this.#derivation(this.#rankingOf(inner), ranks[at] ?? 0);
      if (chosen !== undefined) links.push(...this.#linksOf(chosen));
    });
    return links;
  }
}

const isEmpty = ({ from, to }: Region): boolean => from === to;
