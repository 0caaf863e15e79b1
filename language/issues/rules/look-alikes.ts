import { phraseRule } from '../pattern/phrase-rule.ts';

/** What is switched off, and nothing that takes a turn. */
const SWITCHED =
  'light|lights|lamp|tv|television|radio|computer|pc|phone|smartphone|alarm|gas|heater|heating|switch|engine|water|power|music|oven|stove|machine|camera|air';
const LOST =
  '@possessive|weight|money|interest|patience|time|hope|it|them|him|confidence|control|contact|touch|track|sleep|customers|motivation|face';
const WRITTEN = 'letter|letters|email|emails|report|book|diary|story|message|essay|card|song|novel';

const OWNED = ['tail', 'name', 'own', 'color', 'colour', 'taste', 'owner'];

const endingOrBefore = (pattern: string, words: string): readonly string[] => [
  `${pattern} $`,
  `${pattern} ${words}`,
];

/** One word for another that is spelt or sounds nearly the same, where its company leaves no doubt. */
export const lookAlikes = [
  phraseRule({
    kind: 'spelling',
    topic: 'spelling',
    confidence: 0.93,
    why: {
      ja: 'つづりや音の似た語です。ここは「{wrong}」ではなく「{right}」と書きます。',
      en: 'These two look or sound nearly the same: here it is written "{right}", not "{wrong}".',
      ko: '철자나 소리가 비슷한 말이에요. 여기서는 "{wrong}"이 아니라 "{right}"로 써요.',
    },
    patterns: [
      `-the|a|this|each|every <turn> {of=>off} @determiner|@possessive? ADJ? ${SWITCHED}`,
      `to|not|will|would|can|could|might|may|should|never|i|we|they {loose=>lose} ${LOST}`,
      `{loosing=>losing} ${LOST}`,
      'please|you|to|can|could|will|would|should {advice=>advise} me|us|him|them|you',
      ...endingOrBefore(
        'good|useful|great|bad|some|any|your|his|my|an|much|of {advise=>advice}',
        'on|about|from|and|is|was',
      ),
      "^ {your=>you're} welcome|right|late|wrong|kidding|joking $",
      "^ {your=>you're} going|coming to",
      '<have|eat|drink|be> {to=>too} much|many',
      '@be {to=>too} young|old|small|tired|busy|hot|cold|late|expensive|difficult|far|heavy|short|early|big',
      '@be {suppose=>supposed} to',
      'with|in|of|from|for|love|like|saw {there=>their} house|car|family|children|parents|dog|cat|names|jobs|kids|home',
      '^ {their=>there} is|are|was|were',
      "^ {its=>it's} a|an|the|not|raining|snowing|my|your|been|because",
      ...OWNED.map((noun) => `of|with|in|by|on|VERB {it is ${noun}=>its ${noun}}`),
      'can|could|not|will {except=>accept} @possessive|the|this|that|it',
      'the|what|an|no {affect=>effect} of|on',
      '<want|like|need|go|have> to {by=>buy} a|an|some|the|it|this|@possessive|new',
      `will|can|to {right=>write} a|an|my|him|her|some? ADJ? ${WRITTEN}`,
      'do|does|did not {no=>know}',
      '^ {weather=>whether} it|he|she|they|we|you|i',
      'know|sure|decide|ask|wonder|matter|depends on? {weather=>whether} it|he|she|they|we|you|i',
      ...endingOrBefore('@be|<get|feel>|so|very {board=>bored}', 'in|with|at'),
      'by {my self=>myself}',
      'by {your self=>yourself}',
      'by {him self=>himself}',
      'by {her self=>herself}',
      'by {our selves=>ourselves}',
      'by {them selves=>themselves}',
      '{alot=>a lot}',
      'see you {than=>then} $',
      'until|since|back {than=>then} $',
      '^^ {than=>then} @subject',
      'forward to {here=>hearing} from',
      'nice|good|great|glad|sorry|happy to {here=>hear}',
      'can|could not? {here=>hear} you|me|him|them|it|the',
      '<live|come|stay|work> {hear=>here} $',
      'a|deep|my|of {breathe=>breath} $',
      ...endingOrBefore('can|could|not {breath=>breathe}', 'in|well|deeply|easily'),
      '{every where=>everywhere}',
      '{some where=>somewhere}',
      '{any where=>anywhere}',
      '{every thing=>everything} $',
      ...endingOrBefore('{some thing=>something}', 'to|ADJ'),
      ...endingOrBefore('{any thing=>anything}', 'to|ADJ'),
      ...endingOrBefore('for|<eat|have|order|want> {desert=>dessert}', 'after|before'),
      ...endingOrBefore('be {quite=>quiet}', 'please|in'),
      ...endingOrBefore('a|very|so|too {quite=>quiet}', 'place|room|life|town|street'),
      'am|is|are|was|were {quit=>quite} ADJ',
      '{quite=>quit} @possessive|the job|work|school|company',
      '{tow=>two} @noun.plural',
      'i|we|they {thing=>think} so|it|that|he|she|they|we|this|about|@possessive',
      '@subject @be {form=>from} PROPN',
      '<come> {form=>from}',
      '<walk|run|drive|go> {passed=>past} the|a|@possessive',
      'in the {passed=>past} $',
      '@subject {past=>passed} the|an|a|my|his|her ADJ? exam|test|audition|interview',
      '{piece=>peace} and quiet',
      'world {piece=>peace}',
      'a|two|three|some|the {peace=>piece} of cake|paper|bread|advice|meat|furniture|pizza',
      '<take|have> a ADJ? {brake=>break}',
      '^ {were=>where} is|are|do|does|did',
      'the|my|a|this {hole=>whole} day|life|world|family|time|week|month|year|thing',
      'nice|glad|happy|want|like|going to {meat=>meet}',
      'will|can|could|should {meat=>meet} you|him|her|them|me|us|my|at',
      ...endingOrBefore('{sea=>see} you', 'later|tomorrow|soon|again|next|then'),
      '<wear|buy|change|wash> @possessive|some|new|the? {cloths=>clothes}',
      ...endingOrBefore('last|next|this|every|a|per|one {weak=>week}', 'ago|later'),
      '<win> a|the|first? {price=>prize}',
      ...endingOrBefore('by {plain=>plane}', 'to|from'),
      'to|will|can {sale=>sell} @possessive|the|it|this',
      '<write|keep> in? @possessive|a {dairy=>diary}',
      ...endingOrBefore('in|at|to|after|from {collage=>college}', 'in|and|student|students'),
      ...endingOrBefore('<eat|drink|have|make> ADJ? {soap=>soup}', 'and|for|with'),
    ],
  }),
];
