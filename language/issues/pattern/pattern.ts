import type { TaggedWord } from '../tagged-word.ts';

export type WordTest = (word: TaggedWord) => boolean;

/** One step of a pattern. Only `words` moves on; the others look around. */
export type Step =
  | {
      readonly kind: 'words';
      readonly test: WordTest;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'next'; readonly test: WordTest; readonly wanted: boolean }
  | { readonly kind: 'previous'; readonly test: WordTest; readonly wanted: boolean }
  | { readonly kind: 'sentence-start' }
  | { readonly kind: 'sentence-end' }
  | { readonly kind: 'clause-start' }
  | { readonly kind: 'clause-end' }
  | { readonly kind: 'may-pause' }
  | { readonly kind: 'open'; readonly replacement: readonly string[] }
  | { readonly kind: 'close' };

export interface Range {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export interface Edit extends Range {
  readonly replacement: readonly string[];
}

export interface Match {
  readonly range: Range;
  /** What each `words` step took, in order. */
  readonly taken: readonly Range[];
  readonly edits: readonly Edit[];
}
