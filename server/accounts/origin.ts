/** From which device and address a learner signs in. */
export interface Origin {
  /** What the device says it is; empty when it says nothing. */
  readonly device: string;
  /** A keyed hash of her address. */
  readonly place: string;
  /** What the device says of who has signed in there; empty when it says nothing. */
  readonly cookie: string;
  /** The id of the device, if this learner has signed in on it before. */
  knownTo(learnerId: string): string | undefined;
}

/** For tests: a device that says nothing. */
export const NOWHERE: Origin = { device: '', place: '', cookie: '', knownTo: () => undefined };
