/**
 * Small things that this device keeps for the learner, as text.
 *
 * - `read` gives what was written last, also after opening again; `undefined` when nothing was.
 * - `names` lists what is there whose name begins so, in no order.
 * - What was removed is there no more; removing what is not there does nothing.
 * - A device that refuses storage forgets on closing, and never fails.
 */
export interface Preferences {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  names(beginning: string): readonly string[];
}
