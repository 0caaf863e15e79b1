import type { Outcome } from '../../core/verbal-composition/record.ts';
import type { Tomorrow } from '../../core/verbal-composition/tomorrow.ts';

export interface KeepsRecords {
  /** Titles of all records that are found by this part of a name, the latest first. */
  found(name: string): Promise<readonly string[]>;
  /** Right and answered of the record that is open. */
  score(): Promise<{
    readonly correct: number;
    readonly answered: number;
    readonly questions: number;
  }>;
  /** The questions of the record that is open, in order; no outcome where one was not answered. */
  questions(): Promise<
    readonly { readonly prompt: string; readonly outcome: Outcome | undefined }[]
  >;
  /** Her records in their list, the newest first, by the title of their lesson. */
  listed(): Promise<readonly string[]>;
  lessonToContinue(): Promise<string | undefined>;
  /** Whether the record that is open is still to be sent. */
  isUnsent(): Promise<boolean>;
  /** What the record that is open says of the next day, and how many questions there are then to review. */
  tomorrow(): Promise<{ readonly kind: Tomorrow['kind']; readonly count: number | undefined }>;
}
