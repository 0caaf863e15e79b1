import { phraseRule } from '../pattern/phrase-rule.ts';

export const quantifiers = [
  phraseRule({
    kind: 'quantifier',
    topic: 'much-many-few-little',
    confidence: 0.93,
    why: {
      ja: 'many、few は数えられる名詞に、much、little は数えられない名詞に使います。',
      en: 'many and few go with what can be counted, much and little with what cannot.',
      ko: 'many와 few는 셀 수 있는 명사에, much와 little은 셀 수 없는 명사에 써요.',
    },
    patterns: [
      'so|too|how|as|not {many=>much} @mass !@nounonly',
      'not _ {many=>much} @mass !@nounonly',
      ['{many=>a lot of} @uncountable|@falseplural !@nounonly', 0.9],
      '-so|too|very|how {much=>many} @pluralnoun|people',
      'so|too|how {much=>many} @pluralnoun|people',
      'a {little=>few} @pluralnoun',
      'a {few=>little} @uncountable|milk|water|time|coffee|money',
      '-a|whole|awful|such {lot=>a lot} of',
      'a {lots=>lot} of',
      'a lot {=>of} &@pluralnoun|people|money|homework|information',
      '{a=>} many people|@pluralnoun',
      'plenty {=>of} &NOUN',
      '<take|stay|for|after> {few=>a few} @timeunits',
      '{few=>little} time|money|information|water|energy|space|experience !@noun|@nounonly',
      '{fewer=>less} power|electricity|time|money|water|energy|space|work',
    ],
  }),
  phraseRule({
    kind: 'quantifier',
    topic: 'most-almost',
    confidence: 0.94,
    why: {
      ja: 'almost は「ほとんど」という副詞なので、名詞には most か almost all を使います。',
      en: '"almost" is an adverb: before a noun say "most" or "almost all".',
      ko: 'almost는 부사라서 명사 앞에는 most나 almost all을 써요.',
    },
    patterns: [
      '{almost=>most} people|@pluralnoun|japanese|young|foreign !NUM',
      '^ {almost=>almost all} NOUN.plural|VERB.s in|at|on the|@possessive|@city',
      '{almost of=>most of}',
      '{almost=>almost all} the|my|our|his|her|these @pluralnoun',
    ],
  }),
  phraseRule({
    kind: 'quantifier',
    topic: 'most-almost',
    confidence: 0.94,
    why: {
      ja: 'most of や many of の後ろには the や my が要ります。一般の人々なら of を付けません。',
      en: 'After "most of" comes "the" or "my"; people in general are "most people".',
      ko: 'most of 뒤에는 the나 my가 필요해요. 일반적인 사람들은 most people이에요.',
    },
    patterns: [
      'most {of=>} people|students|japanese|children|women|men|companies|countries|restaurants',
      'almost all {of=>} people|students',
      'all|some|many {of=>} people|students',
    ],
  }),
  phraseRule({
    kind: 'quantifier',
    topic: 'most-almost',
    confidence: 0.94,
    why: {
      ja: '「〜のほとんど」は most of で、前に the は付けません。',
      en: '"most of" takes no "the" before it.',
      ko: '"~의 대부분"은 most of이고, 앞에 the를 붙이지 않아요.',
    },
    patterns: ['-<make> {the most of=>most of}'],
  }),
  phraseRule({
    kind: 'quantifier',
    topic: 'other-another',
    confidence: 0.9,
    why: {
      ja: 'another は単数、other は複数につけ、others は名詞をつけずに使います。',
      en: '"another" goes with one thing, "other" with several; "others" stands alone.',
      ko: 'another는 단수에, other는 복수에 쓰고, others는 명사 없이 혼자 써요.',
    },
    patterns: [
      '{another=>other} @pluralnoun|people',
      '{others=>other} people|@pluralnoun',
      '<want|buy|see|try|have|find|visit> {other=>another} one|@countable.singular',
      '<get|take|have|use|borrow> {other=>another} @onecount',
    ],
  }),
  phraseRule({
    kind: 'quantifier',
    topic: 'other-another',
    confidence: 0.9,
    why: {
      ja: 'both に the は付けません。',
      en: '"both" takes no "the" before it.',
      ko: 'both 앞에는 the를 붙이지 않아요.',
    },
    patterns: ['{the both=>both}'],
  }),
];
