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

export interface MovedReminder {
  readonly learnerId: string;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Who wants to be reminded, and when.
 *
 * - `due` gives those who are on and whose time has come, the longest waiting first, at most `limit`.
 * - `move` gives each its next time, but for whom it was moved meanwhile: by another server, or by herself.
 */
export interface Reminders {
  put(reminder: Reminder): Promise<void>;
  of(learnerId: string): Promise<Reminder | undefined>;
  /** All who are on, in pieces, for what is told to everybody. */
  allOn(after: string | undefined, limit: number): Promise<readonly Reminder[]>;
  due(now: Date, limit: number): Promise<readonly Reminder[]>;
  move(moved: readonly MovedReminder[]): Promise<void>;
}
