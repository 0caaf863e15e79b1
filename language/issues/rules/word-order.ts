import { phraseRule } from '../pattern/phrase-rule.ts';

const KNOW =
  '<know|tell|remember|wonder|ask|understand|explain|show|forget|see|guess|imagine|decide>|sure';

export const wordOrder = [
  phraseRule({
    kind: 'word-order',
    topic: 'indirect-questions',
    confidence: 0.93,
    why: {
      ja: '文の中に入った疑問文は、「主語 + 動詞」の順に戻ります。「{right}」とします。',
      en: 'A question inside a sentence keeps the order of a statement: "{right}".',
      ko: '문장 안에 들어간 의문문은 "주어 + 동사" 순서로 써요. "{right}"로 말해요.',
    },
    patterns: [
      `${KNOW} @object? @possessive? @personnoun? where|what|who|how|when|why {am|is|are|was|were @subject|this|that=>$7 $6}`,
      `${KNOW} @object? where|what|who|how|when|why {am|is|are|was|were @determiner NOUN+=>$5 $6 $4} $`,
      `${KNOW} @object? why|how|when|where {is|are|was|were @determiner NOUN=>$5 $6 $4} ADJ|VERB|so`,
      `${KNOW} @object? how|what much|old|far|long|many|time|day {is|was|are @subject|this|that=>$6 $5}`,
      `${KNOW} @object? how|what much|old|far|long|time {is|was|are @determiner NOUN=>$6 $7 $5} $`,
      `${KNOW} @object? @wh {can|could|will|would|should @subject=>$5 $4}`,
      `${KNOW} @object? @wh {did @subject VERB.base|do|have=>$5 $6:past}`,
      `${KNOW} @object? @wh {does @subject VERB.base|do|have=>$5 $6:s}`,
      `${KNOW} @object? @wh {do @subject VERB.base|do|have=>$5 $6}`,
      `${KNOW} @object? @wh {did @determiner NOUN VERB.base=>$5 $6 $7:past}`,
      `${KNOW} @object? @wh {does @determiner NOUN VERB.base=>$5 $6 $7:s}`,
    ],
  }),
  phraseRule({
    kind: 'word-order',
    topic: 'word-order-questions',
    confidence: 0.9,
    why: {
      ja: '疑問文では、be動詞・助動詞・do を主語の前に出します。「{right}」です。',
      en: 'In a question, be, a helper or "do" comes before the subject: "{right}".',
      ko: '의문문에서는 be동사·조동사·do가 주어 앞에 와요. "{right}"이에요.',
    },
    patterns: [
      '^^ how long|often|much|many {you|they|we have|are=>$4 $3}',
      '^^ where|why|how {you are=>are you} VERB.ing|going|from|@stateadj',
      '^^ where|why {he|she is=>is $2} VERB.ing|@stateadj',
      // "When you're free, call me" is half a sentence more.
      '^^ when {you are=>are you} @stateadj ~@subject|@object|please|VERB* $$',
      '^^ when {you are=>are you} VERB.ing|from ~@subject|@object|please|do|be|@have* $$',
      '^^ when {he|she is=>is $2} VERB.ing|@stateadj ~@subject|@object|please|do|be|@have* $$',
      '^^ what|where|why|when|how kind? of? NOUN? {=>do} you|they @commonverb.base $',
      '^^ what|where|why {=>do} you|they @commonverb.base to|for|in|on|it|that _? $',
      '^^ why|where {you went=>did you go}',
      '^ what {means|mean this|that|it=>does $3 mean}',
      '^ what {means|mean @determiner NOUN=>does $3 $4 mean}',
      '^^ why {you did not=>did you not}',
      '^^ which {=>do} you like|prefer|want|use|need',
      '^ what time {you @commonverb.base=>do you $4}',
    ],
  }),
  phraseRule({
    kind: 'word-order',
    topic: 'adverb-position',
    confidence: 0.92,
    why: {
      ja: '副詞の位置が違います。always などは一般動詞の前・be動詞の後、very much や yesterday は目的語の後です。',
      en: 'Adverbs have their place: always and the like before the verb (after be), very much and yesterday after the object.',
      ko: '부사의 위치가 달라요. always 등은 일반동사 앞·be동사 뒤, very much나 yesterday는 목적어 뒤에 와요.',
    },
    patterns: [
      '^^ {always|never @subject @commonverb=>$2 $1 $3}',
      ['^ @subject {@commonverb always|usually|never=>$3 $2} &_', 0.88],
      [
        '^ @subject {always|usually|often|never am|is|are|was|were=>$3 $2} &ADJ|VERB|a|the|@stateadj|at|in',
        0.9,
      ],
      '^ @subject {always|usually|never can|will=>$3 $2}',
      '@subject {very=>really} like|love|enjoy|want|hope|miss|appreciate|hate|liked|loved|enjoyed|wanted',
      '<like|love|enjoy|enjoyed> {very much|well @determiner? @noun=>$4 $5 very much} $',
      '<speak> {well|fluently|fluent @language=>$3 $2}',
      '{very a @quality=>a very $3} NOUN',
      '^^ {@subject yesterday=>yesterday $1} VERB',
      '<meet|see|buy|eat|visit|watch|call|finish> {yesterday|today @determiner ADJ? NOUN+=>$3 $4 $5 $2}',
      '<want|need|would> {to more VERB.base=>to $4 more} !NOUN',
      '<want|need|try|like> to {more spend time=>spend more time}',
      '{now right=>right now}',
      '{not enough @shortadj=>not $3 enough} !NOUN',
      '-so|very {@quality something|anything|nothing=>$2 $1} $',
    ],
  }),
  phraseRule({
    kind: 'word-order',
    topic: 'adjective-order',
    confidence: 0.88,
    why: {
      ja: '形容詞は「感想・大きさ・新旧・色・国籍」の順に並べます。「{right}」です。',
      en: 'Adjectives go in the order opinion, size, age, colour, origin: "{right}".',
      ko: '형용사는 의견·크기·나이·색·국적 순서로 써요. "{right}"이에요.',
    },
    patterns: [
      '{@colour big|small|large|long|tall|short|new|old|nice|beautiful|cute|little=>$2 $1} NOUN',
      '{@nationality traditional|famous|old|new|popular|young|big|small|beautiful|delicious=>$2 $1} NOUN',
    ],
  }),
];
