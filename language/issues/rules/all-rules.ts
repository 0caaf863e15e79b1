import type { Rule } from '../pattern/phrase-rule.ts';
import { adjectivePrepositions } from './adjective-prepositions.ts';
import { agreement } from './agreement.ts';
import { conjunctions } from './conjunctions.ts';
import { comparison } from './comparison.ts';
import { modalsAndDo } from './modals-and-do.ts';
import { numberRules } from './number-rules.ts';
import { quantifiers } from './quantifiers.ts';
import { participleAdjectives } from './participle-adjectives.ts';
import { passives } from './passives.ts';
import { tensePhrases } from './tense-phrases.ts';
import { timePrepositions } from './time-prepositions.ts';
import { verbPatterns } from './verb-patterns.ts';
import { verbPrepositions } from './verb-prepositions.ts';
import { verbsWithoutPreposition } from './verbs-without-preposition.ts';
import { articles } from './articles.ts';
import { irregularForms } from './irregular-forms.ts';
import { katakanaEnglish } from './katakana-english.ts';
import { lookAlikes } from './look-alikes.ts';
import { missingWords } from './missing-words.ts';
import { possessivesAndPronouns } from './possessives-and-pronouns.ts';
import { thereIs } from './there-is.ts';
import { wordChoice } from './word-choice.ts';
import { wordOrder } from './word-order.ts';
import { bareNouns } from './bare-nouns.ts';
import { doubleConjunctions } from './double-conjunctions.ts';
import { pastMarkers } from './past-markers.ts';
import { timeClauses } from './time-clauses.ts';
import { bareSubjects } from './bare-subjects.ts';
import { pastStories } from './past-stories.ts';
import { adverbForms } from './adverb-forms.ts';

/** In no order that matters: the surest finding wins. */
export const ALL_RULES: readonly Rule[] = [
  ...adverbForms,
  pastStories,
  bareSubjects,
  timeClauses,
  pastMarkers,
  doubleConjunctions,
  bareNouns,
  ...articles,
  ...irregularForms,
  ...katakanaEnglish,
  ...lookAlikes,
  ...missingWords,
  ...possessivesAndPronouns,
  ...thereIs,
  ...wordChoice,
  ...wordOrder,
  ...adjectivePrepositions,
  ...agreement,
  ...comparison,
  ...conjunctions,
  ...modalsAndDo,
  ...numberRules,
  ...quantifiers,
  ...participleAdjectives,
  ...passives,
  ...tensePhrases,
  ...timePrepositions,
  ...verbPatterns,
  ...verbPrepositions,
  ...verbsWithoutPreposition,
];
