/** Irregular families: one word in several forms. */
const FAMILIES = `
  be am is are was were been being; have has had having; do does did done doing; go goes went gone going;
  come came; see saw seen; say said; take took taken taking; get got gotten getting; make made making;
  give gave given giving; know knew known; think thought; tell told; find found; feel felt; leave left leaving;
  keep kept; begin began begun beginning; eat ate eaten; drink drank drunk; buy bought; bring brought;
  catch caught; teach taught; sleep slept; meet met; pay paid; send sent; spend spent; lose lost; sell sold;
  stand stood; understand understood; hear heard; run ran running; sit sat sitting; speak spoke spoken; write wrote written writing;
  read reading; drive drove driven driving; ride rode ridden riding; break broke broken; choose chose chosen;
  forget forgot forgotten forgetting; wear wore worn; wake woke woken; win won winning; swim swam swum swimming; sing sang sung;
  grow grew grown; throw threw thrown; draw drew drawn; fly flew flown flies; fall fell fallen; hold held; build built;
  lend lent; mean meant; show shown; try tries tried; study studies studied; die died dying;
  oversleep overslept; become became becoming; rise rose risen; steal stole stolen; hide hid hidden; blow blew blown;
  feed fed; fight fought; freeze froze frozen; hang hung; lead led; ring rang rung; shake shook shaken; shoot shot;
  stick stuck; tear tore torn; lie lay lain lying; overcome overcame; withdraw withdrew withdrawn; forgive forgave forgiven;
  child children; man men; woman women; person people; foot feet; tooth teeth; life lives; wife wives; knife knives;
  good better best well; bad worse worst badly; much many more most; little less least; far farther further;
  this these; that those; me my mine i; you your yours; he him his; she her hers; we us our ours; they them their theirs
`
  .split(';')
  .map((family) => family.trim().split(/\s+/u));

const FAMILY_OF = new Map(
  FAMILIES.flatMap((family, id) => family.map((word) => [word, id] as const)),
);
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'y', 'r', 'er', 'est', 'n', 'en', 'ful'];

/** Whether two words are forms of one word: go and went, boring and bored, cup and cups. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const family = FAMILY_OF.get(a);
  if (family !== undefined && family === FAMILY_OF.get(b)) return true;
  return stemsOf(a).some((stem) => stemsOf(b).includes(stem));
}

function stemsOf(word: string): readonly string[] {
  const stems = [word];
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 3) continue;
    stems.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
    if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`);
  }
  return stems;
}
