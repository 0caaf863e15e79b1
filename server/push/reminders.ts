import type { Language } from '../../core/shared/language.ts';

export interface Reminder {
  readonly learnerId: string;
  readonly isOn: boolean;
  /** Of her clock, 0 to 23. */
  readonly hour: number;
  /** An IANA zone. */
  readonly timeZone: string;
  readonly language: Language;
  readonly nextAt: Date;
}

/**
 * Who wants to be reminded, and when.
 *
 * - `claimDue` gives those who are on and whose time has come, the longest waiting first, at most `limit`, and moves each to
 *   what `next` says. Of several servers that ask at the same moment each gets others: no reminder is claimed twice.
 */
export interface Reminders {
  put(reminder: Reminder): Promise<void>;
  of(learnerId: string): Promise<Reminder | undefined>;
  /** All who are on, in pieces, for what is told to everybody. */
  allOn(after: string | undefined, limit: number): Promise<readonly Reminder[]>;
  claimDue(now: Date, limit: number, next: (due: Reminder) => Date): Promise<readonly Reminder[]>;
}
