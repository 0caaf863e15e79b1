import type { WordShape } from '../dictionary.ts';

const LINE = /^(<[A-Z-]+>|[A-Z-]+):\s*(!?)\/((?:[^/\n\\[]|\\.|\[(?:[^\]\\]|\\.)*\])*)\//gmu;
const POSIX: Readonly<Record<string, string>> = {
  upper: '\\p{Lu}',
  lower: '\\p{Ll}',
  alpha: '\\p{L}',
  digit: '\\p{Nd}',
  alnum: '\\p{L}\\p{N}',
  punct: '\\p{P}\\p{S}',
};

/** Reads `4.0.regex`: patterns for words that no list has, the first that fits counting. */
export const readShapes = (source: string): readonly WordShape[] =>
  [...source.matchAll(LINE)].map(([, name = '', not, pattern = '']) => ({
    entry: name.startsWith('<') ? name : `<${name}>`,
    excludes: not === '!',
    pattern: asUnicodePattern(pattern),
  }));

/** A POSIX pattern as JavaScript reads it with the flag `u`. */
function asUnicodePattern(posix: string): string {
  const pieces = posix.matchAll(/\[(\^?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]|\\(.)|[^[\\]/gu);
  return [...pieces]
    .map(([piece, not, inside, escaped]) => {
      if (inside !== undefined) return `[${not}${inside.replaceAll(IN_CLASS, asInClass)}]`;
      return escaped === undefined ? piece : asOutside(escaped);
    })
    .join('');
}

const IN_CLASS = /\[:(\w+):\]|\\(.)|[[\]&|()/{}]|-$/gu;

function asInClass(piece: string, posix?: string, escaped?: string): string {
  if (posix !== undefined) return POSIX[posix] ?? '';
  if (escaped === 'w') return '\\p{L}\\p{N}_';
  if (escaped !== undefined) return isSpecial(escaped) ? `\\${escaped}` : escaped;
  return piece === '&' ? piece : `\\${piece}`;
}

const asOutside = (escaped: string): string =>
  escaped === 'w' ? '[\\p{L}\\p{N}_]' : isSpecial(escaped) ? `\\${escaped}` : escaped;

const isSpecial = (character: string): boolean => /[\^$\\.*+?()[\]{}|/dsS-]/u.test(character);
