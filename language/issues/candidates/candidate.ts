import type { Finding } from '../finding.ts';

/** A change that may or may not be an improvement: a language model is asked. */
export interface Candidate {
  readonly finding: Finding;
  /** By how many nats the changed sentence must be likelier. */
  readonly marginNats: number;
  /** Any sentence is likelier without one of its words, and an unlikely one by more: it needs no less proof. */
  readonly isDrop?: boolean;
}
