import { MONTHS } from '../../normalise/read-dates.ts';
import { COLLECTIVE } from '../words/collective-nouns.ts';

/** As they are written: "may" is a verb. */
const MONTH = [...MONTHS].map((month) => month.charAt(0).toUpperCase() + month.slice(1)).join('|');

/**
 * How people say things that a grammar of written English does not know, and another way to say the same that it does. What
 * is wrong elsewhere in the sentence stays wrong in it.
 */
const SAID_OTHERWISE: readonly (readonly [said: RegExp, known: string])[] = [
  [
    /^(?:well|oh|look|hey|wow|so|then|now|ok|okay|yes|yeah|no|um|ah|right|sure|actually|anyway|honestly|sorry|excuse me|of course|in that case|to be honest|to begin with|first of all|by the way|if anything|if you ask me|in my opinion|for example|in other words|as you know),?\s+(?=\S+\s+\S)/iu,
    '',
  ],
  [
    /,? (?:please|then|though|too|either|right|okay|you know|at all|after all|for now|so far|thanks|thank you)(?=[.?!]?$)/iu,
    '',
  ],
  [/^(?:how|what) about (?=\w)/iu, 'I like '],
  [
    /^(?:how come|what if|it turns out|it turned out|i bet|suppose|supposing|imagine|the (?:thing|problem|point|truth) is(?: that|,)?) (?=\S+ \S)/iu,
    'I know that ',
  ],
  [/^thanks (?=for|to|so much|a lot)/iu, 'Thank you '],
  [
    /^(?=(?:with|without|to|for|from|at|in|on|by|about|under) (?:[\w']+ ){0,4}[\w']+[.?!]?$)/iu,
    'It is ',
  ],
  [/^(?:sounds|looks|seems) (?=good|great|nice|like|fun)/iu, 'It $& '],
  [/^(?=(?:not|never|no|only|just|maybe|about) )/iu, ''],
  [/\bso (\w+) (?=(?:i|you|he|she|we|they|my|it|the)\b)/giu, 'so $1 that '],
  [/^(how|where|when|why|what|who)['’]d (?=(?:you|he|she|we|they|i)\b)/iu, '$1 did '],
  [/,? (?:would|will|could|can|won't) you(?=\?$)/iu, ''],
  [
    /, (?:and so|nor|and neither) (?:am|is|are|was|were|do|does|did|have|has|had|can|will|would) \w+(?=[.?!]?$)/iu,
    '',
  ],
  [/,? as far as (?:i|we) (?:can tell|know|remember)\b/giu, ''],
  [/^(?:(?:my|her|his|our|their|the|its) )?\w+ being [^,]+, (?=\S+ \S)/iu, ''],
  [/(?:['’]d| would) (?:rather|sooner) (?=(?:i|you|he|she|it|we|they)\b)/giu, ' wished '],
  [/(?<=['’]d|would) sooner (?=\w)/giu, ' rather '],
  [/\bcould do with (?=\w)/giu, 'need '],
  [/(?<=['’]d better) not\b/giu, ''],
  [/\b(and|but) (?=(?:didn't|couldn't|wouldn't|can't|won't|never \w+ed) )/giu, '$1 he '],
  [
    /\b(a|an|one|the|this) (?:whole )?(?:day|week|month|morning|afternoon|evening|night|year) off\b/giu,
    '$1 holiday',
  ],
  [
    new RegExp(`\\b(?:${[...COLLECTIVE].join('|')}) (?=(?:are|were|have|do)(?:n't)?\\b)`, 'giu'),
    'people ',
  ],
  [new RegExp(`\\b(\\d{1,2}) (${MONTH})\\b`, 'gu'), '$2 $1'],
  [/ (?:hand in hand|side by side|arm in arm|face to face|back to back)\b/giu, ''],
  [/\bway (?=\w+er\b|more\b|less\b|too\b)/giu, 'far '],
  [/\b(?:the other day|these days|these past few days|just now)\b/giu, 'yesterday'],
  [/\b(before|after|until) bed\b/giu, '$1 lunch'],
  [/\b[\w-]+ percent (?=less|more|higher|lower)/giu, 'much '],
  [/ (?:at least|at best|at most|for sure|for free|on purpose|by hand|so much|this much)\b/giu, ''],
  [/\b(let (?:me|us)) \w+ly\b/giu, '$1'],
  [/\b(?:end|ends|ended|ending) up (?=\w+ing\b)/giu, 'kept '],
  [/\blike (?=(?:nothing|something|nobody|i|you|he|she|we|they) \w)/giu, 'as if '],
  [/\byet(?=[.?!]?$)/giu, 'today'],
  [/\bthis (?=good|bad|big|long|late|early|tired|happy|much|delicious)\b/giu, 'so '],
  [/\bback then\b/giu, 'then'],
  [/\b(?:gonna)\b/giu, 'going to'],
  [/\b(?:wanna)\b/giu, 'want to'],
  [/\b(?:gotta)\b/giu, 'have to'],
];

/** The sentence itself, and where it has any of these, the same without them. */
export function spokenReadings(sentence: string): readonly string[] {
  const known = SAID_OTHERWISE.reduce(
    (text, [said, instead]) => text.replace(said, instead),
    sentence,
  );
  const capital = known.charAt(0).toUpperCase() + known.slice(1);
  return known === sentence ? [sentence] : [sentence, capital];
}
