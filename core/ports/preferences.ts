/**
 * Small choices of the learner, kept on this device.
 *
 * - `read` gives what was written last, also after opening again; `undefined` when nothing was.
 * - A device that refuses storage forgets on closing, and never fails.
 */
export interface Preferences {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
}
