import type { Page, Place } from '../page.ts';

/** What is written down of who came in, who tried, and what was changed or taken out. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'proved',
  'refresh-reused',
  'changed',
  'exported',
  'operator-acted',
  'refused',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** What is counted by the hour where it was refused: attempts to get in or round, for which no learner is known. */
export const REFUSALS_COUNTED = [
  'refresh-refused',
  'wrong-password',
  'code-refused',
  'wrong-code',
  'passkey-refused',
  'purchase-refused',
  'attestation-refused',
  'guest-refused',
  'link-invalid',
  'password-needed',
  'too-many-requests',
  'teacher-day-limit',
  'speech-day-limit',
  'cross-site',
  'tls-needed',
  /** An id in the path of a call that is of another learner, or of nothing. */
  'not-hers',
] as const;

export type CountedRefusal = (typeof REFUSALS_COUNTED)[number];

/** By what she signed in; what was changed, exported or done. A closed list: nothing a person wrote gets into the record. */
export const SECURITY_SUBJECTS = [
  'password',
  'email',
  'account-closed',
  'devices',
  'passkey',
  'code',
  'purchase',
  'mail-link',
  'passkey-added',
  'passkey-removed',
  'one-time-codes-on',
  'one-time-codes-off',
  'recovery-codes',
  'own-data',
  'security-record',
  ...REFUSALS_COUNTED,
] as const;

export type SecuritySubject = (typeof SECURITY_SUBJECTS)[number];

export interface SecurityEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityEventKind;
  /** Undefined for what belongs to no learner. */
  readonly learnerId: string | undefined;
  /** As `addressOf` gives it; undefined for what did not come over the network. */
  readonly address: string | undefined;
  readonly subject: SecuritySubject | undefined;
  /** Of `refused`: how often, since it was last written. */
  readonly count?: number | undefined;
}

/**
 * What happened around accounts, added to and never changed.
 *
 * - `ofLearner` and `all` give a page of it, the newest first.
 * - `toForward` gives what another system does not have yet, in the order it was added; `forwarded` says that it has these.
 * - An event outlives its learner: that an account was closed is part of the record.
 * - `removeBefore` forgets what is older than the operator keeps it; what is younger than `SHORTEST_KEPT_DAYS` it never does.
 */
export interface SecurityRecord {
  add(event: SecurityEvent): Promise<void>;
  ofLearner(learnerId: string, page: Page): Promise<readonly SecurityEvent[]>;
  all(page: Page): Promise<readonly SecurityEvent[]>;
  toForward(limit: number): Promise<readonly SecurityEvent[]>;
  forwarded(ids: readonly string[]): Promise<void>;
  removeBefore(at: Date): Promise<void>;
}

/** The database itself refuses to forget sooner. */
export const SHORTEST_KEPT_DAYS = 30;

export const placeOfEvent = ({ at, id }: SecurityEvent): Place => ({ at, id });
