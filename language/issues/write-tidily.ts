import { withIntroductoryCommas } from './introductory-commas.ts';

const FEWEST_WORDS = 4;
/** Who sets marks apart from words goes on doing so. */
const SET_APART = / [,.!?]/u;

/** A text as one would write it: sentences begin with a capital and end with a mark, commas part what introduces them, and "I" is one. */
export function writeTidily(text: string): string {
  const capitals = text
    .replaceAll(/(?<![\p{L}\p{N}.'’-])i(?![\p{L}\p{N}.-])/gu, 'I')
    .replaceAll(/(?:^[^\p{L}\p{N}]*|[.!?]["”)]?\s+)\p{Ll}/gu, (start) => start.toUpperCase());
  const marked = withIntroductoryCommas(capitals, SET_APART.test(text)).trimEnd();
  return marked + missingMark(marked);
}

function missingMark(text: string): string {
  if (!/[\p{L}\p{N}]$/u.test(text) || text.split(/\s+/u).length < FEWEST_WORDS) return '';
  return SET_APART.test(text) ? ' .' : '.';
}
