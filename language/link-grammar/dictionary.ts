/** A connector by itself: `[CONNECTOR, index in connectors, LEFT or RIGHT, 1 when it may link to several words]`. */
export const CONNECTOR = 0;
/** All of its parts, in order: `[ALL, cost, ...parts]`; without parts it asks for nothing. */
export const ALL = 1;
/** One of its parts: `[ANY, cost, ...parts]`. */
export const ANY = 2;

export const LEFT = 0;
export const RIGHT = 1;

/** Parts are indices of earlier nodes. Costs have no unit: 0 is ordinary English, 1 is said less. */
export type ExpressionNode = readonly [kind: number, ...rest: readonly number[]];

/** A link named so must stand in a group with (or without) one of the others. */
export type CompanyRule = readonly [link: string, others: readonly string[]];

/** What Link Grammar calls post-processing: laws that a whole linkage must keep. Names are patterns of link names. */
export interface LinkLaws {
  readonly beginsDomain: readonly string[];
  readonly beginsDomainFromLeft: readonly string[];
  readonly beginsDomainOnlyLeft: readonly string[];
  readonly isInOwnDomain: readonly string[];
  readonly ignored: readonly string[];
  readonly staysRightOfRoot: readonly string[];
  readonly standsInCycle: readonly string[];
  readonly domainTypes: readonly (readonly [link: string, type: string])[];
  readonly needsOne: readonly CompanyRule[];
  readonly needsNone: readonly CompanyRule[];
  /** Types of domains whose links may not reach left of the word they begin at. */
  readonly boundedTypes: readonly string[];
}

export interface Affixes {
  readonly rightMarks: readonly string[];
  readonly leftMarks: readonly string[];
  readonly middleMarks: readonly string[];
  readonly suffixes: readonly string[];
  readonly prefixes: readonly string[];
  readonly units: readonly string[];
  /** Each a string of single characters. */
  readonly quotes: string;
  readonly bullets: string;
}

/** The shape of words that no list has, such as numbers: the entry they are read as. */
export interface WordShape {
  readonly entry: string;
  readonly pattern: string;
  /** A word that fits is none of this entry, whatever its later patterns say. */
  readonly excludes: boolean;
}

/** A grammar made of the files in `english/`; plain data, so that it can be kept as JSON. */
export interface CompiledDictionary {
  readonly version: string;
  /** No single part of what a word asks for may cost more. */
  readonly dearest: number;
  readonly connectors: readonly string[];
  readonly nodes: readonly ExpressionNode[];
  readonly reachesFar: readonly string[];
  readonly reachesNext: readonly string[];
  /** Words with the same expressions, one a line. */
  readonly words: readonly (readonly [expressions: readonly number[], words: string])[];
  /** Words of an idiom are parted by `_`. */
  readonly idioms: readonly (readonly [words: string, expressions: readonly number[]])[];
  readonly affixes: Affixes;
  readonly shapes: readonly WordShape[];
  readonly laws: LinkLaws;
}
