import { figuresInWords } from './english-figures.ts';
import { HOMOGRAPHS } from './homographs.ts';
import { ENGLISH_SPELLINGS } from './pronunciations.ts';

type Spelling = readonly [written: string, spelt: string];

const RULES = [...asRules(HOMOGRAPHS, 'giu'), ...asRules(ENGLISH_SPELLINGS, 'gu')];

/** The text as espeak should be given it. */
export function respell(text: string): string {
  const plain = text.replaceAll(/[‘’]/gu, "'").replaceAll(/\s+/gu, ' ').trim();
  return RULES.reduce(
    (sum, [written, spelt]) => sum.replaceAll(written, spelt),
    figuresInWords(plain),
  );
}

function asRules(list: readonly Spelling[], flags: string): readonly (readonly [RegExp, string])[] {
  return list.map(([written, spelt]) => [new RegExp(`\\b(?:${written})\\b`, flags), spelt]);
}
