import { withDispute } from '../../core/domain/monologue/correction.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { resultOf } from './correct-monologue.ts';
import type { Monologues } from './monologues.ts';

/** She says that a finding is no mistake, or takes that back: it counts nowhere as long as she says so. */
export class DisputeFinding {
  readonly #monologues: Pick<Monologues, 'changeCorrection'>;

  constructor(monologues: Pick<Monologues, 'changeCorrection'>) {
    this.#monologues = monologues;
  }

  async execute(
    learnerId: string,
    id: string,
    findingId: string,
    isDisputed: boolean,
  ): Promise<Result<undefined, { readonly kind: 'not-found' }>> {
    const isChanged = await this.#monologues.changeCorrection(learnerId, id, (before) => {
      const isThere = before.sentences.some(({ findings }) =>
        findings.some((finding) => finding.id === findingId),
      );
      if (!isThere) return undefined;
      const correction = withDispute(before, findingId, isDisputed);
      return { correction, result: resultOf(correction) };
    });
    return isChanged ? ok(undefined) : fail({ kind: 'not-found' });
  }
}
