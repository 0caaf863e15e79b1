import type { Structure } from './structure.ts';
import {
  ADVERBS,
  HAVE,
  ING,
  NOUN_PHRASE,
  PARTICIPLE,
  PASSIVE_PARTICIPLE,
  PAST,
} from './word-classes.ts';

const ADJECTIVE = '(?!a\\b|an\\b|the\\b|not\\b|going\\b|able\\b|time\\b)[a-z]+';

/** B1: what an independent speaker begins with. Sources as for the everyday ones. */
export const B1_STRUCTURES: readonly Structure[] = [
  {
    id: 'present-perfect',
    level: 'B1',
    pattern: new RegExp(
      `(?<!\\b(?:would|could|might|must|should|may|will|can|to)(?: not| never| probably| easily)? )\\b${HAVE} (?!been [a-z]+ing\\b|got\\b)${ADVERBS}(?!been ${PARTICIPLE})${PARTICIPLE}`,
      'gu',
    ),
  },
  {
    id: 'present-perfect-continuous',
    level: 'B1',
    pattern: new RegExp(`\\b${HAVE} ${ADVERBS}been ${ING}`, 'gu'),
  },
  {
    id: 'past-perfect',
    level: 'B1',
    pattern: new RegExp(
      `(?<!if (?:[a-z]+ ){1,2})\\bhad ${ADVERBS}(?!better\\b|to\\b|a\\b)${PARTICIPLE}(?! (?:time|meat|rice))`,
      'gu',
    ),
  },
  {
    id: 'passive',
    level: 'B1',
    pattern: new RegExp(`\\b(?:am|is|are|was|were) ${ADVERBS}${PASSIVE_PARTICIPLE}`, 'gu'),
  },
  {
    id: 'modal-passive',
    level: 'B1',
    pattern: new RegExp(
      `\\b(?:can|could|will|should|must|may|might|to|would) (?:not |also |easily |never )?be ${PASSIVE_PARTICIPLE}`,
      'gu',
    ),
  },
  {
    id: 'relative-clause',
    level: 'B1',
    pattern: new RegExp(
      `\\b(?:people|person|man|woman|friend|friends|someone|teacher|teachers|students|children|colleague|colleagues|boss|those|[a-z]+(?:er|or|ist)s?) who ${ADVERBS}[a-z]+|` +
        `(?<!,) (?!know|think|tell|ask|wonder|see|understand|decide|about|of|to|on|in|for|and|with)[a-z]{3,} which (?:is|are|was|were|has|have|can|will|makes|made|i|we|you|he|she|they)\\b|` +
        `\\b(?:thing|things|something|everything|anything|way|place|book|movie|one|food|job|company|song|city|town) that (?:i|we|you|he|she|they|is|are|was|were|has|have|can|makes|made)\\b`,
      'gu',
    ),
  },
  {
    id: 'relative-adverb',
    level: 'B1',
    pattern:
      /\b(?:place|places|city|town|country|house|room|company|restaurant|school|time|day|year|situation|situations|society|world|environment) (?:where|when) (?:i|we|you|he|she|they|people|everyone|my|the)\b/gu,
  },
  {
    id: 'first-conditional',
    level: 'B1',
    pattern: new RegExp(
      `\\bif (?:${NOUN_PHRASE}) (?!had\\b|were\\b|was\\b|did\\b|could\\b|would\\b|${PAST})[a-z]+[^.]*?\\b(?:will|can|should|may|must)\\b|\\b(?:will|can|should) [^.]*? if (?:${NOUN_PHRASE}) (?!had\\b|were\\b|was\\b|could\\b|would\\b|${PAST})[a-z]+`,
      'gu',
    ),
  },
  {
    id: 'second-conditional',
    level: 'B1',
    pattern: new RegExp(
      `\\bif (?:${NOUN_PHRASE}) (?!had (?:not )?(?:never )?${PARTICIPLE})${ADVERBS}(?:had|were|was|did|could|${PAST})\\b[^.]*?\\b(?:would|could|might) (?:not |never |probably |definitely )?(?!have ${PARTICIPLE})[a-z]+|` +
        `\\b(?:would|could|might) (?!have ${PARTICIPLE})[^.]*? if (?:${NOUN_PHRASE}) (?!had (?:not )?${PARTICIPLE})(?:had|were|was|did|could|${PAST})`,
      'gu',
    ),
  },
  {
    id: 'used-to',
    level: 'B1',
    pattern:
      /(?<!\b(?:am|is|are|was|were|be|been|get|got|getting|not) )\bused to (?!the\b|it\b|this\b|that\b)(?![a-z]+ing\b)[a-z]+/gu,
  },
  {
    id: 'reported-speech',
    level: 'B1',
    pattern: new RegExp(
      `\\b(?:said|told (?:me|us|him|her|them)|explained|mentioned|realized|noticed|complained|found out)(?: that)? (?:${NOUN_PHRASE}) (?:was|were|had|would|could|might|did|${PAST})|\\basked (?:me|us|him|her) (?:to|if|whether|what|why|where|how)\\b`,
      'gu',
    ),
  },
  {
    id: 'indirect-question',
    level: 'B1',
    pattern:
      /\b(?:know|wonder|understand|understood|remember|explain|decide|learned|learn|imagine|sure|thinking about|think about) (?:what|where|why|how|whether|if|when) (?:i|you|he|she|it|we|they|people|my|the|to)\b/gu,
  },
  {
    id: 'gerund-subject',
    level: 'B1',
    pattern: new RegExp(
      `(?:^|\\. |, |that |because |but |and |so |think )${ING}(?: (?!i\\b|we\\b|you\\b|he\\b|she\\b|they\\b)[a-z'-]+){0,6} (?:is|was|makes|made|helps|helped|has|gives|gave|can|takes|requires|seems|became)\\b`,
      'gu',
    ),
  },
  {
    id: 'modal-of-deduction',
    level: 'B1',
    pattern: new RegExp(
      `\\b(?:must|might|may|can not) be (?!able\\b|${PASSIVE_PARTICIPLE})[a-z]+|\\bmust (?:feel|know|think|love|miss)\\b`,
      'gu',
    ),
  },
  {
    id: 'it-is-to',
    level: 'B1',
    pattern: new RegExp(
      `\\bit (?:is|was|will be|would be|can be|might be) (?:not |very |so |really |quite |too )*${ADJECTIVE} (?:for [a-z' ]+? )?to [a-z]+`,
      'gu',
    ),
  },
  {
    id: 'so-that',
    level: 'B1',
    pattern:
      /\bso (?!i\b|we\b|he\b|she\b|it\b|they\b|that\b)[a-z]+ that (?:i|we|he|she|it|they|the|my)\b|\bso that (?:i|we|he|she|it|they|people|my|the)\b/gu,
  },
  { id: 'as-as', level: 'B1', pattern: /\bas (?!soon|well|long|far|if|a|the)[a-z]+ as\b/gu },
  {
    id: 'although',
    level: 'B1',
    pattern:
      /\b(?:although|even though|though|while|unless|as soon as|as long as|in order to|since) (?:i|we|he|she|it|they|you|people|there|my|the|some|many|[a-z]+)\b/gu,
  },
  {
    id: 'verb-object-infinitive',
    level: 'B1',
    pattern:
      /\b(?:want|wants|wanted|ask|asked|tell|told|teach|taught|allow|allows|allowed|advise|advised|encourage|encouraged|expect|expected|help|helps|helped) (?:me|him|her|us|them|you|people|my [a-z]+|children|students) (?:not )?to [a-z]+/gu,
  },
  {
    id: 'make-let-do',
    level: 'B1',
    pattern:
      /\b(?:make|makes|made|let|lets) (?:me|him|her|us|them|you|people) (?:feel|think|do|go|want|realize|laugh|smile|cry|forget|understand|use|try|work|study|know|be|have|eat|stay|leave|wait|worry)\b/gu,
  },
  {
    id: 'would-rather',
    level: 'B1',
    pattern:
      /\b(?:would rather|had better|be supposed to|(?:am|is|are|was|were) supposed to) [a-z]+/gu,
  },
];
