/** One place on this device where something of a learner's is kept. */
export interface LearnerData {
  /** Nothing of hers is left there. */
  forget(learnerId: string): Promise<void>;
}

export interface DeviceData {
  /** Copies of what the server has. */
  readonly copies: readonly LearnerData[];
  /** What the server may not have yet. */
  readonly unsent: readonly LearnerData[];
  /** What she has paid for, and the server may not know of yet: it goes with her account alone. */
  readonly paid: readonly LearnerData[];
}

/** What stays on the device. */
export type Kept = 'nothing' | 'paid' | 'paid and unsent';

/** Leaves nothing of a learner on this device, or nothing but what stays hers until she is back. */
export class ForgetLearner {
  readonly #data: () => Promise<DeviceData>;

  /** @param data loaded when it is first needed. */
  constructor(data: () => Promise<DeviceData>) {
    this.#data = data;
  }

  async execute(learnerId: string, kept: Kept): Promise<void> {
    const { copies, unsent, paid } = await this.#data();
    const failures: unknown[] = [];
    const going = [
      ...copies,
      ...(kept === 'paid and unsent' ? [] : unsent),
      ...(kept === 'nothing' ? paid : []),
    ];
    for (const data of going)
      await data.forget(learnerId).catch((error: unknown) => failures.push(error));
    // One place that can not be emptied keeps nothing in the others.
    if (failures.length > 0) throw new AggregateError(failures);
  }
}
