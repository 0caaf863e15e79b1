/** Before a verb in its plain form, with room for a word between: "to", "didn't", "you always". */
const PLAIN_VERB =
  "(?<=\\b(?:to|will|would|can|can't|could|couldn't|shall|should|shouldn't|must|may|might|do|don't|does|doesn't|did|didn't|please|let's|me|us|not|\\w+'ll|never|always|I|you|we|they)(?: just| also| really| always| please)? )";
const OBJECT =
  '(?= (?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|it|them|early|down|up|at)\\b)';
const EVENT =
  '(?= (?:concert|music|show|performance|band|event|broadcast|stream|streaming|TV|audience|chat|game|report|news)s?\\b)';
/** Nothing in the sentence before it asks for a plain form: "she read", but not "did she read". */
const NO_HELPER =
  "(?<!\\b(?:to|do|does|did|will|would|can|could|should|may|might|must|let|let's|please|\\w+n't|\\w+'ll)\\b[^.?!]*)";
const LONG_AGO =
  '(?=[^.?!]*\\b(?:yesterday|last (?:night|week|month|year|summer|winter|spring|fall)|ago|this morning)\\b)';

/**
 * Words of one spelling and two sounds that espeak takes for the other one, and a spelling for the sound that is meant.
 * Each says beside which words it is meant; capitals do not matter.
 */
export const HOMOGRAPHS: readonly (readonly [written: string, spelt: string])[] = [
  [`(?<=^|[.?!] )close${OBJECT}`, 'cloze'],
  [`${PLAIN_VERB}close(?! (?:to|friends?|by|enough)\\b)`, 'cloze'],
  [`live${EVENT}`, 'lyve'],
  ['(?<=\\b(?:broadcast|streamed|perform|performed|watch it|saw it|see it|seen it) )live', 'lyve'],
  [`${NO_HELPER}(?<=\\b(?:she|he|it|who) )read`, 'red'],
  [`${NO_HELPER}read${LONG_AGO}`, 'red'],
  [`${PLAIN_VERB}record${OBJECT}`, 'rekord'],
];
