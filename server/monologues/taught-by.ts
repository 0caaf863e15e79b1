import { isCounted, type CorrectedSentence } from '../../core/domain/monologue/correction.ts';
import { mendedSentence } from '../../core/domain/monologue/mended-sentence.ts';
import type { OwnQuestion } from './own-questions.ts';

/** What a sentence of hers teaches as a question; undefined where nothing in it counts as wrong. */
export function taughtBy({
  said,
  findings,
}: Pick<CorrectedSentence, 'said' | 'findings'>):
  | Pick<OwnQuestion, 'said' | 'answer' | 'note' | 'topics'>
  | undefined {
  const counted = findings.filter(isCounted);
  const [first] = counted;
  return (
    first && {
      said,
      answer: mendedSentence(said, counted),
      note: first.why,
      topics: [...new Set(counted.map(({ topic }) => topic))],
    }
  );
}
