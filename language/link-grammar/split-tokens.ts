import type { Affixes } from './dictionary.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** A word or mark as the parser sees it: "don't" is one, "Tom's" may be two. */
export interface Token extends Entry {
  readonly text: string;
  /** UTF-16 offset in the sentence. */
  readonly start: number;
}

type Reading = readonly Token[];

/** So many ways to cut a sentence are looked at. */
const MOST_READINGS = 4;
const ENDS_SENTENCE = /^[:.?!…]$/u;

/** Cuts a sentence into words and marks. Where a word may be cut in two ways there are several readings. */
export class TokenSplitter {
  readonly #lexicon: Lexicon;
  readonly #affixes: Affixes;

  constructor(lexicon: Lexicon, affixes: Affixes) {
    this.#lexicon = lexicon;
    this.#affixes = affixes;
  }

  split(sentence: string): readonly Reading[] {
    let readings: readonly Reading[] = [[]];
    for (const { 0: piece, index } of sentence.matchAll(/\S+/gu)) {
      readings = readings
        .flatMap((reading) =>
          this.#splitPiece(piece, this.#isFirst(reading), index).map((more) => [
            ...reading,
            ...more,
          ]),
        )
        .slice(0, MOST_READINGS);
    }
    return readings;
  }

  isQuote(mark: string): boolean {
    return mark !== '' && this.#affixes.quotes.includes(mark);
  }

  #isFirst(before: Reading): boolean {
    const last = before.at(-1)?.text ?? '';
    return (
      before.every(({ text }) => this.#isOpening(text)) ||
      ENDS_SENTENCE.test(last) ||
      this.isQuote(last)
    );
  }

  #isOpening(mark: string): boolean {
    return this.isQuote(mark) || this.#affixes.bullets.includes(mark);
  }

  /** A piece without blanks: marks around it are cut off until what is left is a word. */
  #splitPiece(piece: string, isFirst: boolean, start: number): readonly Reading[] {
    const whole = this.#isWord(piece, isFirst) ? this.#splitWord(piece, isFirst, start) : [];
    if (whole.length > 0 && !/.[.'’]$/u.test(piece)) return whole;
    const before: Token[] = [];
    const after: Token[] = [];
    let [from, to] = [0, piece.length];
    const rest = () => piece.slice(from, to);
    const cut = (marks: readonly string[], fits: (mark: string) => boolean): string | undefined =>
      marks.find((mark) => mark.length < to - from && fits(mark));
    for (;;) {
      const mark = cut(this.#affixes.leftMarks, (one) => rest().startsWith(one));
      if (mark === undefined) break;
      before.push(this.#token(mark, false, start + from));
      from += mark.length;
      if (this.#isWord(rest(), isFirst)) break;
    }
    for (;;) {
      if (rest() !== piece && this.#isWord(rest(), isFirst)) break;
      const mark = cut(this.#affixes.rightMarks, (one) => rest().endsWith(one));
      if (mark === undefined) break;
      to -= mark.length;
      after.unshift(this.#token(mark, false, start + to));
    }
    const opens = isFirst || before.some(({ text }) => this.#isOpening(text));
    return [
      ...whole,
      ...this.#splitWord(rest(), opens, start + from).map((core) => [...before, ...core, ...after]),
    ];
  }

  #splitWord(word: string, isFirst: boolean, start: number): readonly Reading[] {
    const entry = this.#lexicon.find(word, isFirst);
    if (entry !== undefined) {
      const whole = [{ ...entry, text: word, start }];
      return /['’]/u.test(word) ? [whole, ...this.#withSuffix(word, isFirst, start)] : [whole];
    }
    const middle = this.#middleMark(word);
    if (middle !== undefined) return this.#splitAround(word, middle, isFirst, start);
    const suffixed = this.#withSuffix(word, isFirst, start);
    if (suffixed.length > 0) return suffixed;
    const prefixed = this.#withPrefix(word, isFirst, start);
    return prefixed.length > 0 ? prefixed : [[this.#token(word, isFirst, start)]];
  }

  #withSuffix(word: string, isFirst: boolean, start: number): readonly Reading[] {
    return this.#affixes.suffixes.flatMap((suffix) => {
      const stem = word.slice(0, word.length - suffix.length);
      if (stem === '' || !word.endsWith(suffix) || !this.#lexicon.has(suffix)) return [];
      return [[this.#token(stem, isFirst, start), this.#token(suffix, false, start + stem.length)]];
    });
  }

  #withPrefix(word: string, isFirst: boolean, start: number): readonly Reading[] {
    const cut = (at: number) => [
      this.#token(word.slice(0, at), isFirst, start),
      this.#token(word.slice(at), false, start + at),
    ];
    const unit = this.#affixes.units.find(
      (one) => word.endsWith(one) && /^\d[\d.,:]*$/u.test(word.slice(0, -one.length)),
    );
    if (unit !== undefined) return [cut(word.length - unit.length)];
    return this.#affixes.prefixes
      .filter((prefix) => word.startsWith(prefix) && this.#isWord(word.slice(prefix.length), false))
      .map((prefix) => cut(prefix.length));
  }

  #middleMark(word: string): { readonly at: number; readonly mark: string } | undefined {
    for (const mark of this.#affixes.middleMarks) {
      const at = word.indexOf(mark);
      if (at > 0 && at + mark.length < word.length) return { at, mark };
    }
    // Figures keep theirs: "10,000", "6:30".
    const found = /(?<=[^\d])[,:](?=.)|(?<=.)[,:](?=[^\d])/u.exec(word);
    return found === null ? undefined : { at: found.index, mark: found[0] };
  }

  #splitAround(
    word: string,
    { at, mark }: { readonly at: number; readonly mark: string },
    isFirst: boolean,
    start: number,
  ): readonly Reading[] {
    const after = at + mark.length;
    const right = this.#splitWord(word.slice(after), false, start + after);
    return this.#splitWord(word.slice(0, at), isFirst, start)
      .flatMap((left) =>
        right.map((rest) => [...left, this.#token(mark, false, start + at), ...rest]),
      )
      .slice(0, MOST_READINGS);
  }

  #isWord(text: string, isFirst: boolean): boolean {
    return this.#lexicon.find(text, isFirst) !== undefined;
  }

  #token(text: string, isFirst: boolean, start: number): Token {
    return { ...this.#lexicon.guess(text, isFirst), text, start };
  }
}
