import { isComparative, isShortAdjective, isSuperlative } from '../forms/adjective-forms.ts';
import { isPlural } from '../forms/noun-forms.ts';
import { baseOf } from '../forms/verb-forms.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COLLECTIVE } from './collective-nouns.ts';
import { COMMON_VERBS } from './common-verbs.ts';
import { COUNTABLE } from './countable-nouns.ts';
import { PERSONS } from './persons.ts';
import { PLACES } from './places.ts';
import { FALSE_PLURALS, UNCOUNTABLE } from './uncountable-nouns.ts';
import { wordSet } from './word-set.ts';

const words = (list: string): ((word: TaggedWord) => boolean) => {
  const set = wordSet(list);
  return (word) => set.has(word.lower);
};

/** What a person is, never does. */
const STATES = `happy sad tired busy hungry thirsty late angry sick sorry sure ready afraid interested excited surprised nervous
  free sleepy lonely bored scared worried proud glad single shy lucky healthy alone absent able aware`;
const NUMBER_WORDS =
  wordSet(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million`);
const ORDINALS =
  wordSet(`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth`);

const OBJECTS = wordSet('me you him her us them');
const QUANTITIES = wordSet(
  'many much few little several more most less other same such own some any all enough',
);
const NOT_COUNTED =
  wordSet(`percent pm am p.m a.m hundred thousand million billion dozen half something breakfast lunch dinner thirty fifteen
  forty fifty twenty japanese chinese one more other degree plus minus to tomorrow`);
/** Uncountable in what learners mean, though one can order two coffees. */
const MASS = wordSet(
  'beer time coffee tea water food wine alcohol juice meat fish work space energy',
);
const TIME_UNITS =
  wordSet(`second seconds minute minutes hour hours day days night nights week weeks weekend weekends month
  months year years decade decades century centuries`);
export const DETERMINERS: ReadonlySet<string> =
  wordSet(`a an the this that these those my your his her its our their some any
  no each every another either neither what which whose both all many much few several enough`);

const CLASSES: Readonly<Record<string, (word: TaggedWord) => boolean>> = {
  weekday:
    words(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
    saturdays sundays`),
  month: words(`january february march april june july august september october november december`),
  dayofmonth: (word) =>
    ORDINALS.has(word.lower) || /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/u.test(word.lower),
  season: words('spring summer autumn fall winter'),
  partofday: words('morning afternoon evening'),
  timeunit: (word) => TIME_UNITS.has(word.lower),
  timeunits: (word) => TIME_UNITS.has(word.lower) && isPlural(word.lower),
  article: words('a an the'),
  possessive: words('my your his her its our their'),
  determiner: (word) => DETERMINERS.has(word.lower),
  subject: words('i you he she it we they'),
  object: words('me you him her it us them'),
  person: (word) => PERSONS.has(word.lower) || OBJECTS.has(word.lower),
  personnoun: (word) => PERSONS.has(word.lower),
  oneperson: (word) => PERSONS.has(word.lower) && !COLLECTIVE.has(word.lower),
  place: (word) => PLACES.has(word.lower) || word.pos === 'PROPN',
  he: words('he she it'),
  they: words('i you we they'),
  be: words('am is are was were be been being'),
  benow: words('am is are'),
  bepast: words('was were'),
  do: words('do does did'),
  have: words('have has had'),
  modal: words('can could will would should must may might shall'),
  wh: words('what where when why who how which whose'),
  number: (word) =>
    NUMBER_WORDS.has(word.lower) || (/^\d+$/u.test(word.lower) && Number(word.lower) > 1),
  digits: (word) => /^\d+$/u.test(word.lower),
  year: (word) => /^(?:19|20)\d\d$/u.test(word.lower),
  adverb: (word) => word.pos === 'ADV' && word.lower !== 'not',
  quality: (word) => word.pos === 'ADJ' && !QUANTITIES.has(word.lower),
  stateadj: words(STATES),
  shortadj: (word) => isShortAdjective(word.lower) && !/^(?:few|fun|well)$/u.test(word.lower),
  longadj:
    words(`interesting difficult expensive beautiful important popular comfortable convenient dangerous delicious
    famous useful careful exciting boring serious intelligent powerful attractive handsome crowded modern traditional`),
  city: words(`japan tokyo osaka kyoto nara kobe nagoya fukuoka sapporo sendai yokohama hiroshima okinawa hokkaido kyushu
    america korea china taiwan france england london paris hawaii australia canada germany italy spain thailand singapore
    india vietnam europe asia africa seoul`),
  commonverb: (word) => {
    const base = baseOf(word.lower, word.lemma);
    return COMMON_VERBS.has(base) && base !== 'be' && base !== 'have';
  },
  plainverb:
    words(`eat read learn speak listen go meet sing see buy make take write play become drive draw ride swim get
    give tell live improve visit try find sit send bring choose understand know enjoy marry travel be have do eat join
    wear win sell spend teach ask keep leave`),
  doerverb:
    words(`agree live go think know want work study play eat drink understand hope speak belong enjoy need
    disagree believe hate stay learn teach watch listen walk swim use buy make take see write`),
  stative:
    words(`knowing liking wanting needing believing belonging understanding hating preferring owning resembling
    seeming meaning containing`),
  distinctpast:
    words(`went came ate saw drank took began wrote spoke gave knew fell woke forgot chose drove wore grew sang
    swam flew stole broke drew`),
  falseplural: (word) => FALSE_PLURALS.has(word.lower),
  strictuncountable:
    words(`information homework housework furniture advice luggage baggage equipment news money software
    weather traffic progress scenery`),
  struck: words('hit struck knocked injured killed hurt passed followed splashed blocked damaged'),
  colour: words('red blue green yellow black white brown pink purple orange grey gray'),
  nationality:
    words(`japanese american korean chinese italian french english german british spanish thai indian european
    asian western`),
  nounonly: (word) => word.pos === 'NOUN' && !COMMON_VERBS.has(baseOf(word.lower, word.lemma)),
  mass: (word) => UNCOUNTABLE.has(word.lower) || MASS.has(word.lower),
  onecount: (word) =>
    word.pos === 'NOUN' &&
    !isPlural(word.lower) &&
    !UNCOUNTABLE.has(word.lower) &&
    !MASS.has(word.lower) &&
    !NOT_COUNTED.has(word.lower) &&
    !word.lower.endsWith('day'),
  short: (word) => /['’]/u.test(word.text),
  verb: (word) => word.pos === 'VERB',
  noun: (word) => word.pos === 'NOUN' || word.pos === 'PROPN',
  nominal: (word) => word.pos === 'NOUN' || word.pos === 'PROPN' || word.pos === 'PRON',
  pluralnoun: (word) => word.pos === 'NOUN' && isPlural(word.lower),
  onenoun: (word) => word.pos === 'NOUN' && !isPlural(word.lower),
  countable: (word) => COUNTABLE.has(word.lower),
  uncountable: (word) => UNCOUNTABLE.has(word.lower),
  comparative: (word) => isComparative(word.lower),
  superlative: (word) => isSuperlative(word.lower),
  frequency: words('always usually often sometimes never rarely seldom hardly'),
  sport:
    words(`soccer tennis baseball basketball volleyball golf football badminton rugby hockey softball handball
    cricket`),
  sporting: words(
    'swimming skiing skating jogging hiking camping fishing shopping surfing snowboarding running bowling cycling climbing diving',
  ),
  instrument: words(
    'piano guitar violin drums flute trumpet cello saxophone ukulele shamisen koto bass harp clarinet',
  ),
  meal: words('breakfast lunch dinner supper'),
  language: words('english japanese chinese korean french spanish german italian'),
};

/** Asks for a class by its name in patterns. Throws RangeError for a name that no class has. */
export function wordClass(name: string): (word: TaggedWord) => boolean {
  const test = CLASSES[name];
  if (test === undefined) throw new RangeError(`no word class ${name}`);
  return test;
}
