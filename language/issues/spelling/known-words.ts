import { asLetters, bitsOf, mayBeNear, slipCost, type Letters } from './slip-cost.ts';

export interface LikelyWord {
  readonly word: string;
  /** Natural log, up to a constant, of how likely it was meant, whatever stands around it. */
  readonly prior: number;
}

interface KnownWord {
  readonly word: string;
  readonly times: number;
  readonly letters: Letters;
  readonly bits: number;
}

/** Natural log: how much rarer a slip is than none. */
const NATS_PER_SLIP = 4.5;
/** With more slips than this for each letter it may have been any word. */
const SLIPS_PER_LETTER = 0.34;
const MOST_SLIPS = 2.4;
const FARTHEST_SUGGESTED = 4;
/** Two words of which one is rarer are no likely pair: "every time", and not "ever y time". */
const TIMES_OF_OFTEN = 3000;
/** Of a word that is not in the list. */
const TIMES_OF_RARE = 10;

/** The words of a language and how often each is said, to find what a misspelt one was meant as. */
export class KnownWords {
  readonly #timesSaid: ReadonlyMap<string, number>;
  readonly #words: readonly KnownWord[];

  constructor(timesSaid: ReadonlyMap<string, number>) {
    this.#timesSaid = timesSaid;
    this.#words = Array.from(timesSaid, ([word, times]) => {
      const letters = asLetters(word);
      return { word, times, letters, bits: bitsOf(letters) };
    });
  }

  has(word: string): boolean {
    return this.#timesSaid.has(word);
  }

  /** The likeliest first, none with more slips than that. */
  likely(misspelt: string, most: number, mostSlips = MOST_SLIPS): readonly LikelyWord[] {
    const wrong = asLetters(misspelt.toLowerCase());
    const bits = bitsOf(wrong);
    const farthest = Math.min(mostSlips, wrong.length * SLIPS_PER_LETTER);
    const found: LikelyWord[] = [];
    for (const known of this.#words) {
      if (!mayBeNear(bits, known.bits, farthest)) continue;
      const cost = slipCost(wrong, known.letters, farthest);
      if (cost <= farthest)
        found.push({ word: known.word, prior: Math.log(known.times) - NATS_PER_SLIP * cost });
    }
    return found.toSorted((a, b) => b.prior - a.prior).slice(0, most);
  }

  /** Two words that are said often and were written as one: "infact". */
  apart(joined: string): readonly LikelyWord[] {
    const letters = joined.toLowerCase();
    return Array.from(letters, (_, at) => [letters.slice(0, at), letters.slice(at)] as const)
      .map((both) => ({
        word: both.join(' '),
        times: Math.min(...both.map((part) => this.#timesSaid.get(part) ?? 0)),
      }))
      .filter(({ times }) => times >= TIMES_OF_OFTEN)
      .map(({ word, times }) => ({ word, prior: Math.log(times) - NATS_PER_SLIP }));
  }

  /** The prior of what another dictionary suggests: a word, or several ("alot", "a lot"). */
  priorOf(misspelt: string, suggested: string): number {
    const wrong = asLetters(plain(misspelt));
    const cost = slipCost(wrong, asLetters(plain(suggested)), FARTHEST_SUGGESTED);
    const times = suggested
      .toLowerCase()
      .split(/[\s-]+/u)
      .map((part) => this.#timesSaid.get(uncontracted(part)) ?? TIMES_OF_RARE);
    return Math.log(Math.min(...times)) - NATS_PER_SLIP * Math.min(cost, FARTHEST_SUGGESTED);
  }
}

/** What films say of "don't" is counted at "don". */
const uncontracted = (word: string): string => word.replace(/['’].*$/u, '');

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
