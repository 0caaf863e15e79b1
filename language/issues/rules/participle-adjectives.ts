import { phraseRule } from '../pattern/phrase-rule.ts';

const FEELINGS = [
  ['interesting', 'interested', 'interest'],
  ['boring', 'bored', 'bore'],
  ['exciting', 'excited', 'excite'],
  ['surprising', 'surprised', 'surprise'],
  ['confusing', 'confused', 'confuse'],
  ['disappointing', 'disappointed', 'disappoint'],
  ['embarrassing', 'embarrassed', 'embarrass'],
  ['shocking', 'shocked', 'shock'],
  ['tiring', 'tired', 'tire'],
  ['satisfying', 'satisfied', 'satisfy'],
  ['frightening', 'frightened', 'frighten'],
] as const;
const DEGREE = 'so|very|really|too|a|little|bit|quite|pretty|more|not|also';
const THINGS =
  'movie|film|book|story|game|match|news|lesson|concert|trip|job|event|drama|show|festival|test|weather|result|life|lecture|speech|meeting|museum|class|party|music|work|song|instructions|place|town|journey|it|this|that';
const PLACED_BEFORE =
  'movie|film|book|story|game|match|news|lesson|concert|trip|job|event|drama|show|experience|result|place|thing|things|day|time|books|movies|stories|museum|topic|idea|city';

/** "I am boring", "an interested book": who feels, and what makes one feel. */
export const participleAdjectives = [
  phraseRule({
    kind: 'participle-adjective',
    topic: 'participle-adjectives',
    confidence: 0.93,
    why: {
      ja: '気持ちを感じる人は -ed、そう感じさせる物は -ing で表します。ここは「{right}」です。',
      en: 'Whoever feels it takes -ed, whatever causes it takes -ing: here "{right}".',
      ko: '감정을 느끼는 사람은 -ed, 그렇게 느끼게 하는 것은 -ing로 말해요. 여기는 "{right}"이에요.',
    },
    patterns: FEELINGS.flatMap(([cause, feel, base]) => [
      `i|we @be|feel|felt|feeling|got|get|became ${DEGREE}* {${cause}=>${feel}}`,
      // "It's exciting to travel", "they are exciting to watch": what causes it may be the subject.
      `he|she|they|you|@personnoun|people @be ${DEGREE}* {${cause}=>${feel}} in|about|at|with|by`,
      `${THINGS} @be ${DEGREE}* {${feel}=>${cause}} !in|about|by|with|at|to|of`,
      `if|when you @be ${DEGREE}* {${cause}=>${feel}} $`,
      `<make> @person ${DEGREE}* {${cause}=>${feel}}`,
      `{${feel}=>${cause}} ${PLACED_BEFORE}`,
      `@subject @be|felt|got ${DEGREE}* {${base}=>${feel}} !NOUN`,
      `${THINGS} @be ADV? ADJ and {${feel}=>${cause}}`,
      `${THINGS} @be ADV? long and {${feel}=>${cause}}`,
    ]),
  }),
];
