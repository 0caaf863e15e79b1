/** Japanese in Latin letters: "onigiri", "shinkansen". */
const JAPANESE =
  /^(?:(?:[kgsztdnhbpmrfjwy]|[kgnhbpmr]y|[sc]h|ts|kk|tt|ss|pp|tch|ssh)?[aiueo]|n(?![aiueoy]))+$/u;
/** "The kids're asleep", and what is cut off by spaces. */
const SHORT_FORM = /^['’]|['’](?:re|ve|ll|d)$/iu;
const ENDS_SENTENCE = /(?:^|[.!?]["”)]?)\s*$/u;

/**
 * Whether a word that a dictionary lacks is misspelled, rather than a name, a figure, a letter, a word of her own
 * language, or a short form as `tokenised` texts cut it ("do n't").
 */
export function isMisspelling(word: string, before: string): boolean {
  if (/\d|^\p{L}$/u.test(word) || /^\p{L}+ n['’]t$/u.test(word)) return false;
  if (SHORT_FORM.test(word)) return false;
  // An accent is written by those who know the word: "fête".
  if (/(?=\p{L})[^a-z]/iu.test(word)) return false;
  const isName = /^\p{Lu}/u.test(word) && !ENDS_SENTENCE.test(before);
  return !isName && !JAPANESE.test(word.toLowerCase().replace(/['’]s$/u, ''));
}
