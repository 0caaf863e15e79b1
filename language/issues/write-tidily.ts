const FEWEST_WORDS = 4;

/** A text as one would write it: sentences begin with a capital and end with a mark, and "I" is one. */
export function writeTidily(text: string): string {
  const capitals = text
    .replaceAll(/(?<![\p{L}\p{N}.'’-])i(?![\p{L}\p{N}.-])/gu, 'I')
    .replaceAll(/(?:^[^\p{L}\p{N}]*|[.!?]["”)]?\s+)\p{Ll}/gu, (start) => start.toUpperCase());
  return capitals.trimEnd() + missingMark(capitals.trimEnd());
}

function missingMark(text: string): string {
  if (!/[\p{L}\p{N}]$/u.test(text) || text.split(/\s+/u).length < FEWEST_WORDS) return '';
  // Who sets marks apart from words goes on doing so.
  return / [,.!?]/u.test(text) ? ' .' : '.';
}
