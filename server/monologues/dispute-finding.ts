import { withDispute } from '../../core/domain/monologue/correction.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { resultOf } from './correct-monologue.ts';
import type { Monologues } from './monologues.ts';

/** She says that a finding is no mistake, or takes that back: it counts nowhere as long as she says so. */
export class DisputeFinding {
  readonly #monologues: Monologues;

  constructor(monologues: Monologues) {
    this.#monologues = monologues;
  }

  async execute(
    learnerId: string,
    id: string,
    findingId: string,
    isDisputed: boolean,
  ): Promise<Result<undefined, { readonly kind: 'not-found' }>> {
    const correction = (await this.#monologues.ofId(learnerId, id))?.correction;
    const isThere = correction?.sentences.some(({ findings }) =>
      findings.some((finding) => finding.id === findingId),
    );
    if (!correction || !isThere) return fail({ kind: 'not-found' });
    const changed = withDispute(correction, findingId, isDisputed);
    await this.#monologues.replaceCorrection(learnerId, id, changed, resultOf(changed));
    return ok(undefined);
  }
}
