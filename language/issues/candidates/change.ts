import type { TaggedWord } from '../tagged-word.ts';

/** A small change that learners' sentences often need. */
export type ChangeType =
  | 'need-article'
  | 'insert-article'
  | 'drop-article'
  | 'swap-article'
  | 'count'
  | 'number'
  | 'swap-preposition'
  | 'drop-preposition'
  | 'insert-preposition'
  | 'verb'
  | 'gerund'
  | 'base'
  | 'tense'
  | 'progressive'
  | 'agreement'
  | 'helper'
  | 'be-and-do'
  | 'insert-do'
  | 'insert-be'
  | 'drop-be'
  | 'insert-to'
  | 'drop-to'
  | 'insert-it'
  | 'insert-relative'
  | 'pronoun'
  | 'owner'
  | 'adverb'
  | 'feeling'
  | 'word-family'
  | 'look-alike'
  | 'order'
  | 'drop-word';

export interface Change {
  readonly type: ChangeType;
  /** The words it replaces; where both are the same, it inserts before that word. */
  readonly from: number;
  readonly to: number;
  /** As in the edits of patterns: `@a` is the article that the next word wants. */
  readonly words: readonly string[];
}

/** The changes that begin at a word, the likeliest first. */
export type ChangeFinder = (words: readonly TaggedWord[], at: number) => readonly Change[];

export const replace = (type: ChangeType, at: number, ...words: readonly string[]): Change => ({
  type,
  from: at,
  to: at + 1,
  words,
});

export const insert = (type: ChangeType, at: number, ...words: readonly string[]): Change => ({
  type,
  from: at,
  to: at,
  words,
});

export const drop = (type: ChangeType, at: number): Change => replace(type, at);
