import { C1_STRUCTURES } from './advanced-structures.ts';
import { EVERYDAY_STRUCTURES } from './everyday-structures.ts';
import { B1_STRUCTURES } from './b1-structures.ts';
import { B2_STRUCTURES } from './b2-structures.ts';
import { plainText } from './plain-text.ts';
import type { Structure, StructureFound } from './structure.ts';

export const STRUCTURES: readonly Structure[] = [
  ...EVERYDAY_STRUCTURES,
  ...B1_STRUCTURES,
  ...B2_STRUCTURES,
  ...C1_STRUCTURES,
];

/**
 * Every structure we know of that a text shows, in the order of their levels. Patterns over words, no parser: right often
 * enough to place a speaker, not to mark her mistakes.
 */
export function findStructures(text: string): readonly StructureFound[] {
  const plain = plainText(text);
  return STRUCTURES.flatMap(({ id, level, pattern }) => {
    const matches = [...plain.matchAll(pattern)];
    const first = matches[0]?.[0];
    return first === undefined
      ? []
      : [{ id, level, text: first.replace(/^[.,\s]+|[.,\s]+$/gu, ''), times: matches.length }];
  });
}
