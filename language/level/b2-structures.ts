import type { Structure } from './structure.ts';
import { ADVERBS, ING, NOUN_PHRASE, PARTICIPLE, PASSIVE_PARTICIPLE, PAST } from './word-classes.ts';

/** B2: longer reach, more distance. Sources as for the everyday ones. */
export const B2_STRUCTURES: readonly Structure[] = [
  {
    id: 'third-conditional',
    level: 'B2',
    pattern: new RegExp(
      `\\bif (?:${NOUN_PHRASE}) had ${ADVERBS}${PARTICIPLE}[^.]*?\\b(?:would|could|might) (?:not |never |probably )?(?:have|be)\\b|\\b(?:would|could|might) (?:not |never |probably )?have ${PARTICIPLE}[^.]*? if\\b`,
      'gu',
    ),
  },
  {
    id: 'past-modal',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:must|might|may|could|should|would|can not|ought to) (?:not |never |probably |easily )?have ${PARTICIPLE}`,
      'gu',
    ),
  },
  {
    id: 'wish-past',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:wish|wishes|wished|if only) (?:${NOUN_PHRASE}) ${ADVERBS}(?:had|were|was|could|would|did|knew|${PAST})`,
      'gu',
    ),
  },
  {
    id: 'perfect-or-continuous-passive',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:(?:have|has|had) ${ADVERBS}been|(?:is|are|was|were) ${ADVERBS}being) ${PASSIVE_PARTICIPLE}`,
      'gu',
    ),
  },
  {
    id: 'causative',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:have|had|get|got|having|getting) (?:my|his|her|our|their|your|the|it) (?:[a-z]+ )?(?:cut|done|checked|fixed|repaired|cleaned|painted|stolen|pulled|delivered|corrected|tested|published|taken|printed)\\b`,
      'gu',
    ),
  },
  {
    id: 'non-defining-relative',
    level: 'B2',
    pattern:
      /[a-z] , (?:which|who|whose|whom|where) (?:(?:is|are|was|were|has|have|had|can|will|would|i|we|you|he|she|it|they|means|makes|made|helps?|often|usually|also|really|always|my|the|in|used|gave|allows?|[a-z]+ed|[a-z]{3,}s))\b/gu,
  },
  {
    id: 'preposition-relative',
    level: 'B2',
    pattern:
      /\b(?:in|to|for|with|from|of|by|at|on|through|about|under|during) (?:which|whom) (?!is\b|are\b)[a-z]+|\b[a-z]+ whose [a-z]+/gu,
  },
  {
    id: 'what-clause',
    level: 'B2',
    pattern:
      /(?:^|\. |, |but |and |that )what (?:really |actually |most )?(?:i|we|you|people|they|he|she|matters|makes|made|surprises|surprised|worries|struck|bothers|concerns|impressed|helped|matters)(?: [a-z]+){0,6}? (?:is|was)\b/gu,
  },
  {
    id: 'concession',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:despite|in spite of|regardless of|whereas|no matter (?:how|what|where|who)|however (?!,)[a-z]+ (?:it|i|we|they)|even if|as opposed to|instead of ${ING}|rather than)\\b`,
      'gu',
    ),
  },
  {
    id: 'not-only-but-also',
    level: 'B2',
    pattern: /\bnot only [^.]*?\bbut (?:[a-z]+ )*?(?:also|as well)\b/gu,
  },
  {
    id: 'the-more-the-more',
    level: 'B2',
    pattern:
      /\bthe (?:more|less|better|longer|older|harder|earlier|faster|[a-z]+er) (?:[a-z]+ ){1,6}, the (?:more|less|better|longer|harder|faster|easier|worse|[a-z]+er)\b/gu,
  },
  {
    id: 'be-used-to-doing',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:used|accustomed|look(?:ing)? forward|devoted|committed) to ${ING}`,
      'gu',
    ),
  },
  {
    id: 'future-perfect-or-continuous',
    level: 'B2',
    pattern: new RegExp(
      `\\bwill (?:probably |not |never )?(?:have (?:been )?(?:${PARTICIPLE}|${ING})|be (?!going\\b)${ING})`,
      'gu',
    ),
  },
  {
    id: 'past-perfect-continuous',
    level: 'B2',
    pattern: new RegExp(`\\bhad ${ADVERBS}been ${ING}`, 'gu'),
  },
  {
    id: 'the-fact-that',
    level: 'B2',
    pattern:
      /\b(?:the (?:fact|idea|belief|feeling|impression|possibility|view|argument|assumption|notion|sense) that|it is (?:often |widely |sometimes )?(?:said|believed|thought|argued|claimed|known) that|it (?:seems|appears|turns out|turned out) (?:to me )?that|(?:is|are) (?:said|believed|thought|expected|considered|likely|unlikely) to)\b/gu,
  },
  {
    id: 'gerund-after-verb-preposition',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:prevent|prevents|prevented|stop|stops|stopped|keep|keeps|discourage|discourages) (?:me|us|him|her|them|you|people|[a-z]+) from ${ING}|\\b(?:end up|ended up|succeed in|insist on|insisted on|apologize for|accused of|capable of|worth|no point in|difficulty|trouble|struggle with|tend to avoid) ${ING}`,
      'gu',
    ),
  },
  {
    id: 'reduced-relative',
    level: 'B2',
    pattern: new RegExp(
      `\\b(?:the|a|an|of|many|some|most|all|any|those|these) (?:[a-z]+ )?(?:people|students|workers|children|products|goods|things|food|books|programs|services|employees|person|companies|problems|company|information|skills|those|films|movies|policies) (?:${ING}|(?:made|written|called|born|caused|used|produced|known|based|given|raised|affected|faced|provided|created|offered|spoken|involved)\\b)`,
      'gu',
    ),
  },
];
