/** What she is asked before she signs out. */
export type LeavingQuestion = 'guest' | 'unsent';

/** How she leaves a device that others use as well. */
export interface LeavesDevice {
  /** Where she is asked what becomes of what was not sent, she leaves it on the device. */
  signsOut(): Promise<void>;
  erasesAndSignsOut(): Promise<void>;
  /** Up to the question, if there is one. */
  wantsToSignOut(): Promise<void>;
  isAsked(): Promise<LeavingQuestion | undefined>;
  stays(): Promise<void>;
  /** Whatever lies on the device that is no setting of the device itself. */
  traces(): Promise<readonly string[]>;
}
