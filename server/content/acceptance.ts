import { compare } from '../../language/judge/compare.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import { wordsOf } from '../../language/normalise/normalise.ts';
import { nearestAccepted, type Accepted } from '../../language/wordings/accepted-wordings.ts';

/** A wording that says the same is among so few nearest ones. */
const AS_GOOD_AS_SAID = 3;

/** Whether a sentence says the same as one of these. */
export const isAccepted = (said: string, answers: readonly string[]): boolean =>
  compare(saidWords(said), answers).outcome === 'accepted';

/** Whether the judge can tell a wrong variant from all that is accepted. */
export const isToldApart = (wrong: string, accepted: Accepted): boolean =>
  compare(saidWords(wrong), nearestAccepted(accepted, wordsOf(wrong), AS_GOOD_AS_SAID)).outcome ===
  'not-accepted';
