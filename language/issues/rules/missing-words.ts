import { phraseRule } from '../pattern/phrase-rule.ts';

const VERY =
  'very|so|too|really|good|bad|nice|difficult|easy|important|delicious|cold|hot|fun|interesting|expensive|cheap|hard|quiet|convenient|necessary|possible|impossible|dangerous|beautiful|not';

const OF_NO_ONE =
  'delicious|tasty|spicy|crowded|expensive|cheap|fun|easy|difficult|convenient|comfortable';

export const missingWords = [
  phraseRule({
    kind: 'missing-word',
    topic: 'subjects-and-objects',
    confidence: 0.92,
    why: {
      ja: '日本語では省ける主語や目的語も、英語では it などを入れます。',
      en: 'Japanese can leave out a subject or object; English needs one, such as "it".',
      ko: '생략하고 싶은 주어나 목적어도 영어에서는 it 같은 말로 꼭 넣어요.',
    },
    patterns: [
      `because|though|although {=>it} is|was &${VERY}`,
      // "What do you think is important?" lacks nothing.
      `-what|who|which|that ^ @subject|@personnoun do|does|did? not? @adverb? think|thought|hope|feel|believe|know|said|say {=>it} is|was|will &${VERY}|be`,
      `^^ in winter|summer|spring|autumn|january|july|august|december , {is=>it is} &${VERY}`,
      `^^ {=>it} is|was &very|so|too`,
      // "The food was good and was very cheap" is right: nothing but what no learner can be shows that "it" is missing.
      '^^ and|but , {=>it} is|was &very|so|too',
      'so , {=>it} is|was &very|so|too',
      `^ i|we @adverb? VERB.past to|in|at? @determiner|@possessive? ADJ? NOUN , and|but {=>it} is|was very|so|too|really? &${OF_NO_ONE}`,
      '^ @subject @adverb? do|does|did not? like|liked|enjoy {=>it} at|very|so much|all',
      '^ @subject @adverb? like|liked|love|loved|enjoyed|enjoy {=>it} very much $',
      '^ @subject @adverb? like|liked|love|loved|enjoyed|enjoy {=>it} a lot $',
      '^ @subject really? enjoyed {=>it} $',
      ['^^ i like|love|liked|loved {=>it} $', 0.85],
      '^^ yesterday|today {=>I} @commonverb.past',
      '^^ last|this week|month|night|year|summer|weekend|sunday|saturday {=>I} @commonverb.past',
      'and|but finally|then {=>I} gave|went|decided|got|came|bought|found|ate',
      '<hope> {to be=>it will be} sunny|fine|cloudy|warm|cold|rainy',
      'can|could you say|repeat {=>that} again',
      'now that you mention {=>it} $',
      'as long as {=>you} keep|are|stay|do',
      'would appreciate {=>it} if',
      'can|could|may|shall i {take=>take it} that @subject VERB|@be|@have|@modal',
      'in my opinion , {is=>it is} ADJ to',
      '^^ when i was a? child|kid|student|young|little|small , {used|went|lived|wanted|loved|liked=>I $6}',
      'dentist|doctor|boss|teacher|mother|father|he|she|they told {=>me} to VERB.base',
      '^^ last|this night|week|month|year|morning , {was|were=>there $3} a|an|many ADJ* NOUN in|near|at|on',
      'but|and i|we did not like|enjoy {=>it} $',
    ],
  }),
  phraseRule({
    kind: 'missing-word',
    topic: 'be-and-verbs',
    confidence: 0.9,
    why: {
      ja: '形容詞や -ing の前には be動詞が必要です。「{right}」になります。',
      en: 'Before an adjective or an -ing form English needs "be": "{right}".',
      ko: '형용사나 -ing 앞에는 be동사가 필요해요. "{right}" 쪽이 맞아요.',
    },
    patterns: [
      '^ i {=>am} @adverb? @stateadj',
      '^ he|she|it {=>is} @adverb? @stateadj',
      '^ we|they {=>are} @adverb? @stateadj',
      '^ i {=>am} going|living|working|studying|looking|planning|trying|thinking',
      '^ he|she|it {=>is} going|living|working|studying|looking|raining|snowing|trying',
      '^ we|they {=>are} going|living|working|studying|looking|planning|trying',
      '^ @possessive|the ADJ? NOUN {=>is} going to VERB.base|be',
      ['^ @possessive ADJ? NOUN {=>is} very|so ADJ', 0.86],
      '^ it {=>is} located in|near|on',
      '^ they {=>are} located in|near|on',
      '^ @determiner ADJ? @onenoun {=>is} located in|near|on @determiner? @noun+ $$',
      '-@be there {=>is} a|an|no ADJ? NOUN in|near|at|on|around|by',
      'there {=>is} still a|an',
      'how long {=>have} you|they|we been',
      'how long {=>has} he|she|it been',
      'hope it {=>is} sunny|fine|warm|good|okay',
      '^ @determiner? @personnoun|flight|train|bus|he|she {=>is} going to be',
      'while i {=>was} VERB.ing',
    ],
  }),
  phraseRule({
    kind: 'missing-word',
    topic: 'relative-clauses',
    confidence: 0.9,
    why: {
      ja: '名詞を動詞で説明するときは、間に who や that が要ります。',
      en: 'To describe a noun with a verb, put "who" or "that" between them.',
      ko: '명사를 동사로 설명할 때는 사이에 who나 that이 필요해요.',
    },
    patterns: [
      'have|has|had a|an|one|two|some ADJ? @personnoun|coworkers|friends {=>who} lives|live|works|work|speaks|speak|likes|studies|plays',
      'there is|are|was a|many|some ADJ? @personnoun {=>who} lives|live|works|work|speaks|speak|likes|want|wants',
      // "People like him" are such as he.
      'there is|are|was a|many|some ADJ? @personnoun {=>who} like &to|music|movies|anime|animals|sports|sushi|@sport',
      'thing|bike|book|shirt|movie|song|material|materials|email|bag|car|restaurant|place|game|photo|present|phone|watch|letter|picture {what=>that} @subject VERB|@have',
      '@personnoun|person {which=>who} @commonverb|@be|@modal|lives|works',
      '@personnoun who {sitting|standing|living|working|talking|speaking|playing|wearing=>is $3}',
      'have|has a ADJ? @personnoun {his|her|that=>whose} father|mother|brother|sister|wife|husband|son|daughter is|was|works|lives',
      '@personnoun {who=>whose} father|mother|brother|sister|wife|husband|son|daughter|name|dream|job @be',
    ],
  }),
  phraseRule({
    kind: 'extra-word',
    topic: 'subjects-and-objects',
    confidence: 0.88,
    why: {
      ja: '主語は一つで十分です。名詞の後に he や she を重ねません。',
      en: 'One subject is enough: do not add "he" or "she" after the noun.',
      ko: '주어는 하나면 충분해요. 명사 뒤에 he나 she를 또 쓰지 않아요.',
    },
    patterns: ['^^ @possessive ADJ? @personnoun , {he|she|they=>} @verb|@be|@have|@modal'],
  }),
  phraseRule({
    kind: 'extra-word',
    topic: 'relative-clauses',
    confidence: 0.94,
    why: {
      ja: 'the way と how は重ねて使いません。どちらか一つにします。',
      en: 'Use "the way" or "how", not both at once.',
      ko: 'the way와 how는 함께 쓰지 않아요. 둘 중 하나만 써요.',
    },
    patterns: ['the way {how=>} @subject|people|@determiner|@possessive'],
  }),
  phraseRule({
    kind: 'conjunction',
    topic: 'conjunctions',
    confidence: 0.9,
    why: {
      ja: '文をつなぐ語と名詞の前の語は別です。although / because は文の前、despite / because of は名詞の前です。',
      en: 'Use although and because before a sentence, despite and because of before a noun.',
      ko: 'although·because는 문장 앞, despite·because of는 명사 앞에 써요.',
    },
    patterns: [
      '{despite of=>despite}',
      '{in spite=>in spite of} @determiner',
      'despite {of=>}',
      '{despite=>although} of? @subject @be|@have|VERB|@modal',
      'because {of=>} @subject @be|@have|VERB|@modal',
      ['^ {even=>even though} i|we|it|he|she am|was|were|is|are @stateadj|raining', 0.88],
      '^^ {despite=>although} @determiner @noun @be|@have|@modal',
      '{in spite of=>although} @determiner @noun @be|@have|@modal',
      'because {of=>} @determiner|NOUN @noun? is|are|was|were ADJ|VERB',
      '{in case of=>in case} it|he|she|they|we|i',
      '{thanks to=>because} we|i|they|he|she VERB|@be',
      '{due to=>because} @determiner NOUN is|are|was|were ADJ|VERB',
    ],
  }),
  phraseRule({
    kind: 'conjunction',
    topic: 'conjunctions',
    confidence: 0.9,
    why: {
      ja: '例は such as で挙げ、etc. に and は付けません。',
      en: 'Examples come after "such as", and "etc." takes no "and".',
      ko: '예는 such as로 들고, etc.에는 and를 붙이지 않아요.',
    },
    patterns: ['{such like=>such as}', '{and etc=>etc}'],
  }),
];
