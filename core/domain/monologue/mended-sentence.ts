interface Edit {
  /** In UTF-16 units of what was said. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A sentence of hers with what is right in place of what was said; edits in their order, none within another. */
export const mendedSentence = (said: string, edits: readonly Edit[]): string =>
  edits
    .toReversed()
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      said,
    )
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ +([.,!?])/gu, '$1')
    .trim()
    // Where the first word was too many, the second begins.
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
