import type { Structure } from './structure.ts';
import { ADVERBS, ING, NOUN_PHRASE, PARTICIPLE } from './word-classes.ts';

const MAIN_CLAUSE = `(?:${NOUN_PHRASE}|[a-z]+) (?:[a-z]+)`;

/** C1: structures that place and weigh what is said. Sources as for the everyday ones. */
export const C1_STRUCTURES: readonly Structure[] = [
  {
    id: 'inversion',
    level: 'C1',
    pattern:
      /(?:^|\. |, |and |but )(?:never(?: before)?|rarely|seldom|hardly(?: ever)?|scarcely|little|nowhere|not until [a-z ]+?|only (?:then|when [a-z ]+?|after [a-z ]+?|by [a-z ]+?|recently|in [a-z ]+?)|not only|no sooner|under no circumstances|at no time|in no way|so [a-z]+) (?:do|does|did|have|has|had|is|are|was|were|can|could|will|would|should) (?:i|you|he|she|it|we|they|people|the|my|a|this|that|there)\b/gu,
  },
  {
    id: 'inverted-conditional',
    level: 'C1',
    pattern: new RegExp(
      `(?:^|\\. |, |and |but )(?:had (?:${NOUN_PHRASE}) ${ADVERBS}${PARTICIPLE}|were (?:${NOUN_PHRASE}) (?:to|not|in)|should (?:you|we|they|anyone|the need) (?!be )[a-z]+ ,?)|\\b(?:had it not been for|were it not for)\\b`,
      'gu',
    ),
  },
  {
    id: 'participle-clause',
    level: 'C1',
    pattern: new RegExp(
      `(?:^|\\. |, (?:and |but )?)(?:not )?(?:having (?:been )?${PARTICIPLE}(?: [a-z'-]+){0,10}|(?:given|faced with|compared with|compared to|seen|viewed|raised|brought up|left|caught|judging|speaking as|looking back|growing up|coming from|being|knowing|feeling|working|living|considering)(?: (?!is\\b|was\\b|are\\b|makes\\b|has\\b|can\\b|helps\\b|that\\b)[a-z'-]+){1,10}) , (?:${MAIN_CLAUSE})|[a-z] , (?:thereby |thus |often |partly |perhaps |effectively |ultimately |inevitably )?(?:making|leaving|allowing|meaning|leading|causing|forcing|creating|resulting|turning|suggesting|reducing|reinforcing|depriving|giving|blurring|rendering|exposing|raising|prompting|ignoring|undermining|enabling|hoping|wondering)\\b`,
      'gu',
    ),
  },
  {
    id: 'it-cleft',
    level: 'C1',
    pattern:
      /\bit (?:is|was|is not|was not) (?:only |precisely |often |usually |not |perhaps |largely |the very )?(?:the |my |this |that |these |his |her |our |their |in |through |when |because |by |a |an )?(?!(?:true|clear|obvious|important|natural|possible|likely|said|good|sad|surprising|strange|time|such|so|certain|essential|necessary|unfortunate|fair|interesting|thought|believed|argued|known|shame|pity)\b)[a-z' -]{2,50}? that (?:really |actually |ultimately |first |finally )?(?:i|we|you|he|she|they|makes?|made|matters?|gave|gives|keeps?|kept|drives?|drove|determines?|counts?|changed|shaped|taught|allowed|allows?|ought|should|caused|prevents?|helped|brings?|got|hold|holds|separates?)\b/gu,
  },
  {
    id: 'wh-cleft',
    level: 'C1',
    pattern:
      /\b(?:what (?:strikes|struck|intrigues|concerns|worries|fascinates|troubles|troubled|matters|tends|remains|distinguishes|sets) [^.]{1,60}? (?:is|was)\b|all (?:that )?(?:i|we|you|it|they) (?:need|want|can|could|ask|takes|had to|have to|did)(?: [a-z]+){0,3} (?:is|was)|the (?:thing|reason|way|point) (?:is|i|we|they|that) [^.]{0,40}?\bis that)\b/gu,
  },
  {
    id: 'weighing-conjunction',
    level: 'C1',
    pattern:
      /\b(?:insofar as|in so far as|(?:provided|providing|given) that (?:i|we|you|he|she|it|they|people|there|my|the|our|most|many|some|everyone)|on condition that|lest|albeit|notwithstanding|in that (?:it|they|he|she|we|i)|much as (?:i|we|they)|as (?:strange|odd|paradoxical|difficult|much|trivial|tempting) as (?:it|that) (?:may|might)|be (?:it|that) as it may|let alone|not to mention|so much so that|such that|to the (?:extent|point) (?:that|where)|the extent to which|whatever the|be it)\b/gu,
  },
  {
    id: 'hedging',
    level: 'C1',
    pattern:
      /\b(?:may well|might well|could well|might as well|can not help but|can not but|one (?:might|could|may|can) (?:argue|say|wonder|object)|it (?:could|might|can|is) (?:be )?(?:argued|tempting|arguable|worth (?:noting|asking|remembering|pointing))|i would (?:argue|contend|say|suggest|go so far)|to some extent|to a (?:large|certain|great) (?:extent|degree)|more often than not|for all (?:its|their|the|his|her)|if anything|by no means|far from (?:being|it|a|the|[a-z]+ing)|(?:is|are|was|were) bound to|that (?:being )?said)\b/gu,
  },
  {
    id: 'perfect-infinitive-or-gerund',
    level: 'C1',
    pattern: new RegExp(
      `\\b(?:seem|seems|seemed|appear|appears|claim|claims|pretend|happen|happened|known|said|believed|supposed) to have (?:been )?${PARTICIPLE}|\\b(?:of|for|from|without|despite|regret|after|to|about|by|remember) having (?:been )?${PARTICIPLE}`,
      'gu',
    ),
  },
  {
    id: 'subjunctive',
    level: 'C1',
    pattern:
      /\b(?:suggest|suggested|recommend|recommended|insist|insisted|demand|demanded|propose|proposed|essential|imperative|crucial|vital) that (?:i|he|she|it|we|they|you|everyone|the [a-z]+|my [a-z]+|people|companies|employees|schools|governments) (?:not )?(?:be|have|go|take|learn|make|do|try|work|get|stay|give|should)\b/gu,
  },
  {
    id: 'noun-phrase-with-of-gerund',
    level: 'C1',
    pattern: new RegExp(
      `\\b(?:the|a|our|their) (?:prospect|process|act|burden|notion|art|habit|sense|effect|risk|temptation|cost|likelihood|purpose|challenge|consequence) of (?:being |not |having )?(?:${ING})`,
      'gu',
    ),
  },
  {
    id: 'as-though',
    level: 'C1',
    pattern:
      /\b(?:as though|as if|it is (?:high |about )?time (?:we|i|they|you|people|companies|japan) [a-z]+(?:ed|d|t)\b)/gu,
  },
];
