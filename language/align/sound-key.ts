/**
 * Spelling to sound, roughly, in the order the rules are tried. Capitals are single sounds: S sh, C ch, J j, T th,
 * N ng, A E I O U the long vowels, R the vowel of her.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/gu, ''],
  [/([b-df-hj-np-tv-z])\1/gu, '$1'],
  [/^(?:kn|gn)/u, 'n'],
  [/^wr/u, 'r'],
  [/^wh/u, 'w'],
  [/^ps/u, 's'],
  [/[ts]ion/gu, 'Sn'],
  [/ture$/u, 'CR'],
  [/igh/gu, 'I'],
  [/[ao]ugh/gu, 'O'],
  [/gh/gu, ''],
  [/ph/gu, 'f'],
  [/tch|ch/gu, 'C'],
  [/sh/gu, 'S'],
  [/th/gu, 'T'],
  [/dge|j/gu, 'J'],
  [/ge$/u, 'J'],
  [/ck/gu, 'k'],
  [/qu/gu, 'kw'],
  [/s?c(?=[eiy])/gu, 's'],
  [/c|q/gu, 'k'],
  [/x/gu, 'ks'],
  [/mb$/u, 'm'],
  [/al(?=[km])/gu, 'o'],
  [/ng/gu, 'N'],
  [/a([^aeiou])e$/u, 'A$1'],
  [/i([^aeiou])e$/u, 'I$1'],
  [/o([^aeiou])e$/u, 'O$1'],
  [/u([^aeiou])e$/u, 'U$1'],
  [/ear|er|ir|ur|or(?=k)|ar/gu, 'R'],
  [/ee|ea|ie|y$/gu, 'E'],
  [/ai|ay|ei|ey/gu, 'A'],
  [/oa|ow|o$/gu, 'O'],
  [/oo|ou|ue|ew/gu, 'U'],
  [/au|aw/gu, 'o'],
  [/(?<=[a-zA-Z]{2})e$/u, ''],
  [/(.)\1+/gu, '$1'],
];

/** The same words come again and again; there is an end to them, but not to what is typed. */
const MOST_KEPT = 10_000;
const kept = new Map<string, string>();

/** A rough spelling of how a written word sounds; equal keys sound alike, near keys are easily misheard. */
export function soundKey(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const key = RULES.reduce((soFar, [pattern, sound]) => soFar.replace(pattern, sound), word);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(word, key);
  return key;
}
