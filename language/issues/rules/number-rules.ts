import { CERTAIN } from '../finding.ts';
import { phraseRule } from '../pattern/phrase-rule.ts';
import { FALSE_PLURALS } from '../words/uncountable-nouns.ts';

const PLURAL_WHY = {
  ja: '数えられる名詞が二つ以上なので、複数形の「{right}」にします。',
  en: 'More than one of a countable noun: use the plural "{right}".',
  ko: '셀 수 있는 명사가 둘 이상이므로 복수형인 "{right}" 쪽을 써요.',
};
/** A singular that can be counted, as far as we know. */
const ONE =
  '@countable.singular|@personnoun.singular|room|bus|car|house|thing|place|problem|cat|egg|relative|ticket|bedroom|photo|kilo|holiday|bag';

export const numberRules = [
  phraseRule({
    kind: 'number',
    topic: 'plural-nouns',
    confidence: 0.93,
    why: PLURAL_WHY,
    patterns: [
      `-grade|number|room|chapter|lesson|at @number ADJ? {${ONE}=>$3:plural} !@nounonly|old|PROPN`,
      '-one|grade @number more|other? {hour|minute|day|week|month|year|time|kilo|second=>$3:plural} !NOUN|walk|drive|ride|break|stop|old|ADJ',
      `many|several|various|these|those ADJ? {${ONE}=>$3:plural} !@nounonly|PROPN`,
      `a few ADJ? {${ONE}=>$4:plural} !@nounonly`,
      `a lot of ADJ? {${ONE}|rule|friend|tourist=>$5:plural} !@nounonly`,
      `lots of ADJ? {${ONE}=>$4:plural} !@nounonly`,
      `one of @possessive|the|these ADJ? {${ONE}=>$5:plural} !@nounonly`,
      'one of the|my|our|japan @superlative {@onenoun=>$5:plural} !@nounonly',
      'one of the|my most|best ADJ? {@onenoun=>$6:plural} !@nounonly',
      `most|some|many|all|both of @possessive|the|these {${ONE}=>$4:plural} !@nounonly`,
      `both {${ONE}=>$2:plural} !@nounonly|and`,
      `all the|my ADJ? {child|student|teacher|friend|member|person|shop|room|student|customer=>$4:plural} !@nounonly`,
      `other {person|country|student|friend|shop|restaurant|customer|member=>$2:plural} $`,
      'too|so|how many {@onecount=>$3:plural} !@nounonly',
      '@number {pair|piece|cup|glass|bottle|kind|slice=>$2:plural} of',
      [
        '-grade|number|room|chapter|lesson|at @number {@onecount=>$2:plural} !NOUN|old|VERB|ADJ',
        0.85,
      ],
      ['many|several @quality? {@onecount=>$3:plural} !NOUN|ADJ', 0.88],
      'english|language|communication|speaking|listening|cooking|writing {skill=>skills}',
      'have any {plan|question|brother|sister|hobby|pet|child|kid|problem|suggestion|recommendation=>$3:plural} !NOUN',
      'like|likes|love|loves|prefer|prefers|hate|hates !meeting|feeling|building|painting|drawing {@countable.singular|dog|cat|animal|train|car|game=>$2:plural} !NOUN|VERB',
      'my {parent @commonverb=>parents $3}',
      'my {parent=>parents} are|have|were',
      [
        'some @adverb? ADJ? VERB? {friend|person|student|book|photo|picture|question|problem|shop|souvenir=>$5:plural} !@nounonly',
        0.9,
      ],
      '<make> {a? friend=>friends} with|in|at|because',
      '<change> {the? train=>trains}',
      '<change> {job=>jobs} !NOUN',
      '<shake> {hand=>hands}',
      '@number {year=>years} old !@nounonly',
      '<brush> @possessive {tooth=>teeth}',
      'own {tooth=>teeth}',
      '<wear|clean|lose|find|buy> @possessive? {glass=>glasses} $',
      'nice|new|clean|warm|old|dirty|casual {cloth=>clothes} !@nounonly',
      'whose {@countable.singular|glove|shoe=>$2:plural} are these|those',
      '@number of {this=>these} $',
      '@number of {that=>those} $',
      'accept|with|under|in|of|for {that=>those} @pluralnoun $',
    ],
  }),
  phraseRule({
    kind: 'number',
    topic: 'countable-uncountable',
    confidence: 0.95,
    why: {
      ja: '「{right}」は数えられない名詞なので、複数形にしません。',
      en: '"{right}" cannot be counted, so it has no plural.',
      ko: '"{right}" 같은 명사는 셀 수 없어서 복수형이 없어요.',
    },
    patterns: [...FALSE_PLURALS]
      .filter(([wrong]) => !/^(?:progresses|researches)$/u.test(wrong))
      .map(([wrong, right]) => `-he|she|it|who|that {${wrong}=>${right}}`)
      .concat(['out of {times=>time}']),
  }),
  phraseRule({
    kind: 'number',
    topic: 'numbers-and-units',
    confidence: 0.95,
    why: {
      ja: 'yen や percent は、複数でも形が変わりません。',
      en: '"Yen" and "percent" stay the same in the plural.',
      ko: 'yen과 percent는 복수여도 형태가 바뀌지 않아요.',
    },
    patterns: ['@number|thousand|hundred|million {yens=>yen}', '{percents=>percent}'],
  }),
  phraseRule({
    kind: 'number',
    topic: 'countable-uncountable',
    confidence: CERTAIN,
    why: {
      ja: '数えられない名詞は、two slices of bread や a piece of advice のように数えます。',
      en: 'What cannot be counted is counted in pieces: two slices of bread, a piece of advice.',
      ko: '셀 수 없는 명사는 two slices of bread, a piece of advice처럼 세요.',
    },
    patterns: [
      '@number {breads=>slices of bread}',
      '@number {advices|informations|furnitures|luggages|baggages|equipments=>pieces of $2:singular}',
    ],
  }),
  phraseRule({
    kind: 'number',
    topic: 'each-every',
    confidence: 0.94,
    why: {
      ja: 'each、every、another、a の後は単数形です。',
      en: 'After each, every, another and "a" the noun is singular.',
      ko: 'each, every, another, a 뒤에는 단수형을 써요.',
    },
    patterns: [
      'every|each {@pluralnoun=>$2:singular} !@nounonly|@article|@possessive|@number|@adverb',
      '{every people=>everyone}',
      'each {others=>other}',
      [
        'a|an !series|species|means|headquarters|crossroads {@pluralnoun=>$2:singular} !@nounonly|of|up',
        0.85,
      ],
    ],
  }),
  phraseRule({
    kind: 'number',
    topic: 'numbers-and-units',
    confidence: 0.93,
    why: {
      ja: '数の後の hundred、thousand や、名詞の前で「〜歳の」「〜日間の」と言う語は、単数のままです。',
      en: 'hundred and thousand after a number, and a measure before a noun, stay singular: "a three-year-old boy".',
      ko: '숫자 뒤의 hundred, thousand와 명사 앞에 오는 단위는 단수로 써요.',
    },
    patterns: [
      '@number {hundreds=>hundred} !of',
      '@number {thousands=>thousand} !of',
      '@number {millions=>million} !of',
      ['@be {@number years old=>a $2-year-old} boy|girl|child|man|woman', 0.95],
      '{@number years old=>$1-year-old} @personnoun|NOUN',
      'a {@number days=>$2-day} trip|tour|holiday|vacation|conference|event',
      'a {@number hours=>$2-hour} trip|drive|flight|meeting|walk|lesson|movie|class',
      'a {@number minutes=>$2-minute} walk|drive|break|ride|speech',
      'a {two-days=>two-day} NOUN',
      'a {three-days=>three-day} NOUN',
      'a {three-years-old=>three-year-old} NOUN',
      'i {have=>am} @number years old',
      'i {have @number years=>am $3 years old} $',
    ],
  }),
  phraseRule({
    kind: 'number',
    topic: 'plural-nouns',
    confidence: 0.9,
    why: {
      ja: '複数の名詞の前では、this ではなく these を使います。',
      en: 'Before a plural noun say "these", not "this".',
      ko: '복수 명사 앞에는 this가 아니라 these를 써요.',
    },
    patterns: [
      'VERB|ADP|like {this=>these} !series|species|news|crossroads @pluralnoun !@nounonly|VERB',
    ],
  }),
];
