import type { Structure } from './structure.ts';
import { ADVERBS, ING, MODAL, NOUN_PHRASE, PAST } from './word-classes.ts';

const DETERMINED =
  '(?:a|an|the|my|your|his|her|our|their|this|that|many|some|it|them|you|me|english|japanese)\\b';

/**
 * A1 and A2. Levels follow what the English Grammar Profile and the CEFR-J Grammar Profile teach about when learners come
 * to a structure; the choice, the wording and the patterns are ours.
 */
export const EVERYDAY_STRUCTURES: readonly Structure[] = [
  {
    id: 'present-of-be',
    level: 'A1',
    pattern: /\b(?:i am|you are|(?:he|she|it|this|that) is|(?:we|they) are)\b/gu,
  },
  { id: 'there-is', level: 'A1', pattern: /\bthere (?:is|are) (?!been)[a-z]+/gu },
  { id: 'can', level: 'A1', pattern: /\b(?:i|you|he|she|it|we|they|people) can (?:not )?[a-z]+/gu },
  { id: 'want-to', level: 'A1', pattern: /\b(?:want|wants|like|likes|love|loves) to [a-z]+/gu },
  {
    id: 'present-continuous',
    level: 'A1',
    pattern: new RegExp(`\\b(?:am|is|are) ${ADVERBS}(?!going to\\b)${ING}(?! been)`, 'gu'),
  },
  {
    id: 'past-simple',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:${NOUN_PHRASE} ${ADVERBS}(?:was|were|${PAST})|did not [a-z]+|(?:and|then) (?:went|ate|saw|bought|had|came|made|played|watched|enjoyed)\\b)`,
      'gu',
    ),
  },
  {
    id: 'past-continuous',
    level: 'A2',
    pattern: new RegExp(`\\b(?:was|were) ${ADVERBS}(?!going to\\b)${ING}`, 'gu'),
  },
  {
    id: 'going-to',
    level: 'A2',
    pattern: /\b(?:am|is|are) (?:not )?going to (?!(?:school|work|bed|the|a|my|church)\b)[a-z]+/gu,
  },
  {
    id: 'will',
    level: 'A2',
    pattern: /\bwill (?:not |probably |never |also )?(?!have\b|be [a-z]+ing\b)[a-z]+/gu,
  },
  {
    id: 'obligation',
    level: 'A2',
    pattern: /\b(?:have to|has to|had to|must not|must|should) (?:not )?(?!have\b|be\b)[a-z]+/gu,
  },
  { id: 'could', level: 'A2', pattern: /\bcould (?:not )?(?!have\b)[a-z]+/gu },
  {
    id: 'comparative',
    level: 'A2',
    pattern:
      /\b(?:more [a-z]+(?:ful|ing|ive|ous|ant|ent|ult|ble|lar|ed|al)|(?!other|another|rather|whether|either|neither|together|further|after|ever|never)[a-z]{3,}er|less [a-z]+|better|worse) than\b/gu,
  },
  {
    id: 'superlative',
    level: 'A2',
    pattern:
      /\b(?:the|my) (?:most (?!of\b)[a-z]+|best|worst|(?!forest|rest|west|interest|request|honest|test|guest)[a-z]{3,}est)\b/gu,
  },
  { id: 'because', level: 'A2', pattern: /\bbecause (?:of )?(?:[a-z]+)/gu },
  {
    id: 'when-clause',
    level: 'A2',
    pattern:
      /\b(?:when|before|after|until) (?:i|he|she|we|they|you|it|my [a-z]+) (?!and\b)[a-z]+/gu,
  },
  {
    id: 'infinitive-of-purpose',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:go|goes|went|come|came|stop|stopped|work|works|study|studied|use|used it|save|saved)(?: (?!(?:used|want|wanted|like|and|that|is|was)\\b)[a-z]+){0,3} to (?!the\\b|my\\b|a\\b|school\\b|work\\b|bed\\b|[a-z]+ing\\b|that\\b|an\\b|japan\\b|tokyo\\b|kyoto\\b)(?:see|buy|get|learn|study|watch|meet|visit|eat|play|make|take|help|become|improve|have|find|go|be|do|read|talk|speak|relax|enjoy|listen|travel|practice|prepare|pick|say|work|save|look)\\b`,
      'gu',
    ),
  },
  {
    id: 'gerund-object',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|start|started|stop|stopped|finish|finished|hate|keep|practice|tried) ${ING}`,
      'gu',
    ),
  },
  {
    id: 'gerund-after-preposition',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:at|in|for|about|of|by|without|after|before|from|on) (?!going to)${ING}`,
      'gu',
    ),
  },
  {
    id: 'shall-we-would-like',
    level: 'A2',
    pattern: /\b(?:would (?:like|love) to [a-z]+|would like (?:a|an|some)\b)/gu,
  },
  {
    id: 'that-clause',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:think|thinks|thought|know|knew|hope|hoped|feel|felt|believe|guess|heard|sure) (?:that )?(?:${NOUN_PHRASE}) (?:[a-z]+)`,
      'gu',
    ),
  },
  {
    id: 'too-and-enough',
    level: 'A2',
    pattern: /\b(?:too (?!much\b|many\b)[a-z]+ (?:for|to)|(?!and|not)[a-z]+ enough (?:to|for))\b/gu,
  },
  {
    id: 'so-result',
    level: 'A2',
    pattern: new RegExp(
      `(?:, |\\. )so (?:${NOUN_PHRASE})\\b|[a-z] so (?:i|we|he|she|they|it)\\b`,
      'gu',
    ),
  },
  {
    id: 'two-object-verb',
    level: 'A2',
    pattern: new RegExp(
      `\\b(?:gave|give|gives|show|showed|taught|teach|teaches|tell|told|send|sent|bought|lend|lent) (?:me|him|her|us|them) ${DETERMINED}`,
      'gu',
    ),
  },
  {
    id: 'modal-of-possibility',
    level: 'A2',
    pattern: /\b(?:may|might) (?:not )?(?!have\b|well\b)[a-z]+/gu,
  },
  {
    id: 'question',
    level: 'A1',
    pattern: new RegExp(
      `(?:^|\\. )(?:what|where|when|why|how|do|does|did|${MODAL}) (?:do|does|did|is|are|you|about|can)\\b`,
      'gu',
    ),
  },
];
