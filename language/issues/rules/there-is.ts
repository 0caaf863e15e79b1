import { phraseRule } from '../pattern/phrase-rule.ts';

const MANY = 'many|several|various|two|three|four|five|six|seven|eight|nine|ten|some|few';

/** "The last time I went there was five years ago": it is a place. */
const OF_THERE =
  '-@be|been|go|went|ate|lived|live|stayed|worked|work|studied|got|came|moved|met|spent';

export const thereIs = [
  phraseRule({
    kind: 'there-is',
    topic: 'there-is',
    confidence: 0.93,
    why: {
      ja: '主語と動詞の形を合わせます。ここは「{right}」です。',
      en: 'The verb agrees with the noun that follows: here "{right}".',
      ko: '동사는 뒤의 명사에 맞춰요. 여기는 "{right}"이에요.',
    },
    patterns: [
      'there {has=>have} been many|several|@number ADJ? @pluralnoun|people',
      'there {has=>have} been a few ADJ? @pluralnoun|people',
    ],
  }),
  phraseRule({
    kind: 'there-is',
    topic: 'there-is',
    confidence: 0.93,
    why: {
      ja: '「〜がある」は there is / there are で、動詞は後ろの名詞に合わせます。have は使いません。',
      en: 'Say "there is" or "there are", matching the noun that follows, and never "have" here.',
      ko: '"~이 있다"는 there is/there are로 말하고, 동사는 뒤의 명사에 맞춰요. have는 쓰지 않아요.',
    },
    patterns: [
      `${OF_THERE} there !@short {is=>are} not? too? many|several|various|@number !@mass|@uncountable`,
      `${OF_THERE} there {was=>were} not? too? many|several|various|@number`,
      `${OF_THERE} there !@short {is=>are} not? a? lot|lots of ADJ? @pluralnoun|people`,
      `${OF_THERE} there {was=>were} not? a? lot|lots of ADJ? @pluralnoun|people`,
      `${OF_THERE} there !@short {is=>are} not? any|some|no|so|a few? ADJ? many? ADJ? @pluralnoun|people`,
      `${OF_THERE} there {was=>were} not? any|some|no|so|a few? ADJ? many? ADJ? @pluralnoun|people`,
      `${OF_THERE} there !@short {is=>are} not? ADJ? @pluralnoun|people`,
      `${OF_THERE} there {was=>were} not? ADJ? @pluralnoun|people`,
      'there {are=>is} a|an !lot|few|couple|number|hundred|dozen|thousand|variety|million|group|bunch',
      'there {were=>was} a|an !lot|few|couple|number|hundred|dozen|thousand|variety|million|group|bunch',
      'there {are=>is} much|little|no|some|a? lot? of? @strictuncountable|traffic|water|snow',
      '{is=>are} there many|any|some|two|three @pluralnoun|ADJ',
      '{is=>are} there many',
      '{are=>is} there a|an|much',
      `there {have|has=>are} ${MANY}`,
      'there {have|has=>are} a? lot|lots of',
      'there {have|has=>are} @pluralnoun|people',
      'there {have|has=>is} a|an|no|@onenoun',
      'there {had=>was} a|an',
      `there {had=>were} ${MANY}`,
      `^ in|at|on|near|around @determiner? _? NOUN|PROPN {have|has=>there are} ${MANY}`,
      '^ in|at|on|near|around @determiner? _? NOUN|PROPN {have|has=>there is} a|an !lot|few|number',
      '^ in|at|on|near|around @determiner? _? NOUN|PROPN {have|has=>there are} a? lot|lots of',
      '^^ {it has=>there is} a|an ADJ? NOUN near|in|at|around|behind',
      `^^ {it has=>there are} ${MANY} ADJ? NOUN near|in|at|around|behind`,
    ],
  }),
];
