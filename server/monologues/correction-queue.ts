/** A speech that waits for its correction. */
export interface CorrectionJob {
  readonly learnerId: string;
  readonly id: string;
}

/**
 * Has speeches corrected, one after the other and by one server, in the order in which they come; what was put in is done
 * also after this process has died. Put in again while it waits or is in work, it is done once.
 */
export interface CorrectionQueue {
  put(job: CorrectionJob): Promise<void>;
}
