/** Why something typed is no English answer; each is told in its own words (VC-08). */
export type TypedAnswerFlaw = 'nothing-typed' | 'full-width' | 'other-language';

/** Letters, digits, spaces and the punctuation of English, all of them half-width; quotes and dashes as phones make them. */
const ENGLISH = /^[\x20-\x7e\u2018\u2019\u201c\u201d\u2013\u2014\u2026]*$/;
/** Full-width forms of the same, and the ideographic space. */
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/;

/** Undefined where it can be judged. Spaces around it count for nothing. */
export function typedAnswerFlaw(text: string): TypedAnswerFlaw | undefined {
  const typed = text.trim();
  const rest = [...typed].filter((letter) => !ENGLISH.test(letter));
  if (rest.some((letter) => !FULL_WIDTH.test(letter))) return 'other-language';
  if (rest.length > 0) return 'full-width';
  return /[a-z0-9]/i.test(typed) ? undefined : 'nothing-typed';
}
