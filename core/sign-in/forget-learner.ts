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
}

/** Leaves nothing of a learner on this device, or nothing but what could not be sent. */
export class ForgetLearner {
  readonly #data: () => Promise<DeviceData>;

  /** @param data loaded when it is first needed. */
  constructor(data: () => Promise<DeviceData>) {
    this.#data = data;
  }

  async execute(learnerId: string, keepsUnsent: boolean): Promise<void> {
    const { copies, unsent } = await this.#data();
    const failures: unknown[] = [];
    for (const data of keepsUnsent ? copies : [...copies, ...unsent])
      await data.forget(learnerId).catch((error: unknown) => failures.push(error));
    // One place that can not be emptied keeps nothing in the others.
    if (failures.length > 0) throw new AggregateError(failures);
  }
}
