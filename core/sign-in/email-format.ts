/** One @, a dotted domain, no blanks or brackets, at most 254 characters: the mail that arrives is the real check. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/u.test(text);
