import type { Counted, Limits } from './limits.ts';
import { currentBehalf } from './on-behalf-of.ts';

/** Counts every call to a cloud, by learner, by address and for all, so that no bill is open at the top. */
export class CloudBudget {
  readonly #limits: Pick<Limits, 'take'>;

  constructor(limits: Pick<Limits, 'take'>) {
    this.#limits = limits;
  }

  /** Whether one more call may be made today; then it is counted. */
  async mayCall(): Promise<boolean> {
    const behalf = currentBehalf();
    const counted: Counted[] = behalf
      ? [
          { limit: 'cloud-of-learner', key: behalf.learnerId },
          { limit: 'cloud-of-address', key: behalf.address },
        ]
      : [];
    return (await this.#limits.take([...counted, { limit: 'cloud-of-all', key: 'all' }])).ok;
  }
}
