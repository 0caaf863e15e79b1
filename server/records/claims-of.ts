import { wordingKey } from '../judging/judged-wordings.ts';
import type { ClaimedWording } from './records.ts';

/** "It was right", as one learner said it of one wording. */
export interface Claim {
  readonly learnerId: string;
  readonly questionId: string;
  readonly wording: string;
}

/** What so many learners claimed, the most first; each wording as the first of these claims has it. */
export function claimsOf(claims: readonly Claim[], byAtLeast: number): readonly ClaimedWording[] {
  const byWording = Map.groupBy(
    claims,
    ({ questionId, wording }) => `${questionId} ${wordingKey(wording)}`,
  );
  return [...byWording.values()]
    .flatMap((of) => {
      const learners = new Set(of.map(({ learnerId }) => learnerId)).size;
      return of.slice(0, 1).map(({ questionId, wording }) => ({ questionId, wording, learners }));
    })
    .filter(({ learners }) => learners >= byAtLeast)
    .toSorted((a, b) => b.learners - a.learners);
}
