import { Chart } from './chart.ts';
import { ConnectorLists } from './connector-lists.ts';
import { Connectors } from './connectors.ts';
import type { CompiledDictionary } from './dictionary.ts';
import { DisjunctBuilder } from './build-disjuncts.ts';
import { Expressions } from './expressions.ts';
import { LawBook } from './law-book.ts';
import { Lexicon } from './lexicon.ts';
import { pruneConnectors } from './prune-connectors.ts';
import { pruneDisjuncts } from './prune-disjuncts.ts';
import { LinkageRanking, type Link } from './rank-linkages.ts';
import { TokenSplitter, type Token } from './split-tokens.ts';
import { OutOfWork, Work } from './work.ts';
import { wordSlots } from './word-slots.ts';

/** A way to link every word of a sentence. */
export interface Linkage {
  /** 0 is ordinary English, 1 is said less; some of what is very common is less than 0. */
  readonly cost: number;
  readonly links: readonly Link[];
  /** The words as they were cut; the first is at place 1 of links. */
  readonly words: readonly string[];
  readonly hasGuesses: boolean;
}

export type Parse =
  | { readonly kind: 'linked'; readonly linkage: Linkage }
  | { readonly kind: 'unlinked' }
  /** It takes more work than it may, or has too many words. */
  | { readonly kind: 'unfinished' };

/** UTF-16 units. */
const MOST_LETTERS = 600;
const MOST_WORDS = 60;
/** Half of all answers take less than 20,000, one in a hundred more than 300,000. */
const MOST_WORK = 1_000_000;
/** So many linkages are looked at before none is taken to keep the laws. */
const MOST_LINKAGES = 300;
const QUOTE_CONNECTOR = 'ZZZ';

/**
 * Tells whether English words make a sentence: whether everything that each word asks for can be linked. Written after
 * Sleator and Temperley's algorithm; the grammar is Link Grammar's.
 */
export class LinkParser {
  readonly #connectors: Connectors;
  readonly #expressions: Expressions;
  readonly #lexicon: Lexicon;
  readonly #splitter: TokenSplitter;
  readonly #laws: LawBook;
  readonly #quoteMark: number;

  constructor(dictionary: CompiledDictionary) {
    const { connectors, reachesFar, reachesNext, nodes, dearest, affixes, laws } = dictionary;
    this.#connectors = new Connectors(connectors, reachesFar, reachesNext);
    this.#expressions = new Expressions(nodes, dearest);
    this.#lexicon = new Lexicon(dictionary);
    this.#splitter = new TokenSplitter(this.#lexicon, affixes);
    this.#laws = new LawBook(laws);
    this.#quoteMark = connectors.indexOf(QUOTE_CONNECTOR);
  }

  /** `work` bounds the time: a million takes about a tenth of a second. Several sentences may share it. */
  parse(sentence: string, work = new Work(MOST_WORK)): Parse {
    if (sentence.length > MOST_LETTERS) return { kind: 'unfinished' };
    const readings = this.#splitter.split(sentence);
    if (readings.some((reading) => reading.length > MOST_WORDS)) return { kind: 'unfinished' };
    let best: Linkage | undefined;
    try {
      for (const reading of readings) {
        const linkage = reading.length === 0 ? undefined : this.#link(reading, work);
        if (linkage !== undefined && linkage.cost < (best?.cost ?? Infinity)) best = linkage;
      }
    } catch (error) {
      if (!(error instanceof OutOfWork)) throw error;
      if (best === undefined) return { kind: 'unfinished' };
    }
    return best === undefined ? { kind: 'unlinked' } : { kind: 'linked', linkage: best };
  }

  #link(tokens: readonly Token[], work: Work): Linkage | undefined {
    const [connectors, expressions, quote] = [this.#connectors, this.#expressions, this.#quoteMark];
    const slots = wordSlots(tokens, this.#lexicon, connectors.count, (mark) =>
      this.#splitter.isQuote(mark),
    );
    const pruned = pruneConnectors(slots, connectors, expressions, quote, work);
    const lists = new ConnectorLists(work);
    const builder = new DisjunctBuilder(expressions, lists, quote, work);
    const disjuncts = pruneDisjuncts(
      pruned.map((slot) => builder.build(slot)),
      lists,
      connectors,
      work,
    );
    if (disjuncts === undefined) return undefined;
    const chart = new Chart(disjuncts, lists, connectors, work);
    const ranking = new LinkageRanking(chart, lists, connectors, work);
    for (let rank = 0; rank < MOST_LINKAGES; rank += 1) {
      const found = ranking.at(rank);
      if (found === undefined) return undefined;
      work.spend(found.links.length * slots.length);
      if (!this.#laws.allows(found.links, slots.length)) continue;
      return {
        ...found,
        words: tokens.map(({ text }) => text),
        hasGuesses: tokens.some(({ isGuessed }) => isGuessed),
      };
    }
    return undefined;
  }
}
