import { phraseRule } from '../pattern/phrase-rule.ts';
import { WISHES } from '../words/wished-verbs.ts';

const WHY = {
  ja: '主語と動詞の形を合わせます。ここは「{right}」です。',
  en: 'The verb must agree with its subject: "{right}".',
  ko: '주어와 동사의 형태를 맞춰야 해요. 여기는 "{right}"이에요.',
};
/** After the last of them, "he go" is a wish of the speaker, and right. */
const BEFORE = `-${WISHES}|is|was|are|were|am|do|does|did|can|could|will|would|should|must|may|might|not|let|make|makes|made|help|watch|see|saw|and|or|hear|have|had|that|of|than`;
const ONE = 'a|an|the|this|that|my|your|his|her|our|their|another';
/** After these, "that he go" is right. */
const UNREAL = '-if|wish|though';

/** After these the verb is bare: "can everyone hear me", "it made everyone get up". */
const BARE_AFTER =
  'do|does|did|not|to|can|could|will|would|shall|should|must|may|might|<make>|<let>|<help>|<have>|<see>|<hear>|<watch>';

/** "Meeting people is fun": they are a subject only where nothing before them takes them. */
const PEOPLE =
  '^ that|because|when|if|think|thought? many|most|some|the|these|those|all|other|several|few|no? ADJ|PROPN? people';

export const agreement = [
  phraseRule({
    kind: 'agreement',
    topic: 'subject-verb-agreement',
    confidence: 0.94,
    why: WHY,
    patterns: [
      '^^ {do=>does} everyone|everybody|anyone|anybody|someone|somebody',
      'how many of you {@commonverb.s=>$5:base}',
      'what @subject need|want|have {are=>is} not?',
      'i|we|they|you @commonverb.plain _* _* and {goes|eats|watches|takes|comes|makes|plays|gets|has|drinks|works=>$6:base}',
      '^ -of|and|or my|the|his|her|our|these|those|many|some|most ADJ? @pluralnoun @adverb? {lives|works|likes|goes|has|says|plays|wants|needs|eats|thinks|comes|loves|knows|uses|takes|makes|gets=>$5:base}',
      '^ -and|or the|my|our ADJ? @uncountable|food|view|service {are=>is}',
      '^ -and|or the|my|our ADJ? @uncountable|food|view|service {were=>was}',
      'say|says|think|thinks|know|knows|said|hope|heard that he|she @adverb? {@commonverb.plain=>$5:s}',
      `${BEFORE.replace('|and|or', '').replace('|of|than', '')} he|she @adverb? {@commonverb.plain=>$3:s}`,
      `^ ${BEFORE} it @adverb? {@commonverb.plain=>$3:s}`,
      '-@modal|do|does|did|not|or he|she {have=>has} ~to|better',
      '-@modal|do|does|did|not|or he|she @adverb? {have=>has}',
      '^ -and|or it @adverb? {have=>has}',
      '-and|or he|she {am|are=>is}',
      '^ it {am|are=>is}',
      `^ ${UNREAL} he|she|it {were=>was}`,
      'they|we {is=>are}',
      'they|we {was=>were}',
      // "Meeting you was great": only at its beginning is it surely the subject.
      '^ you {is=>are}',
      '^ you {was=>were}',
      'they|we {has=>have}',
      '^ you {has=>have}',
      '^ -and|or i {is|are=>am}',
      `^ ${UNREAL}|and|or i {were=>was}`,
      'i {has=>have}',
      '^ they|we|you|i @adverb? {@commonverb.s=>$3:base}',
      '^ @he @adverb? {do=>does} not',
      '^ they|we|you|i {does=>do} not',
      `^ ${ONE} ADJ? @oneperson.singular @adverb? {do=>does} not`,
      `^ ${BEFORE} ${ONE} ADJ? ADJ? @oneperson.singular|husband|wife|son|daughter|boss|train|bus|shop|store|restaurant|company|app|hotel|cat|dog @adverb? {@commonverb.plain=>$6:s} !@be|@have|@modal`,
      `^ ${BEFORE} ${ONE} ADJ? ADJ? @oneperson.singular|train|bus|shop|store|restaurant|app|hotel|cat|dog @adverb? {have=>has}`,
      `^ ${BEFORE} ${ONE} ADJ? ADJ? @oneperson.singular|train|bus|shop|house|room|book|movie {are=>is}`,
      `^ ${BEFORE} ${ONE} ADJ? ADJ? @oneperson.singular|train|bus|shop|house|room|book|movie {were=>was}`,
      `-of|${BARE_AFTER} everyone|everybody|someone|somebody|nobody|anyone @adverb? {have=>has}`,
      'everyone|everybody|someone|somebody|nobody|everything|something {are=>is}',
      'everyone|everybody|someone|somebody|nobody|everything {were=>was}',
      `-${BARE_AFTER} everyone|everybody|nobody @adverb? {@commonverb.plain=>$3:s}`,
      'nobody|everyone|everybody in _ NOUN {@commonverb.base=>$5:s}',
      `${PEOPLE} {is=>are}`,
      `${PEOPLE} {was=>were}`,
      `${PEOPLE} {has=>have}`,
      `${PEOPLE} in|of|at|from _? NOUN|PROPN {is=>are}`,
      'lot|lots|most|many|some of ADJ? people {is=>are}',
      'lot|lots|most|many|some of ADJ? people {was=>were}',
      `${PEOPLE} in|from|of NOUN|PROPN {eats|likes|thinks|uses|works|lives|says|knows|wants|goes|speaks|needs=>$7:base}`,
      'every|each NOUN {have=>has}',
      'every|each NOUN {are=>is}',
      `${PEOPLE} @adverb? {@commonverb.s=>$6:base}`,
      `${PEOPLE} {eats|likes|thinks|uses|works|lives|says|knows|wants|goes|speaks|needs=>$5:base}`,
      '^ -and|or my|the|these|those|many|some|all|his|her|our|their|most|several ADJ? !series|species @pluralnoun {is=>are}',
      '^ -and|or my|the|these|those|many|some|all|his|her|our|their|most|several ADJ? !series|species @pluralnoun {was=>were}',
      '^ -and|or my|the|these|those|many|some|all|his|her|our|their|most|several ADJ? !series|species @pluralnoun {has=>have}',
      '^ the|these|those|my NOUN.plural in|at|on _ NOUN {is=>are}',
      'some|many|most|all of my|the|these|our NOUN.plural {has=>have}',
      'one of @possessive|the ADJ? @pluralnoun {are=>is}',
      'one of @possessive|the ADJ? @pluralnoun {were=>was}',
      'one of @possessive|the ADJ? @pluralnoun {have=>has}',
      'a|the|my ADJ? @onenoun who|that {@commonverb.plain=>$5:s}',
      'a|the|my|one ADJ? @onenoun who|that {have=>has}',
      'a|the|my|one ADJ? @onenoun who|that {are=>is}',
      '^ this {are=>is}',
      // "Sports, that are popular": within a sentence it may go with what is before.
      '^^ that {are=>is}',
      '^ these|those {is=>are}',
      'what|who|where|how {is=>are} you|they|we|your|these|those @pluralnoun? $',
      'what {is=>are} your|the @pluralnoun $',
      '^ {is=>are} you|they|we',
      '^ {is=>are} your|these|those|the @pluralnoun|parents',
      '^ {are=>is} he|she|it',
      '@wh {are=>is} he|she|it|this|that',
      '@wh {do=>does} he|she @commonverb',
      '^ {do=>does} he|she @commonverb',
      '{do=>does} it mean|take|cost|rain|snow|make|work|look|sound|taste|have',
      '@wh {does=>do} you|they|we|i',
      '^ {does=>do} you|they|we|i',
      '^ {has=>have} you|they|we',
      '^ {have=>has} he|she|it',
      '^ @possessive ADJ? @personnoun and i {was=>were}',
      '-a price|number|color|quality|cost of _? @pluralnoun {are=>is} ADJ|going|increasing|rising|very|too',
      'my {hobby are=>hobbies are}',
      '-of my {hobbies is=>hobby is}',
    ],
  }),
];
