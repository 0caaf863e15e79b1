import { phraseRule } from '../pattern/phrase-rule.ts';

/** "It was happened", "I was stolen my bag", "it was wrote by him". */
export const passives = [
  phraseRule({
    kind: 'passive',
    topic: 'passive',
    confidence: 0.93,
    why: {
      ja: 'happen、die、arrive、consist などの自動詞は受け身にできません。',
      en: 'Verbs such as happen, die, arrive and consist have no passive.',
      ko: 'happen, die, arrive, consist 같은 자동사는 수동태로 쓸 수 없어요.',
    },
    patterns: [
      '{was|were|are=>} happened|died|occurred|disappeared|appeared|arrived|existed',
      '-what|it|that|this|he|she|who {is=>} happened|died|occurred|disappeared|appeared|arrived|existed',
      '@have {been=>} happened|died|occurred|disappeared|arrived',
      '@modal not? {be happened=>happen}',
      '@modal not? {be occurred=>occur}',
      '@modal not? {be died=>die}',
      '{is consist|consisted=>consists} of',
      '{are consist|consisted=>consist} of',
      '{is belong|belonged|belonging=>belongs}',
      '{am|are belong|belonged|belonging=>belong}',
      '{was|were belong|belonged=>belonged}',
      '{@bepast fallen=>fell}',
      '{was|were gone down=>went down}',
      '{was|were gone up=>went up}',
    ],
  }),
  phraseRule({
    kind: 'passive',
    topic: 'passive',
    confidence: 0.93,
    why: {
      ja: 'する側が主語なので、受け身にしません。be 動詞は要りません。',
      en: 'The subject does it, so no passive: leave "be" out.',
      ko: '주어가 하는 쪽이라서 수동태로 하지 않아요. be동사는 필요 없어요.',
    },
    patterns: [
      '@subject|team|@personnoun {was|were=>} won|passed|failed the|a|my',
      '@subject|team|@personnoun {was|were=>} lost the|a|my game|match|wallet|phone|key|keys|job|bag|way',
    ],
  }),
  phraseRule({
    kind: 'passive',
    topic: 'passive',
    confidence: 0.93,
    why: {
      ja: '「〜される」は be + 過去分詞です。「{right}」になります。',
      en: 'The passive is "be" and the past participle: "{right}".',
      ko: '"~되다"는 be + 과거분사예요. "{right}" 쪽이 맞아요.',
    },
    patterns: [
      '@be {wrote|stole|took|gave|chose|ate|drew|forgot|drove|wore|spoke|knew|saw=>$2:participle} by|in|from|all|while|when',
      // "I was broke when I was young" is right.
      '@be {broke=>broken} by @object|@possessive|@personnoun',
      '-do|does|did @be {serve|use|make|build|call|write|sell|locate|invite|surprise|excite|disappoint|embarrass|bore|confuse|interest=>$2:participle} by|in|at|with|to|as|from',
      '-was|were i|he|she {=>was} born',
      '-was|were we|they {=>were} born',
      '^^ this|that|the|our|my NOUN {built|made|written|founded|established|opened|painted|designed=>was $3} in @digits $$',
      'meeting|party|event|festival|ceremony|concert|wedding|conference|game {will hold=>will be held}',
      'i|he|she {am|is=>was} born',
      '@bepast {born|borned|bear=>born}',
      '@subject {was|were grown|grew|growed up=>grew up}',
      '{i was stolen my NOUN=>my $5 was stolen}',
      '^ @possessive|the plane|train|flight|bus {=>was} delayed',
      'pets|smoking|photos|children|dogs|visitors {do not allow=>are not allowed}',
      'bridge|road|elevator|building|machine|station is {repairing=>being repaired}',
      'i|he|she|we|they almost {hit=>was hit} by',
      'i|he|she almost|nearly {hit=>was hit} by',
      'you|we|they {suppose=>are supposed} to',
      'i|he|she {suppose=>am supposed} to wear|be|go|come|take|leave',
    ],
  }),
];
