import { phraseRule } from '../pattern/phrase-rule.ts';

/** "Even it rains", "I don't know that he comes or not", "neither A or B". */
export const conjunctions = [
  phraseRule({
    kind: 'conjunction',
    topic: 'conjunctions',
    confidence: 0.92,
    why: {
      ja: '文や語をつなぐ語が違います。ここは「{right}」です。',
      en: 'Another joining word is needed here: "{right}".',
      ko: '문장이나 말을 잇는 말이 달라요. 여기는 "{right}"이에요.',
    },
    patterns: [
      '^^ {even=>even if} it VERB.s',
      '^^ {even=>even if} i|you|we|they practise|practice|study|try|fail',
      'know|sure|wonder|decide|decided|care|matter {that=>whether} _ _* _* or not $',
      '<ask> me|him|her|them|us {that=>if} @subject',
      '<ask> @determiner|@possessive NOUN {that=>if} @subject',
      'not sure {even if=>if}',
      'neither @determiner? NOUN {or=>nor} @determiner|NOUN',
      'both @determiner? NOUN {or=>and} @determiner|NOUN',
      'so ADJ|ADV {and=>that} @subject can|could not',
      '^^ hurry up , {and=>or} @subject will miss|be',
      '@have been @number|a|an|many|several|over _? @timeunit {when=>since} @subject',
      '<act|behave> {as=>as if} i|he|she|they|it|we',
      '{so as=>so that} @subject can|could|will|would',
    ],
  }),
];
