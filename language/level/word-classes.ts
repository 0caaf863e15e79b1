import { IRREGULAR_VERBS } from './irregular-forms.ts';

const anyOf = (words: readonly string[]): string => `(?:${[...new Set(words)].join('|')})`;

// What this file exports are sources of regular expressions without capturing groups.

const NOT_PAST =
  'need|feed|speed|seed|weed|indeed|bed|red|hundred|wed|shed|sacred|naked|wicked|breed|bleed|exceed|proceed|succeed';

const PREFIX = '(?:re|un|over|mis|out)?';

export const PAST = `(?:${PREFIX}${anyOf(IRREGULAR_VERBS.flatMap((verb) => (verb.past[0] === verb.base ? [] : verb.past)))}|(?!(?:${NOT_PAST})\\b)[a-z]{2,}ed)\\b`;
export const PARTICIPLE = `(?:${PREFIX}${anyOf(IRREGULAR_VERBS.flatMap((verb) => verb.participle))}|(?!(?:${NOT_PAST})\\b)[a-z]{2,}ed)\\b`;
/** Participles that are adjectives to a learner: "I am tired" is no passive. */
export const ADJECTIVE_PARTICIPLE =
  '(?:tired|interested|excited|surprised|bored|worried|married|scared|pleased|satisfied|confused|disappointed|' +
  'embarrassed|annoyed|relaxed|stressed|frightened|ashamed|exhausted|supposed|used|gone|located|born|retired|convinced|' +
  'concerned|motivated|impressed|amazed|shocked|frustrated|depressed|limited|prepared|advanced|hurt|lost|done|' +
  'relieved|crowded|closed|inclined|accustomed|determined|qualified|experienced|sophisticated|going)\\b';
export const PASSIVE_PARTICIPLE = `(?!${ADJECTIVE_PARTICIPLE})${PARTICIPLE}`;
export const ING =
  '(?!(?:thing|something|anything|nothing|everything|morning|evening|during|king|ring|spring|string|wing|bring|sing|ceiling|wedding|building|meeting|sibling|darling|swing|sting|cling|fling|pudding|interesting|boring|exciting|amazing|surprising|willing)s?\\b)[a-z]{2,}ing\\b';
const NOUN_OR_ADJECTIVE =
  "(?!(?:am|is|are|was|were|had|has|have|do|does|did|will|would|can|could|may|might|must|should)\\b)[a-z'-]+";
/** A subject that may have a few words: my mother, the old man. */
export const NOUN_PHRASE = `(?:i|you|he|she|it|we|they|people|everyone|(?:my|your|his|her|our|their|the|a|an|some|many|most|this|that|these|those) (?:${NOUN_OR_ADJECTIVE} ){0,2}${NOUN_OR_ADJECTIVE})`;
export const HAVE = '(?:have|has)\\b';
export const MODAL = '(?:can|could|will|would|should|may|might|must|shall)\\b';
export const ADVERBS =
  '(?:(?:not|never|ever|always|often|usually|also|just|already|still|really|recently|finally|even|only|probably|both|all|sometimes|completely|actually|so|now|being) )*';
