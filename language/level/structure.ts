import type { CefrLevel } from './cefr.ts';

/** A structure of English grammar, and at which level learners begin to use it with some safety. */
export interface Structure {
  readonly id: string;
  readonly level: CefrLevel;
  /** Finds it in a text as `plainText` writes it. Always global. */
  readonly pattern: RegExp;
}

export interface StructureFound {
  readonly id: string;
  readonly level: CefrLevel;
  /** The words that show it the first time, lower case. */
  readonly text: string;
  readonly times: number;
}
