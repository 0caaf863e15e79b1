/** Universal part-of-speech tags. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A word as it stands in the text; a short form is two words: `do` `n't`. */
export interface SplitWord {
  readonly text: string;
  /** In lower case, short forms written out: `n't` is `not`, `'m` is `am`, `ca` of `can't` is `can`. */
  readonly lower: string;
  /** UTF-16 offsets into the whole text. */
  readonly start: number;
  readonly end: number;
  /** The punctuation before it: nothing, what parts a sentence, or what ends one. */
  readonly breakBefore: '' | ',' | '.';
}

export interface TaggedWord extends SplitWord {
  readonly lemma: string;
  readonly pos: PartOfSpeech;
}

export interface TaggedSentence {
  /** The whole text, of which this is a sentence. */
  readonly text: string;
  readonly words: readonly TaggedWord[];
  /** The mark it ends with, if it has one. */
  readonly endsWith: '' | '.' | '?' | '!';
}
