import { CONNECTOR, type CompiledDictionary, type ExpressionNode } from './dictionary.ts';

export interface Idiom {
  readonly words: readonly string[];
  readonly expressions: readonly number[];
}

export interface Entry {
  /** Indices of nodes: what the word may ask for, one way each. */
  readonly expressions: readonly number[];
  /** No list has the word; its shape tells what it may be. */
  readonly isGuessed: boolean;
}

/** Patterns could take long on what is no word. */
const LONGEST_WORD = 50;
const STARTS_WITH_CAPITAL = /^\p{Lu}/u;
/** Marks common words that names are made of, as in "Great Southern Bank". */
const PART_OF_NAMES = 'XXXGIVEN';

/** Looks words up, and guesses those that no list has by their shape. */
export class Lexicon {
  readonly #words = new Map<string, readonly number[]>();
  readonly #idioms = new Map<string, Idiom[]>();
  readonly #shapes: readonly { entry: string; excludes: boolean; pattern: RegExp }[];
  readonly #partsOfNames: ReadonlySet<number>;

  constructor({ words, idioms, shapes, nodes, connectors }: CompiledDictionary) {
    for (const [expressions, group] of words)
      for (const word of group.split('\n')) this.#words.set(word, expressions);
    for (const [name, expressions] of idioms) {
      const parts = name.split('_');
      const [first = ''] = parts;
      if (parts.includes('')) continue;
      const known = this.#idioms.get(first) ?? [];
      this.#idioms.set(first, [...known, { words: parts, expressions }]);
    }
    this.#shapes = shapes.map((shape) => ({ ...shape, pattern: new RegExp(shape.pattern, 'u') }));
    this.#partsOfNames = nodesWith(nodes, connectors.indexOf(PART_OF_NAMES));
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Exactly this word, as the dictionary has it. */
  expressionsOf(word: string): readonly number[] {
    return this.#words.get(word) ?? [];
  }

  /** What it may be in a sentence; a capital at the beginning of one says nothing. */
  find(word: string, isFirst: boolean): Entry | undefined {
    const own = this.expressionsOf(word);
    const small = isFirst ? uncapitalised(word) : undefined;
    const asSmall = small === undefined ? [] : this.expressionsOf(small);
    const asName = asSmall.some((node) => this.#partsOfNames.has(node)) ? this.#byShape(word) : [];
    const expressions = [...new Set([...own, ...asSmall, ...asName])];
    return expressions.length === 0 ? undefined : { expressions, isGuessed: false };
  }

  /** As `find`, for a word that must be something. */
  guess(word: string, isFirst: boolean): Entry {
    const found = this.find(word, isFirst);
    if (found !== undefined) return found;
    const small = isFirst ? uncapitalised(word) : undefined;
    const expressions = [
      ...new Set([...this.#byShape(word), ...(small === undefined ? [] : this.#byShape(small))]),
    ];
    return {
      expressions: expressions.length > 0 ? expressions : this.expressionsOf('<UNKNOWN-WORD>'),
      isGuessed: true,
    };
  }

  idiomsFrom(word: string): readonly Idiom[] {
    return this.#idioms.get(word) ?? [];
  }

  #byShape(word: string): readonly number[] {
    if (word.length > LONGEST_WORD) return [];
    const excluded = new Set<string>();
    for (const { entry, excludes, pattern } of this.#shapes) {
      if (excluded.has(entry) || !pattern.test(word)) continue;
      if (!excludes) return this.expressionsOf(entry);
      excluded.add(entry);
    }
    return [];
  }
}

export const uncapitalised = (word: string): string | undefined =>
  STARTS_WITH_CAPITAL.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : undefined;

/** Parts come before what is made of them, so one pass is enough. */
function nodesWith(nodes: readonly ExpressionNode[], connector: number): ReadonlySet<number> {
  const found = new Set<number>();
  nodes.forEach(([kind, first, ...parts], at) => {
    const has = kind === CONNECTOR ? first === connector : parts.some((part) => found.has(part));
    if (has) found.add(at);
  });
  return found;
}
