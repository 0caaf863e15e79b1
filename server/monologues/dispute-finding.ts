import { withDispute, type CorrectedSentence } from '../../core/domain/monologue/correction.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { resultOf } from './correct-monologue.ts';
import type { Monologues } from './monologues.ts';
import type { OwnQuestions } from './own-questions.ts';
import { taughtBy } from './taught-by.ts';

interface DisputeFindingParts {
  readonly monologues: Pick<Monologues, 'changeCorrection'>;
  readonly ownQuestions: Pick<OwnQuestions, 'ofMonologue' | 'keep' | 'remove'>;
}

/** She says that a finding is no mistake, or takes that back: it counts nowhere as long as she says so. */
export class DisputeFinding {
  readonly #parts: DisputeFindingParts;

  constructor(parts: DisputeFindingParts) {
    this.#parts = parts;
  }

  async execute(
    learnerId: string,
    id: string,
    findingId: string,
    isDisputed: boolean,
  ): Promise<Result<undefined, { readonly kind: 'not-found' }>> {
    let sentences: readonly CorrectedSentence[] = [];
    const isChanged = await this.#parts.monologues.changeCorrection(learnerId, id, (before) => {
      if (placeOf(findingId, before.sentences) === -1) return undefined;
      const correction = withDispute(before, findingId, isDisputed);
      ({ sentences } = correction);
      return { correction, result: resultOf(correction) };
    });
    if (!isChanged) return fail({ kind: 'not-found' });
    await this.#teach(learnerId, id, sentences, placeOf(findingId, sentences));
    return ok(undefined);
  }

  /** A question that she made of the sentence teaches what still counts as wrong in it. */
  async #teach(
    learnerId: string,
    id: string,
    sentences: readonly CorrectedSentence[],
    place: number,
  ): Promise<void> {
    const { ownQuestions } = this.#parts;
    const made = await ownQuestions.ofMonologue(learnerId, id);
    const question = made.find(({ sentence }) => sentence === place);
    const sentence = sentences[place];
    if (!question || !sentence) return;
    const taught = taughtBy(sentence);
    if (taught) await ownQuestions.keep({ ...question, ...taught });
    else await ownQuestions.remove(learnerId, question.id);
  }
}

const placeOf = (findingId: string, sentences: readonly CorrectedSentence[]): number =>
  sentences.findIndex(({ findings }) => findings.some(({ id }) => id === findingId));
