import { phraseRule } from '../pattern/phrase-rule.ts';

const OWNED =
  'house|car|room|birthday|dog|cat|name|job|wedding|phone|bag|book|computer|family|husband|wife|apartment|party|school|company|parents|mother|father|hometown|opinion|favorite|hobby';

export const possessivesAndPronouns = [
  phraseRule({
    kind: 'possessive',
    topic: 'possessives',
    confidence: 0.92,
    why: {
      ja: "「〜の」は、人なら 名詞 + 's か my / his などの所有格で表します。「{right}」です。",
      en: 'For "whose", use \'s after a person, or my, his, her …: "{right}".',
      ko: '"~의"는 사람이면 명사 + \'s나 my, his 같은 소유격으로 말해요. "{right}"이에요.',
    },
    patterns: [
      `@possessive {friend|brother|sister|mother|father|husband|wife|son|daughter|boss|teacher|grandmother|grandfather|boyfriend|girlfriend|cousin|uncle|aunt=>$2's} ${OWNED}`,
      'a|an|one|some|two|these|this ADJ? friend|friends|coworker|colleague of {me|my=>mine} !@noun|ADJ',
      'a|an|one|some|two|these|this ADJ? photo|book of {my=>mine} !@noun|ADJ',
      'a|an|some friend|friends of {him=>his}',
      'a|an|some friend|friends of {her=>hers}',
      'a|an|some friend|friends of {us|our=>ours}',
      `{me=>my} friend|friends|${OWNED}`,
      `{he=>his} ${OWNED} @be`,
      `{she=>her} ${OWNED} @be`,
      `{they=>their} ${OWNED} @be`,
      '{a|an|the=>} my|your|his|our|their',
      'have|know|about|for|in|with {you=>your} name|time|phone|email|address|opinion|help|house|family|country|job|number|password',
    ],
  }),
  phraseRule({
    kind: 'pronoun',
    topic: 'pronouns',
    confidence: 0.92,
    why: {
      ja: '主語には I / he、目的語や前置詞の後には me / him、主語と同じ人には myself などを使います。',
      en: 'I and he are subjects, me and him objects; for the same person as the subject use myself, himself …',
      ko: '주어는 I/he, 목적어나 전치사 뒤는 me/him, 주어와 같은 사람은 myself 등을 써요.',
    },
    patterns: [
      'with|for|from|about|to|of|at {i=>me} $',
      'with|for|from|about|to|of|at {he=>him} $',
      'with|for|from|about|to|of|at {she=>her} $',
      'with|for|from|about|to|of|at {we=>us} $',
      'with|for|from|about|to|of|at {they=>them} $',
      '^^ {him=>he} is|was|has|VERB.s',
      '^^ {me=>I} am|have|like|go|want|VERB.past',
      '^ my|our _? @personnoun and {me=>I} VERB|are|were|have|went',
      'i <enjoy|hurt|introduce> {me=>myself}',
      'we <enjoy> {us=>ourselves}',
      'i enjoyed {=>myself} &with|there',
      '-@be|@verb with|for|about|from|at|by {she=>her} on|in|about',
      'with|for|about|from|at|by {she=>her} $',
      'with|for|about|from|at|by {they=>them} $',
    ],
  }),
];
