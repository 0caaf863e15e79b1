import { BASE_OF_IRREGULAR } from '../issues/forms/irregular-verbs.ts';

/** One word in several forms, where neither an ending nor a list of verbs tells so. */
const FAMILIES = `
  be am is are was were been being; have has having; do does doing; go goes going; lie lying; die dying;
  burn burnt; learn learnt; dream dreamt; spill spilt; spoil spoilt; smell smelt; lean leant; leap leapt; get gotten;
  child children; man men; woman women; person people; foot feet; tooth teeth; life lives; wife wives; knife knives;
  good better best well; bad worse worst badly; much many more most; little less least; far farther further;
  this these; that those; me my mine i; you your yours; he him his; she her hers; we us our ours; they them their theirs
`
  .split(';')
  .map((family) => family.trim().split(/\s+/u));

const FIRST_OF_FAMILY = new Map(
  FAMILIES.flatMap((family) => family.map((word) => [word, family[0] ?? word] as const)),
);
const ENDINGS = [
  's',
  'es',
  'd',
  'ed',
  'ing',
  'ly',
  'y',
  'r',
  'er',
  'est',
  'n',
  'en',
  'ful',
  'able',
];

/** Whether two words are forms of one word: go and went, boring and bored, cup and cups. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const bases = basesOf(a);
  return basesOf(b).some((base) => bases.includes(base));
}

const basesOf = (word: string): readonly string[] => [
  FIRST_OF_FAMILY.get(word) ?? word,
  ...stemsOf(word).map((stem) => BASE_OF_IRREGULAR.get(stem) ?? stem),
];

function stemsOf(word: string): readonly string[] {
  const stems = [word];
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 3) continue;
    stems.push(stem, `${stem}e`);
    if (stem.length > 3 && stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
    if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`);
  }
  return stems;
}
