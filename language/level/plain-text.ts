const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/gu, 'will not'],
  [/\bcan't\b|\bcannot\b/gu, 'can not'],
  [/\blet's\b/gu, 'let us'],
  [/n't\b/gu, ' not'],
  [/\b(i)'m\b/gu, '$1 am'],
  [/'re\b/gu, ' are'],
  [/'ve\b/gu, ' have'],
  [/'ll\b/gu, ' will'],
  [/'d (?=(?:better|been|had|gone|done|already|never|just)\b)/gu, ' had '],
  [/'d\b/gu, ' would'],
  [
    /\b(he|she|it|that|there|what|who|where|how|here)'s (?=been\b|got\b|had\b|gone\b|become\b)/gu,
    '$1 has ',
  ],
  [/\b(he|she|it|that|there|what|who|where|how|here)'s\b/gu, '$1 is'],
  [/\bgonna\b/gu, 'going to'],
  [/\bwanna\b/gu, 'want to'],
];
const HESITATION = /\b(?:um+|uh+|er+|erm|hm+|mm+|ah|eh|uhm)\b,? ?/gu;

/**
 * A text in the form that patterns read: lower case, short forms written out, no hesitations, one space between
 * words, and of the punctuation only commas and the ends of sentences, each after a space.
 */
export function plainText(text: string): string {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/(\d)[.,](?=\d)/gu, '$1')
    .replaceAll(/\b(a|p)\.m\./gu, '$1m')
    .replaceAll(/\b(mr|mrs|ms|dr|st)\./gu, '$1');
  const written = SHORT_FORMS.reduce((sum, [short, long]) => sum.replace(short, long), lower);
  return written
    .replaceAll(HESITATION, '')
    .replaceAll(/…|\.{2,}|—|–/gu, ' , ')
    .replaceAll(/[;:]/gu, ' , ')
    .replaceAll(/[.!?]+/gu, ' . ')
    .replaceAll(/,/gu, ' , ')
    .replaceAll(/[^\p{L}\p{N}',. -]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of a plain text, punctuation left out. */
export const plainWords = (plain: string): readonly string[] =>
  plain.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The sentences of a plain text, as words. Without any full stop the whole text is one. */
export const plainSentences = (plain: string): readonly (readonly string[])[] =>
  plain
    .split(' . ')
    .map((sentence) => plainWords(sentence))
    .filter((words) => words.length > 0);
