import { phraseRule } from '../pattern/phrase-rule.ts';

const VERY =
  'very|so|too|really|good|bad|nice|difficult|easy|important|delicious|cold|hot|fun|interesting|expensive|cheap|hard|quiet|convenient|necessary|possible|impossible|dangerous|beautiful|not';

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
      `think|thought|hope|feel|believe|know|said|say {=>it} is|was|will &${VERY}|be`,
      `^^ in winter|summer|spring|autumn|january|july|august|december , {=>it} is &${VERY}`,
      `^^ {=>it} is|was &very|so|too`,
      'but|and|so , {=>it} is|was &very|so|too',
      '^ @subject @adverb? do|does|did not? like|liked|enjoy {=>it} at|very|so much|all',
      '^ @subject @adverb? like|liked|love|loved|enjoyed|enjoy {=>it} very much $',
      '^ @subject @adverb? like|liked|love|loved|enjoyed|enjoy {=>it} a lot $',
      '^ @subject really? enjoyed {=>it} $',
      ['^^ i like|love|liked|loved {=>it} $', 0.85],
      '^^ yesterday|today {=>I} @commonverb.past',
      '^^ last|this week|month|night|year|summer|weekend|sunday|saturday {=>I} @commonverb.past',
      'and|but finally|then {=>I} gave|went|decided|got|came|bought|found|ate',
    ],
  }),
  phraseRule({
    kind: 'missing-word',
    topic: 'be-and-verbs',
    confidence: 0.9,
    why: {
      ja: '形容詞や -ing の前には be動詞が必要です。「{right}」になります。',
      en: 'Before an adjective or an -ing form English needs "be": "{right}".',
      ko: '형용사나 -ing 앞에는 be동사가 필요해요. "{right}"이(가) 돼요.',
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
      '@subject|NOUN {=>is} located in|near|on',
      'there {=>is} a|an|no ADJ? NOUN in|near|at|on|around|by',
      'there {=>is} still a|an',
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
      'there is|are|was a|many|some ADJ? @personnoun {=>who} lives|live|works|work|speaks|speak|likes|like|want|wants',
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
      '{such like=>such as}',
      '{and etc=>etc}',
      ['^ {even=>even though} i|we|it|he|she am|was|were|is|are @stateadj|raining', 0.88],
    ],
  }),
];
